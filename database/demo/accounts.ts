import type { MarketCode } from '@omsorg/domain/market.ts'
import { type AccountLine, administration, customerService } from './operator-accounts.ts'

/** One password for every account of the demo world. */
export const demoPassword = 'Omsorg-2026-demo!'

/** The secret of the authenticator app of `app.se`, in base32: whoever likes adds it to an app of their own. */
export const demoApp = { userName: 'app.se', secret: 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ' } as const

/** An account that the sign-in page of demo mode offers. Plain data: whoever shows it chooses the language. */
export interface DemoAccount {
  readonly userName: string
  readonly application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
  readonly market: MarketCode
  /** English, for the terminal. */
  readonly who: string
  readonly description: Readonly<Record<'en' | 'sv' | 'fi' | 'dk', string>>
}

const guide: readonly AccountLine[] = [
  [
    'prescriber.se',
    10,
    'Prescribes and orders at two care places',
    'Förskriver och beställer på två vårdplatser',
    'Määrää ja tilaa kahdessa hoitopaikassa',
    'Bevilger og bestiller på to plejesteder',
  ],
  [
    'orderer.se',
    10,
    'Orders at one care place',
    'Beställer på en vårdplats',
    'Tilaa yhdessä hoitopaikassa',
    'Bestiller på ét plejested',
  ],
  [
    'purchaser.se',
    10,
    'Orders for the care place, sees no persons',
    'Beställer till vårdplatsen, ser inga personer',
    'Tilaa hoitopaikalle, ei näe henkilöitä',
    'Bestiller til plejestedet, ser ingen personer',
  ],
  [
    'requester.se',
    10,
    'Asks for prescriptions to be renewed',
    'Begär att förskrivningar förnyas',
    'Pyytää määräysten uusimista',
    'Beder om fornyelse af bevillinger',
  ],
  [
    'dispense.se',
    10,
    'Handles dispensations',
    'Hanterar dispenser',
    'Käsittelee poikkeusluvat',
    'Håndterer dispensationer',
  ],
  [
    'specialist.se',
    10,
    'Specialist, sees the specialist assortment',
    'Specialist, ser specialistsortimentet',
    'Erikoisosaaja, näkee erikoisvalikoiman',
    'Specialist, ser specialistsortimentet',
  ],
  [
    'restricted.se',
    10,
    'Prescribes from the agreement alone',
    'Förskriver enbart ur avtalet',
    'Määrää vain sopimusvalikoimasta',
    'Bevilger kun fra aftalen',
  ],
  [
    'cuadmin.se',
    10,
    'Administers a care unit, and is a nurse there',
    'Administrerar en vårdenhet och är sjuksköterska där',
    'Hoitoyksikön pääkäyttäjä ja sairaanhoitaja',
    'Administrerer en plejeenhed og er sygeplejerske der',
  ],
  [
    'news.se',
    10,
    'Writes news, and is a nurse',
    'Skriver nyheter och är sjuksköterska',
    'Kirjoittaa uutisia ja on sairaanhoitaja',
    'Skriver nyheder og er sygeplejerske',
  ],
  [
    'ranking.se',
    10,
    "Keeps the client's ranking and own article numbers, and is a nurse",
    'Sköter kundens ordning och egna artikelnummer och är sjuksköterska',
    'Ylläpitää organisaation tuotejärjestystä ja omia tuotenumeroita, sairaanhoitaja',
    'Holder styr på kundens rækkefølge og egne varenumre og er sygeplejerske',
  ],
  [
    'parent.se',
    10,
    'One sign-in for work at two clients',
    'En inloggning för arbete hos två kunder',
    'Yksi kirjautuminen kahden organisaation työhön',
    'Ét login til arbejde hos to kunder',
  ],
  [
    'nurse.se',
    10,
    'Nurse: looks after persons and chooses products, neither prescribes nor orders',
    'Sjuksköterska: tar hand om vårdtagare och väljer produkter, förskriver och beställer inte',
    'Sairaanhoitaja: hoitaa asiakkaita ja valitsee tuotteita, ei määrää eikä tilaa',
    'Sygeplejerske: tager sig af borgere og vælger produkter, bevilger og bestiller ikke',
  ],
  [
    'investigator.se',
    10,
    'Investigates needs, keeps leakage diaries and chooses products',
    'Utreder behov, för läckagedagböcker och väljer produkter',
    'Kartoittaa tarpeita, pitää vuotopäiväkirjoja ja valitsee tuotteita',
    'Udreder behov, fører lækagedagbøger og vælger produkter',
  ],
  [
    'areas.se',
    10,
    'Orders incontinence and nutrition products; lines of other areas are set aside',
    'Beställer inkontinens- och nutritionsprodukter; rader från andra områden läggs åt sidan',
    'Tilaa inkontinenssi- ja ravitsemustuotteita; muiden alueiden rivit jäävät sivuun',
    'Bestiller inkontinens- og ernæringsprodukter; linjer fra andre områder lægges til side',
  ],
  [
    'crphandler.se',
    10,
    'Gives persons and their representatives accounts of their own',
    'Ger vårdtagare och deras företrädare egna konton',
    'Antaa asiakkaille ja heidän edustajilleen omat tilit',
    'Giver borgere og deres repræsentanter egne konti',
  ],
  [
    'reports.se',
    10,
    'Receives reports of the whole region, and is a nurse',
    'Tar emot rapporter för hela regionen och är sjuksköterska',
    'Vastaanottaa koko alueen raportteja ja on sairaanhoitaja',
    'Modtager rapporter for hele regionen og er sygeplejerske',
  ],
  [
    'several.se',
    10,
    'Three care places and no default',
    'Tre vårdplatser, ingen förvald',
    'Kolme hoitopaikkaa, ei oletusta',
    'Tre plejesteder, ingen som standard',
  ],
  [
    'noplace.se',
    10,
    'Belongs to no care place',
    'Hör inte till någon vårdplats',
    'Ei kuulu mihinkään hoitopaikkaan',
    'Hører ikke til noget plejested',
  ],
  [
    'prescriber.fi',
    30,
    'Prescribes and orders in Finland',
    'Förskriver och beställer i Finland',
    'Määrää ja tilaa Suomessa',
    'Bevilger og bestiller i Finland',
  ],
  [
    'prescriber.no',
    40,
    'Prescribes and orders in Norway',
    'Förskriver och beställer i Norge',
    'Määrää ja tilaa Norjassa',
    'Bevilger og bestiller i Norge',
  ],
  [
    'prescriber.dk',
    80,
    'Prescribes and orders in Denmark',
    'Förskriver och beställer i Danmark',
    'Määrää ja tilaa Tanskassa',
    'Bevilger og bestiller i Danmark',
  ],
  [
    'restricted.dk',
    80,
    'Prescribes from the agreement alone in Denmark',
    'Förskriver enbart ur avtalet i Danmark',
    'Määrää vain sopimusvalikoimasta Tanskassa',
    'Bevilger kun fra aftalen i Danmark',
  ],
  [
    'twofactor.se',
    10,
    'Orders; the code comes by e-mail to the demo mailbox',
    'Beställer; koden kommer med e-post till demobrevlådan',
    'Tilaa; koodi tulee sähköpostilla demopostilaatikkoon',
    'Bestiller; koden kommer på e-mail til demopostkassen',
  ],
  [
    'app.se',
    10,
    'Orders; the code of the app stands beside the demo mailbox',
    'Beställer; koden från appen visas vid demobrevlådan',
    'Tilaa; sovelluksen koodi näkyy demopostilaatikon vieressä',
    'Bestiller; koden fra appen vises ved demopostkassen',
  ],
  ['inactive.se', 10, 'The account is inactive', 'Kontot är inaktivt', 'Tili ei ole käytössä', 'Kontoen er inaktiv'],
  ['locked.se', 10, 'The account is locked', 'Kontot är låst', 'Tili on lukittu', 'Kontoen er låst'],
  [
    'pending.se',
    10,
    'The registration is not finished',
    'Registreringen är inte klar',
    'Rekisteröinti on kesken',
    'Registreringen er ikke færdig',
  ],
  [
    'newcomer.se',
    10,
    'Is new: the welcome mail lies in the demo mailbox',
    'Är ny: välkomstmejlet ligger i demobrevlådan',
    'On uusi: tervetuloviesti on demopostilaatikossa',
    'Er ny: velkomstmailen ligger i demopostkassen',
  ],
]

function accountsOf(application: DemoAccount['application'], lines: readonly AccountLine[]): DemoAccount[] {
  return lines.map(([userName, market, en, sv, fi, dk]) => ({
    userName,
    application,
    market,
    who: en,
    description: { en, sv, fi, dk },
  }))
}

export const demoAccounts: readonly DemoAccount[] = [
  ...accountsOf('GUIDE', guide),
  ...accountsOf('PRINCIPAL', administration),
  ...accountsOf('CSP', customerService),
]

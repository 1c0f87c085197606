import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const itemReplacement: FurtherTexts['itemReplacement'] = {
  lead: 'Se, hvem det berører, og offentliggør så. Afgivne bestillinger røres ikke, og alle kan bestille imens.',
  choose: 'Hvilken vare',
  from: 'Erstattes',
  to: 'Med',
  search: 'Navn eller varenummer',
  searchHelp: 'Mindst to tegn.',
  nothingFound: 'Ingen vare på markedet hedder sådan.',
  unknownItem: ({ itemNumber }) => `Vare ${itemNumber} findes ikke på markedet.`,
  chooseAnother: 'Vælg en anden',
  where: 'Hvor',
  everywhere: 'Alle kunder på markedet',
  oneClient: 'Én kunde',
  oneClientLater: 'Vælg først begge varer: så vises de kunder, der har den vare, som erstattes.',
  stoodStill:
    'Det er ikke gået fremad i tredive minutter. Det, der er gjort, står ved magt, og et nyt forsøg tager resten.',
  client: 'Kunde',
  chooseClient: 'Vælg en kunde',
  begin: 'Vælg begge varer for at se, hvem det berører.',
  reached: 'Hvem berøres',
  carePlaces: 'Plejesteder',
  prescriptions: 'Bevillinger',
  cartItems: 'Valgte',
  preliminaryOrders: 'Foreløbige',
  nobody: 'Ingen har varen. Intet ville ændre sig.',
  arithmetic: 'Sådan omregnes mængden',
  arithmeticNote: 'Antallet af stk. afgør, rundet op til hele pakker. Ingen får færre stk.',
  perWithdrawal: 'Pakker pr. udlevering',
  left: 'Pakker tilbage',
  becomes: 'bliver',
  publish: 'Offentliggør erstatningen',
  publishLoses:
    'Det begynder med det samme og tages ikke tilbage af sig selv. Vil I have den tidligere vare igen, erstatter I den anden vej.',
  typeTheNumber: 'Skriv antallet af bevillinger',
  typeTheNumberFirst: 'Skriv først antallet ovenfor.',
  published: 'Erstatningen er begyndt. Du kan forlade siden.',
  countsChanged: 'Tallene har ændret sig, siden du så på dem. Her er de nye.',
  history: 'I gang og udført',
  state: 'Tilstand',
  replacement: 'Erstatning',
  progress: 'Hvor langt',
  next: 'Næste trin',
  none: 'Ingen vare er erstattet endnu',
  waits: 'Venter på den, der er i gang',
  retry: 'Prøv igen',
  skip: 'Afslut uden dem',
  skipQuestion: 'Afslut erstatningen med noget tilbage?',
  skipLoses: 'Det, der er tilbage, beholder sin tidligere vare. Årsagen står i historikken.',
  skipReason: 'Årsag',
  skipped: 'Erstatningen er afsluttet.',
  retried: 'Den fortsætter med det, der er tilbage.',
  itemFacts: ({ itemNumber, number }) =>
    number === null ? `Vare ${itemNumber}` : `Vare ${itemNumber}, ${number} stk. pr. pakke`,
  hits: ({ count }) => plural('dk', count, { one: '# vare fundet', other: '# varer fundet' }),
  title: ({ from, count }) => `Erstat ${from} i ${plural('dk', count, { one: '# bevilling', other: '# bevillinger' })}`,
  question: ({ count, of }) =>
    `Erstat i ${plural('dk', count, { one: '# bevilling', other: '# bevillinger' })} hos ${plural('dk', of, { one: '# kunde', other: '# kunder' })}?`,
  merged: ({ count, to }) =>
    `${plural('dk', count, { one: '# har', other: '# har' })} allerede ${to}. Linjen lukkes, og dens pakker lægges til den linje, der findes.`,
  notes: ({ count, from }) =>
    `${plural('dk', count, { one: '# har', other: '# har' })} en note, der nævner ${from}. Noten bliver stående, som den er skrevet.`,
  placed: ({ count }) =>
    plural('dk', count, { one: '# afgiven bestilling røres ikke.', other: '# afgivne bestillinger røres ikke.' }),
  calculation: ({ packages, from, pieces, to, result }) =>
    `${packages} × ${from} = ${pieces} stk., divideret med ${to} = ${result} pk.`,
  sum: ({ done, total }) => `${done} af ${total}`,
  alsoDone: ({ count, of }) =>
    `${plural('dk', count, { one: '# valgt produkt', other: '# valgte produkter' })}, ${plural('dk', of, { one: '# foreløbig bestilling', other: '# foreløbige bestillinger' })}`,
  busy: ({ count }) =>
    plural('dk', count, {
      one: '# blev ændret af en anden imens. Det går som regel næste gang.',
      other: '# blev ændret af en anden imens. Det går som regel næste gang.',
    }),
  failed: ({ count }) =>
    plural('dk', count, {
      one: '# kunne ikke erstattes. Prøv igen, og sig det til supporten, hvis det bliver ved.',
      other: '# kunne ikke erstattes. Prøv igen, og sig det til supporten, hvis det bliver ved.',
    }),
  skippedBy: ({ name, reason }) => `Afsluttet af ${name}: ${reason}`,
  byOn: ({ name, on }) => `${name}, ${on}`,
  states: { requested: 'Anmodet', started: 'Startet', stalled: 'Gik i stå', finished: 'Færdig' },
  blocks: {
    unfinished: 'En erstatning af en af varerne er ikke færdig. Den står herunder.',
    'other-area': 'Varerne hører til forskellige terapiområder.',
    'not-sellable': 'Den nye vare kan ikke sælges.',
    'same-item': 'En vare kan ikke erstatte sig selv.',
  },
}

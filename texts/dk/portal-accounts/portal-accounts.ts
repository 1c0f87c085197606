import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const portalAccounts: FurtherTexts['portalAccounts'] = {
  title: 'Portalkonti',
  tab: 'Portalkonti',
  note: 'For den, der selv vil se, bestille og bede om fornyelse i borgerportalen.',
  give: 'Giv en konto',
  empty: 'Ingen har en konto endnu',
  everybody: 'Alle i oplysningerne har allerede en konto.',
  emptyNext: 'Med en konto kan personen, eller den der repræsenterer vedkommende, følge det, der bestilles.',
  off: 'Jeres plejested bruger ikke portalkonti.',
  holders: { self: 'Egen konto', guardian: 'Forælder', trustee: 'Værge' },
  hidden: 'Navnet er skjult',
  columns: { holder: 'Indehaver', contact: 'Kontakt', status: 'Status', actions: 'Handlinger' },
  status: { created: 'Mail på vej', 'mail-sent': 'Mail sendt', active: 'Aktiv' },
  sent: ({ time, date }) => `${time}, gælder til ${date}`,
  linkEnded: ({ date }) => `Linket udløb ${date}.`,
  activeSince: ({ date }) => `Siden ${date}`,
  failed: 'Mailen nåede ikke frem',
  failedNext: 'Tjek adressen med indehaveren. Fjern kontoen og giv en ny, hvis den er forkert.',
  consent: ({ date, by }) => (by === '' ? `Samtykke ${date}` : `Samtykke ${date}, ${by}`),
  accessEnd: {
    'no-longer-representative': 'Står ikke længere i oplysningerne. Kontoen viser ikke mere om personen.',
    'of-age': 'Personen er myndig. Kontoen viser ikke mere om vedkommende.',
  },
  resend: 'Send igen',
  alreadyActive: 'Allerede aktiv',
  resendQuestion: 'Send en ny mail?',
  resendBody: 'Linket i den forrige mail holder op med at gælde. Det nye gælder i 7 dage.',
  resent: 'En ny mail er på vej.',
  remove: 'Fjern',
  removeQuestion: ({ name }) => (name === '' ? 'Fjern kontoen?' : `Fjern kontoen for ${name}?`),
  removeOne: 'Kun for denne person',
  removeOneLast: 'Kontoen gælder ingen andre og bliver slettet.',
  removeOneKept: ({ count }) =>
    plural('dk', count, {
      one: 'Kontoen findes stadig for # anden person.',
      other: 'Kontoen findes stadig for # andre personer.',
    }),
  removeAll: ({ count }) => plural('dk', count, { one: 'For # person', other: 'For alle # personer' }),
  removeAllHelp: 'Kontoen slettes, og den, der bruger den, logges ud med det samme.',
  removeAllSure: 'Ja, slet kontoen',
  removeAllAsk: 'Kontoen slettes også for personer på andre plejesteder. Tryk en gang til for at slette.',
  removeKeeps: 'Det, der er bestilt, og samtykket findes stadig i historikken.',
  removeAction: 'Fjern kontoen',
  removedOne: 'Kontoen gælder ikke længere denne person.',
  removedAll: 'Kontoen er slettet.',
  keep: 'Behold',
  form: {
    title: 'Giv en konto',
    lead: ({ name }) =>
      name === ''
        ? 'Portalen er for den, der selv vil se, bestille og bede om fornyelse for personen.'
        : `Portalen er for den, der selv vil se, bestille og bede om fornyelse for ${name}.`,
    who: 'Hvem får kontoen?',
    nobody: 'Ingen kan få en konto nu.',
    email: 'E-mail',
    emailConfirm: 'E-mail en gang til',
    emailsDiffer: 'Ikke den samme som den første. Skriv den igen.',
    mobile: 'Mobil',
    mobileHelp: 'Koden ved login sendes hertil.',
    consent: ({ name }) =>
      name === ''
        ? 'Indehaveren giver samtykke til, at oplysningerne bruges til kontoen'
        : `${name} giver samtykke til, at oplysningerne bruges til kontoen`,
    consentHelp: ({ date }) => `Gemmes med dagens dato, ${date}, og dit navn.`,
    consentMissing: 'Bed om samtykke, og markér det her. Uden det kan der ikke oprettes en konto.',
    mailNote: 'Indehaveren får en mail med et link. Det gælder i 7 dage og kan bruges én gang.',
    next: 'Gå videre',
    checkTitle: 'Læs oplysningerne op',
    checkLead: 'Læs e-mail og mobilnummer op for indehaveren. De kan ikke ændres her bagefter.',
    correct: 'Ret',
    create: 'Opret konto og send mail',
    created: 'Kontoen er oprettet, og mailen er på vej.',
    joined: 'Den konto, der fandtes, gælder nu også denne person. Der var ikke brug for en mail.',
    discard: 'Luk uden at give en konto? Det, du har skrevet, går tabt.',
  },
  blocks: {
    'setting-off': 'Jeres plejested bruger ikke portalkonti.',
    'recipient-deceased': 'Personen er død.',
    'recipient-inactive': 'Personen er inaktiv. Aktivér først.',
    'recipient-inactive-at-place': 'Personen er inaktiv på dette plejested.',
    'has-account': 'Har allerede en konto.',
    'of-age': 'Personen er myndig, så en forælder kan ikke have en konto.',
    'two-already': 'To andre har allerede konti, flere kan der ikke være.',
    'not-adult': 'Er under 18 år. Kun voksne kan have en konto.',
    'age-unknown': 'Alderen er ukendt. Udfyld først personnummeret i oplysningerne.',
  },
  mail: {
    subject: 'Din konto i borgerportalen',
    text: ({ address, count }) =>
      plural('dk', count, {
        one: 'Du har fået en konto i borgerportalen. Aktivér den inden # dag:',
        other: 'Du har fået en konto i borgerportalen. Aktivér den inden # dage:',
      }) +
      `\n\n${address}\n\nLinket kan bruges én gang. Ved du ikke, hvad det drejer sig om, skal du ikke gøre noget. Svar læses ikke.`,
  },
}

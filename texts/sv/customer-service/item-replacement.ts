import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const itemReplacement: FurtherTexts['itemReplacement'] = {
  lead: 'Se vem det berör och publicera sedan. Lagda beställningar rörs inte, och alla kan beställa under tiden.',
  choose: 'Vilken artikel',
  from: 'Ersätts',
  to: 'Med',
  search: 'Namn eller artikelnummer',
  searchHelp: 'Minst två tecken.',
  nothingFound: 'Ingen artikel på marknaden heter så.',
  unknownItem: ({ itemNumber }) => `Artikel ${itemNumber} finns inte på marknaden.`,
  chooseAnother: 'Välj en annan',
  where: 'Var',
  everywhere: 'Alla kunder på marknaden',
  oneClient: 'En kund',
  oneClientLater: 'Välj båda artiklarna först: då visas kunderna som har den som ersätts.',
  stoodStill:
    'Det har inte gått framåt på trettio minuter. Det som är gjort står kvar, och ett nytt försök tar resten.',
  client: 'Kund',
  chooseClient: 'Välj en kund',
  begin: 'Välj båda artiklarna för att se vem det berör.',
  reached: 'Vem berörs',
  carePlaces: 'Vårdplatser',
  prescriptions: 'Förskrivningar',
  cartItems: 'Valda',
  preliminaryOrders: 'Preliminära',
  nobody: 'Ingen har artikeln. Inget skulle ändras.',
  arithmetic: 'Så räknas mängden om',
  arithmeticNote: 'Antalet stycken styr, avrundat uppåt till hela paket. Ingen får färre stycken.',
  perWithdrawal: 'Paket per uttag',
  left: 'Paket kvar',
  becomes: 'blir',
  publish: 'Publicera ersättningen',
  publishLoses:
    'Det börjar genast och tas inte tillbaka av sig självt. Vill ni ha tillbaka den förra artikeln ersätter ni åt andra hållet.',
  typeTheNumber: 'Skriv antalet förskrivningar',
  typeTheNumberFirst: 'Skriv först antalet ovan.',
  published: 'Ersättningen har börjat. Du kan lämna sidan.',
  countsChanged: 'Antalen har ändrats sedan du tittade. Här är de nya.',
  history: 'Pågår och gjorda',
  state: 'Läge',
  replacement: 'Ersättning',
  progress: 'Hur långt',
  next: 'Nästa steg',
  none: 'Ingen artikel har ersatts än',
  waits: 'Väntar på den som pågår',
  retry: 'Försök igen',
  skip: 'Avsluta utan dem',
  skipQuestion: 'Avsluta ersättningen med något kvar?',
  skipLoses: 'Det som är kvar behåller sin förra artikel. Skälet står i historiken.',
  skipReason: 'Skäl',
  skipped: 'Ersättningen är avslutad.',
  retried: 'Den fortsätter med det som är kvar.',
  itemFacts: ({ itemNumber, number }) =>
    number === null ? `Art. ${itemNumber}` : `Art. ${itemNumber}, ${number} st per paket`,
  hits: ({ count }) => plural('sv', count, { one: '# artikel hittades', other: '# artiklar hittades' }),
  title: ({ from, count }) =>
    `Ersätt ${from} i ${plural('sv', count, { one: '# förskrivning', other: '# förskrivningar' })}`,
  question: ({ count, of }) =>
    `Ersätt i ${plural('sv', count, { one: '# förskrivning', other: '# förskrivningar' })} hos ${plural('sv', of, { one: '# kund', other: '# kunder' })}?`,
  merged: ({ count, to }) =>
    `${plural('sv', count, { one: '# har', other: '# har' })} redan ${to}. Raden stängs och dess paket läggs till den rad som finns.`,
  notes: ({ count, from }) =>
    `${plural('sv', count, { one: '# har', other: '# har' })} en anteckning som nämner ${from}. Anteckningen står kvar som den är skriven.`,
  placed: ({ count }) =>
    plural('sv', count, { one: '# lagd beställning rörs inte.', other: '# lagda beställningar rörs inte.' }),
  calculation: ({ packages, from, pieces, to, result }) =>
    `${packages} × ${from} = ${pieces} st, delat med ${to} = ${result} pkt`,
  sum: ({ done, total }) => `${done} av ${total}`,
  alsoDone: ({ count, of }) =>
    `${plural('sv', count, { one: '# vald produkt', other: '# valda produkter' })}, ${plural('sv', of, { one: '# preliminär beställning', other: '# preliminära beställningar' })}`,
  busy: ({ count }) =>
    plural('sv', count, {
      one: '# ändrades av någon annan just då. Det går oftast nästa gång.',
      other: '# ändrades av någon annan just då. Det går oftast nästa gång.',
    }),
  failed: ({ count }) =>
    plural('sv', count, {
      one: '# kunde inte ersättas. Försök igen, och säg till supporten om det består.',
      other: '# kunde inte ersättas. Försök igen, och säg till supporten om det består.',
    }),
  skippedBy: ({ name, reason }) => `Avslutad av ${name}: ${reason}`,
  byOn: ({ name, on }) => `${name}, ${on}`,
  states: { requested: 'Begärd', started: 'Startad', stalled: 'Stannade', finished: 'Klar' },
  blocks: {
    unfinished: 'En ersättning av någon av artiklarna är inte klar. Den står här nedanför.',
    'other-area': 'Artiklarna hör till olika terapiområden.',
    'not-sellable': 'Den nya artikeln kan inte säljas.',
    'same-item': 'En artikel kan inte ersätta sig själv.',
  },
}

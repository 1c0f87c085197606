import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const renewalQueue: FurtherTexts['renewalQueue'] = {
  tab: 'Slutter snart',
  title: ({ count, date }) =>
    plural('dk', count, {
      zero: `Intet slutter før ${date}`,
      one: `# produkt slutter før ${date}`,
      other: `# produkter slutter før ${date}`,
    }),
  lead: 'Gå dem igennem én efter én. Intet fornyes, før du bekræfter.',
  emptyBody: 'Bevillinger kommer her, når de snart slutter.',
  within: 'Det, der slutter inden for',
  days: ({ count }) => plural('dk', count, { one: '# dag', other: '# dage' }),
  search: 'Navn, værelse eller produkt',
  order: 'Rækkefølge',
  orders: { room: 'Efter værelse', end: 'Efter slutdato' },
  onlyOpen: 'Kun ubesvarede',
  noMatch: 'Ingen linjer passer.',
  caption: 'Linjer, der snart slutter',
  columns: {
    person: 'Værelse og borger',
    product: 'Produkt',
    end: 'Slutter',
    drawn: 'Hentet af bevilget, pakker',
    next: 'Ny, udleveringer',
    answer: 'Svar',
  },
  of: ({ drawn, whole }) => `${drawn} af ${whole}`,
  same: 'ens',
  byDays: ({ count }) => plural('dk', count, { zero: 'I dag', one: '# dag', other: '# dage' }),
  row: ({ at, of, name, product, drawn, state }) =>
    `Linje ${at} af ${of}, ${name}, ${product}, hentet ${drawn}. ${state}`,
  rowShort: ({ at, of }) => `Linje ${at} af ${of}`,
  times: ({ withdrawals, packages }) => `${withdrawals} × ${packages}`,
  plain: ({ count }) =>
    plural('dk', count, {
      one: 'Forny #, hvor næsten alt er hentet',
      other: 'Forny alle #, hvor næsten alt er hentet',
    }),
  plainDone: ({ count }) =>
    plural('dk', count, { one: '# linje fik svaret Forny', other: '# linjer fik svaret Forny' }),
  states: { renew: 'Forny', changed: 'Ændret', no: 'Nej', cannot: 'Kan ikke', open: 'Ubesvaret' },
  renew: 'Forny',
  no: 'Nej',
  change: 'Ret',
  less: 'Én pakke mindre',
  more: 'Én pakke mere',
  toPace: ({ times }) => `Ret til ${times}`,
  drawnLess: ({ drawn, whole }) =>
    `${drawn} af ${whole} pakker er hentet: klart mindre, end der burde være hentet i dag.`,
  drawnMore: ({ drawn, whole }) => `${drawn} pakker er hentet, mere end de ${whole}, der blev bevilget.`,
  used: ({ use }) => `Bevilget: ${use}.`,
  asked: ({ name }) => `${name} har bedt om den.`,
  youSaidNo: ({ reason }) => `Du siger nej: ”${reason}”.`,
  saidNo: ({ name, date, reason }) => `${name} sagde nej ${date}: ”${reason}”.`,
  open: 'Åbn bevillingen',
  blocks: {
    notSellable: 'Sælges ikke længere. Den ophører med bevillingen.',
    needsSpecialist: 'Kræver en specialist. Den bliver, til den slutter.',
    needsDispenseHandler: 'Kræver den dispensationsansvarlige. Den bliver, til den slutter.',
    'renewed-meanwhile': 'Blev fornyet eller afsluttet i mellemtiden.',
    'row-not-found': 'Den er ikke længere her.',
  },
  byWhom: ({ name, when }) => `${name}, ${when}`,
  whyNo: 'Hvorfor ikke',
  noReasons: { investigation: 'Ny udredning først', needless: 'Er ikke længere nødvendig' },
  quick: 'Eller vælg',
  noMissing: 'Skriv, hvorfor den ikke fornyes.',
  noNext: 'Nej, næste linje',
  soFar: 'Indtil nu',
  kept: ({ time }) => `Gemt ${time}`,
  renewedNow: 'Fornyes nu',
  start: 'Den nye begynder',
  starts: {
    'after-end': 'Dagen efter den gamle',
    'after-endHelp': 'Der kan hentes fra den gamle indtil da. Det, der er brugt op, begynder i dag.',
    today: 'I dag',
    todayHelp: 'Det, der fornyes, ophører i den gamle i dag.',
  },
  confirm: ({ count }) => plural('dk', count, { zero: 'Bekræft', one: 'Forny #', other: 'Forny #' }),
  nothing: 'Svar på mindst én linje først.',
  leftOver: ({ count }) =>
    plural('dk', count, {
      zero: 'Alle linjer er besvaret.',
      one: '# ubesvaret linje bliver i køen.',
      other: '# ubesvarede linjer bliver i køen.',
    }),
  nextOpen: 'Næste ubesvarede',
  question: ({ count }) =>
    plural('dk', count, { zero: 'Bekræft dine svar?', one: 'Forny # produkt?', other: 'Forny # produkter?' }),
  questionStart: {
    'after-end': 'De begynder dagen efter, at de gamle slutter.',
    today: 'De begynder i dag og ophører i de gamle bevillinger.',
  },
  changedOnes: ({ count }) =>
    plural('dk', count, { one: '# har et andet antal pakker end før.', other: '# har et andet antal pakker end før.' }),
  askedOnes: ({ count }) =>
    plural('dk', count, { one: '# ønske besvares samtidig.', other: '# ønsker besvares samtidig.' }),
  notOnes: ({ no, cannot, open }) => `Fornyes ikke: ${no} nej, ${cannot} kan ikke, ${open} ubesvarede.`,
  progress: ({ done, of }) => `${done} af ${of} sendt`,
  done: ({ count }) => plural('dk', count, { zero: 'Intet blev fornyet', one: '# er fornyet', other: '# er fornyet' }),
  declined: ({ count }) => plural('dk', count, { one: '# nej er noteret.', other: '# nej er noteret.' }),
  refused: ({ count }) =>
    plural('dk', count, { one: '# blev ikke fornyet og bliver her:', other: '# blev ikke fornyet og bliver her:' }),
  unsent: ({ count }) =>
    plural('dk', count, {
      one: '# svar blev ikke sendt. Det er gemt: bekræft igen.',
      other: '# svar blev ikke sendt. De er gemt: bekræft igen.',
    }),
  noAnswer: 'Vi fik ikke svar',
  noAnswerNext: 'Dine svar bliver stående. Bekræft igen, når forbindelsen er tilbage: intet fornyes to gange.',
  hasMore: 'Der slutter flere linjer inden da, end der er plads til her. De, der slutter først, vises.',
  keys: {
    label: 'Taster',
    row: 'linje',
    renew: 'forny, næste',
    no: 'nej med begrundelse',
    pace: 'ret til det hentede',
    packages: 'ret pakkerne',
    open: 'åbn',
    undo: 'fortryd',
    confirm: 'bekræft',
  },
  undone: 'Fortrudt',
}

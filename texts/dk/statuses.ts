import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const statuses: Texts['statuses'] = {
  prescription: {
    preliminary: 'Foreløbig',
    active: 'Aktiv',
    finished: 'Udløbet',
    renew: 'Skal fornyes',
    closed: 'Afsluttet',
  },
  leanPrescription: {
    notCreated: 'Ikke oprettet',
    active: 'Aktiv',
    closed: 'Afsluttet',
  },
  row: {
    preliminary: 'Foreløbig',
    active: 'Aktiv',
    usedUp: 'Opbrugt',
    closed: 'Afsluttet',
  },
  addition: {
    unknown: 'Ukendt',
    active: 'Aktivt',
    noRefills: 'Opbrugt',
    expired: 'Udløbet',
    cancelled: 'Annulleret',
  },
  renewalRequest: {
    pending: 'Venter',
    accepted: 'Godkendt',
    rejected: 'Afvist',
  },
  investigation: {
    inProgress: 'I gang',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    closed: 'Lukket',
    interrupted: 'Afbrudt',
  },
  order: {
    undefined: 'Ukendt',
    saved: 'Kladde',
    ordered: 'Bestilt',
  },
  erp: {
    1: 'Bestilt',
    2: 'Sendt til leverandør',
    3: 'Modtaget hos leverandør',
    4: 'Delvist leveret',
    5: 'Under levering',
    6: 'Faktureret, varer sendt',
    7: 'Afvist eller annulleret',
  },
  erpMarks: {
    notReported: 'Ikke meldt',
    refused: 'Afvist',
    cancelled: 'Annulleret',
    cancelAsked: 'Annullering ønsket',
    cancelRefused: 'For sent at annullere',
    stuck: 'Intet svar fra leverandøren',
  },
  orderType: {
    homeDelivery: 'Hjemmelevering',
    group: 'Gruppebestilling',
    individual: 'Plejehjemsbestilling',
    withdrawal: 'Hjemmelevering fra bevilling',
  },
  orderKind: {
    preorder: 'Forudbestilling',
    express: 'Ekspresbestilling',
  },
  orderSource: {
    guide: 'Bestilt af personale',
    crp: 'Bestilt i borgerportalen',
  },
  nextOrder: {
    timeToOrder: 'Skal bestilles',
    soon: 'Snart',
    recentlyOrdered: 'Nyligt bestilt',
    consumptionMissing: 'Forbrug mangler',
  },
  nextOrderHelp: {
    timeToOrder: 'Sluppet op eller slipper op i dag',
    soon: ({ count }) => plural('dk', count, { one: 'Inden for # dag', other: 'Inden for # dage' }),
    recentlyOrdered: 'Behøver intet nu',
    consumptionMissing: 'Udfyld for at få et forslag',
  },
  stock: {
    undefined: 'Lager ukendt',
    inStock: 'På lager',
    fewInStock: 'Få på lager',
    notInStock: 'Ikke på lager',
    onOrder: 'Bestillingsvare',
    onOrderInStock: 'Bestillingsvare, på lager',
    uncertainDelivery: 'Usikker levering',
  },
  stockLeadTime: '10–14 dage',
  item: {
    sellable: 'Kan sælges',
    outgoing: 'Udgående',
    deleted: 'Udgået',
    delayed: 'Forsinket',
    notSellable: 'Kan ikke sælges',
  },
  product: {
    active: 'Kan bestilles',
    inactive: 'Kan ikke bestilles',
  },
  careRecipient: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    deceased: 'Afdød',
  },
  agreement: {
    A: 'Aftale',
    C: 'Supplerende',
    D: 'Dispensation',
    S: 'Specialist',
    L: 'Alt',
  },
  preliminaryOrder: {
    saved: 'Gemt',
    ordered: 'Bestilt',
    favorite: 'Favorit',
  },
  replacement: {
    requested: 'Ønsket',
    started: 'Startet',
    stalled: 'Gået i stå',
    finished: 'Færdig',
  },
  news: {
    draft: 'Kladde',
    published: 'Udgivet',
    notPublished: 'Ikke udgivet',
  },
  customerNumber: {
    equal: 'Ens',
    new: 'Nyt',
    deleted: 'Slettet',
    changed: 'Ændret',
  },
  report: {
    pending: 'Laves',
    finished: 'Klar',
    error: 'Mislykkedes',
  },
  claim: {
    registered: 'Registreret',
    sent: 'Sendt',
  },
  portalAccount: {
    created: 'Oprettet',
    activationSent: 'Aktiveringsmail sendt',
    active: 'Aktiv',
  },
}

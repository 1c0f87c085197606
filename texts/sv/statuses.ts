import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const statuses: Texts['statuses'] = {
  prescription: {
    preliminary: 'Preliminär',
    active: 'Aktiv',
    finished: 'Upphörd',
    renew: 'Dags att förnya',
    closed: 'Avslutad',
  },
  leanPrescription: {
    notCreated: 'Inte skapad',
    active: 'Aktiv',
    closed: 'Avslutad',
  },
  row: {
    preliminary: 'Preliminär',
    active: 'Aktiv',
    usedUp: 'Förbrukad',
    closed: 'Avslutad',
  },
  addition: {
    unknown: 'Okänt',
    active: 'Aktivt',
    noRefills: 'Förbrukat',
    expired: 'Utgånget',
    cancelled: 'Avbrutet',
  },
  renewalRequest: {
    pending: 'Väntar',
    accepted: 'Godkänd',
    rejected: 'Avslagen',
  },
  investigation: {
    inProgress: 'Pågår',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    closed: 'Stängd',
    interrupted: 'Avbruten',
  },
  order: {
    undefined: 'Okänd',
    saved: 'Utkast',
    ordered: 'Beställd',
  },
  erp: {
    1: 'Beställd',
    2: 'Skickad till leverantör',
    3: 'Mottagen hos leverantör',
    4: 'Dellevererad',
    5: 'I leverans',
    6: 'Fakturerad, varorna skickade',
    7: 'Nekad eller avbeställd',
  },
  erpMarks: {
    notReported: 'Inte rapporterad',
    refused: 'Nekad',
    cancelled: 'Avbeställd',
    cancelAsked: 'Avbeställning begärd',
    cancelRefused: 'För sent att avbeställa',
    stuck: 'Inget svar från leverantören',
  },
  orderType: {
    homeDelivery: 'Hemleverans',
    group: 'Grupporder',
    individual: 'Boendeorder',
    withdrawal: 'Hemleverans från förskrivning',
  },
  orderKind: {
    preorder: 'Förorder',
    express: 'Expressorder',
  },
  orderSource: {
    guide: 'Beställd av personal',
    crp: 'Beställd i vårdtagarportalen',
  },
  nextOrder: {
    timeToOrder: 'Dags att beställa',
    soon: 'Snart',
    recentlyOrdered: 'Nyligen beställt',
    consumptionMissing: 'Förbrukning saknas',
  },
  nextOrderHelp: {
    timeToOrder: 'Slut eller slut i dag',
    soon: ({ count }) => plural('sv', count, { one: 'Inom # dag', other: 'Inom # dagar' }),
    recentlyOrdered: 'Behöver inget nu',
    consumptionMissing: 'Fyll i för att få förslag',
  },
  stock: {
    undefined: 'Lager okänt',
    inStock: 'I lager',
    fewInStock: 'Få i lager',
    notInStock: 'Inte i lager',
    onOrder: 'Beställningsvara',
    onOrderInStock: 'Beställningsvara, i lager',
    uncertainDelivery: 'Osäker leverans',
  },
  stockLeadTime: '10–14 dagar',
  item: {
    sellable: 'Säljs',
    outgoing: 'Utgående',
    deleted: 'Utgången',
    delayed: 'Försenad',
    notSellable: 'Säljs inte',
  },
  product: {
    active: 'Går att beställa',
    inactive: 'Går inte att beställa',
  },
  careRecipient: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    deceased: 'Avliden',
  },
  agreement: {
    A: 'Avtal',
    C: 'Komplement',
    D: 'Dispens',
    S: 'Specialist',
    L: 'Allt',
  },
  preliminaryOrder: {
    saved: 'Sparad',
    ordered: 'Beställd',
    favorite: 'Favorit',
  },
  replacement: {
    requested: 'Begärt',
    started: 'Startat',
    stalled: 'Har stannat',
    finished: 'Klart',
  },
  news: {
    draft: 'Utkast',
    published: 'Publicerad',
    notPublished: 'Inte publicerad',
  },
  customerNumber: {
    equal: 'Lika',
    new: 'Nytt',
    deleted: 'Borttaget',
    changed: 'Ändrat',
  },
  report: {
    pending: 'Skapas',
    finished: 'Klar',
    error: 'Misslyckades',
  },
  claim: {
    registered: 'Registrerad',
    sent: 'Skickad',
  },
  portalAccount: {
    created: 'Skapat',
    activationSent: 'Aktiveringsmejl skickat',
    active: 'Aktivt',
  },
}

import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const statuses: Texts['statuses'] = {
  prescription: {
    preliminary: 'Alustava',
    active: 'Voimassa',
    finished: 'Päättynyt',
    renew: 'Aika uusia',
    closed: 'Lopetettu',
  },
  leanPrescription: {
    notCreated: 'Ei tehty',
    active: 'Voimassa',
    closed: 'Lopetettu',
  },
  row: {
    preliminary: 'Alustava',
    active: 'Voimassa',
    usedUp: 'Käytetty',
    closed: 'Lopetettu',
  },
  addition: {
    unknown: 'Ei tiedossa',
    active: 'Voimassa',
    noRefills: 'Käytetty',
    expired: 'Vanhentunut',
    cancelled: 'Peruttu',
  },
  renewalRequest: {
    pending: 'Odottaa',
    accepted: 'Hyväksytty',
    rejected: 'Hylätty',
  },
  investigation: {
    inProgress: 'Kesken',
    active: 'Voimassa',
    inactive: 'Ei voimassa',
    closed: 'Suljettu',
    interrupted: 'Keskeytetty',
  },
  order: {
    undefined: 'Ei tiedossa',
    saved: 'Luonnos',
    ordered: 'Tilattu',
  },
  erp: {
    1: 'Tilattu',
    2: 'Lähetetty toimittajalle',
    3: 'Toimittaja on vastaanottanut',
    4: 'Osittain toimitettu',
    5: 'Kuljetuksessa',
    6: 'Laskutettu, tuotteet lähetetty',
    7: 'Hylätty tai peruttu',
  },
  erpMarks: {
    notReported: 'Ei ilmoitettu',
    refused: 'Hylätty',
    cancelled: 'Peruttu',
    cancelAsked: 'Peruutusta pyydetty',
    cancelRefused: 'Peruutus myöhästyi',
    stuck: 'Toimittajalta ei vastausta',
  },
  orderType: {
    homeDelivery: 'Kotitoimitus',
    group: 'Ryhmätilaus',
    individual: 'Hoivakotitilaus',
    withdrawal: 'Kotitoimitus määräyksestä',
  },
  orderKind: {
    preorder: 'Ennakkotilaus',
    express: 'Pikatilaus',
  },
  orderSource: {
    guide: 'Henkilökunnan tilaama',
    crp: 'Tilattu asiakkaan portaalissa',
  },
  nextOrder: {
    timeToOrder: 'Aika tilata',
    soon: 'Pian',
    recentlyOrdered: 'Äskettäin tilattu',
    consumptionMissing: 'Kulutus puuttuu',
  },
  nextOrderHelp: {
    timeToOrder: 'Loppu tai loppuu tänään',
    soon: ({ count }) => plural('fi', count, { one: '# päivän sisällä', other: '# päivän sisällä' }),
    recentlyOrdered: 'Ei tarvitse nyt mitään',
    consumptionMissing: 'Täytä, niin saat ehdotuksen',
  },
  stock: {
    undefined: 'Varasto ei tiedossa',
    inStock: 'Varastossa',
    fewInStock: 'Vähän varastossa',
    notInStock: 'Ei varastossa',
    onOrder: 'Tilaustuote',
    onOrderInStock: 'Tilaustuote, varastossa',
    uncertainDelivery: 'Toimitus epävarma',
  },
  stockLeadTime: '10–14 päivää',
  item: {
    sellable: 'Myynnissä',
    outgoing: 'Poistuva',
    deleted: 'Poistunut',
    delayed: 'Myöhässä',
    notSellable: 'Ei myynnissä',
  },
  product: {
    active: 'Voi tilata',
    inactive: 'Ei voi tilata',
  },
  careRecipient: {
    active: 'Aktiivinen',
    inactive: 'Ei aktiivinen',
    deceased: 'Kuollut',
  },
  agreement: {
    A: 'Sopimus',
    C: 'Täydentävä',
    D: 'Poikkeuslupa',
    S: 'Erityistuote',
    L: 'Koko valikoima',
  },
  preliminaryOrder: {
    saved: 'Tallennettu',
    ordered: 'Tilattu',
    favorite: 'Suosikki',
  },
  replacement: {
    requested: 'Pyydetty',
    started: 'Aloitettu',
    stalled: 'Pysähtynyt',
    finished: 'Valmis',
  },
  news: {
    draft: 'Luonnos',
    published: 'Julkaistu',
    notPublished: 'Ei julkaistu',
  },
  customerNumber: {
    equal: 'Sama',
    new: 'Uusi',
    deleted: 'Poistettu',
    changed: 'Muuttunut',
  },
  report: {
    pending: 'Luodaan',
    finished: 'Valmiina',
    error: 'Epäonnistui',
  },
  claim: {
    registered: 'Kirjattu',
    sent: 'Lähetetty',
  },
  portalAccount: {
    created: 'Luotu',
    activationSent: 'Aktivointiviesti lähetetty',
    active: 'Käytössä',
  },
}

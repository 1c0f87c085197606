import { plural } from '../../plural.ts'
import type { Texts } from '../../shape.ts'

export const careRecipients: Texts['careRecipients'] = {
  list: {
    title: 'Asiakkaat',
    needYou: ({ count }) =>
      plural('fi', count, {
        zero: 'Kukaan ei tarvitse sinua juuri nyt',
        one: 'Yksi asiakas tarvitsee sinua tänään',
        other: '# asiakasta tarvitsee sinua tänään',
      }),
    whatIsDue: ({ toOrder, toRenew }) => {
      const orders = plural('fi', toOrder, {
        zero: 'Ei tilattavaa',
        one: '# asiakkaalle tilattavaa',
        other: '# asiakkaalle tilattavaa',
      })
      const renewals = plural('fi', toRenew, { zero: 'ei uusittavaa', one: '# uusittava', other: '# uusittavaa' })
      return `${orders}, ${renewals}.`
    },
    orderBefore: ({ time, weekday, date }) =>
      `Tilaa ennen klo ${time}, niin varastotuotteet toimitetaan ${weekday}na ${date}.`,
    orderForCount: ({ count }) => plural('fi', count, { one: 'Tilaa yhdelle', other: 'Tilaa # asiakkaalle' }),
    new: 'Uusi asiakas',
    search: 'Nimi, henkilötunnus tai huone',
    searchHelp: ({ count }) =>
      plural('fi', count, {
        one: 'Kirjoita vähintään # merkki tai huoneen numero.',
        other: 'Kirjoita vähintään # merkkiä tai huoneen numero.',
      }),
    protectedHelp: 'Turvakiellon alainen henkilö löytyy vain koko henkilötunnuksella.',
    noneShownToOrder: 'Kenellekään näytetyistä ei voi tilata juuri nyt.',
    byNeed: 'Näytä tarpeen mukaan',
    columns: {
      days: 'Päiviä',
      name: 'Nimi',
      runsOutFirst: 'Loppuu ensin',
      suggestion: 'Ehdotus',
      whereabouts: 'Olinpaikka',
      nextStep: 'Seuraava vaihe',
    },
    filters: {
      room: 'Huone',
      status: 'Tila',
      area: 'Terapia-alue',
    },
    empty: {
      title: 'Täällä ei ole vielä asiakkaita',
      body: 'Lisää ensimmäinen, niin luettelo näyttää, keneltä tarvikkeet ovat loppumassa.',
    },
    calm: {
      title: 'Kukaan ei tarvitse mitään juuri nyt',
      next: ({ date, name }) => `Seuraavaa tilausta odotetaan ${date}: ${name}.`,
    },
  },
  status: {
    active: 'Aktiivinen',
    inactive: 'Ei aktiivinen',
    deceased: 'Kuollut',
  },
  nextOrder: {
    timeToOrder: 'Aika tilata',
    soon: 'Pian',
    recentlyOrdered: 'Äskettäin tilattu',
    consumptionMissing: 'Kulutus puuttuu',
  },
  nextOrderHelp: {
    timeToOrder: 'Lopussa tai loppuu tänään',
    soon: ({ count }) => plural('fi', count, { one: '# päivän sisällä', other: '# päivän sisällä' }),
    recentlyOrdered: 'Ei tarvitse nyt mitään',
    consumptionMissing: 'Täytä, niin saat ehdotuksen',
  },
  supply: {
    daysLeft: ({ count }) =>
      plural('fi', count, { zero: '# päivää jäljellä', one: '# päivä jäljellä', other: '# päivää jäljellä' }),
    outSince: ({ date }) => `Loppui ${date}`,
    outSinceDays: ({ count }) =>
      plural('fi', count, { zero: 'Loppui tänään', one: 'Ollut loppu # päivän', other: 'Ollut loppu # päivää' }),
    outToday: 'Loppuu tänään',
    lastsUntil: ({ date }) => `Riittää ${date} asti`,
    consumptionMissing: 'Kulutusta ei ole ilmoitettu',
    neverOrdered: 'Ei vielä tilattu',
    noProducts: 'Ei vielä tuotteita',
    amount: {
      piece: ({ count }) => plural('fi', count, { one: '#\u00a0kpl', other: '#\u00a0kpl' }),
      bottle: ({ count }) => plural('fi', count, { one: '# pullo', other: '# pulloa' }),
      bag: ({ count }) => plural('fi', count, { one: '# pussi', other: '# pussia' }),
      sachet: ({ count }) => plural('fi', count, { one: '# annospussi', other: '# annospussia' }),
      millilitre: ({ count }) => plural('fi', count, { one: '#\u00a0ml', other: '#\u00a0ml' }),
      gram: ({ count }) => plural('fi', count, { one: '# gramma', other: '# grammaa' }),
    },
  },
  actions: {
    order: 'Tilaa',
    orderCount: ({ count }) => plural('fi', count, { one: 'Tilaa # tuote', other: 'Tilaa # tuotetta' }),
    renew: 'Uusi',
    enterConsumption: 'Ilmoita',
    nothingNeeded: 'Nyt ei tarvita mitään',
    addAddition: 'Tee lisäys',
    edit: 'Muokkaa tietoja',
    copy: 'Kopioi toiseen hoitopaikkaan',
    move: 'Siirrä toiseen hoitopaikkaan',
    activate: 'Aktivoi',
    deactivate: 'Poista käytöstä',
  },
  header: {
    identity: ({ gender, age, number }) => `${gender}, ${age}. Henkilötunnus ${number}`,
    identityNumber: 'Henkilötunnus',
    temporaryNumber: 'Väliaikainen tunnus',
    mayBeOrdered: 'Voi tilata',
    mayBeOrderedWhy: 'Osoite, sopimus ja asiakasnumero ovat kunnossa',
    status: 'Tila',
    alive: ({ date }) => `Elossa väestötietojen mukaan ${date}`,
    deceased: ({ date }) => `Kuollut ${date}`,
    whereabouts: 'Olinpaikka',
    room: ({ room }) => `Huone ${room}`,
    atHome: 'Kotona',
    deliveryToWard: 'Toimitus osastolle',
    throughCarePlace: 'Hoitopaikan kautta',
    representative: 'Edustaja',
    guardian: 'Huoltaja',
    trustee: 'Edunvalvoja',
    born: ({ date }) => `Syntynyt ${date}`,
    pages: 'Asiakkaan sivut',
    notFound: {
      title: 'Asiakasta ei löydy',
      body: 'Henkilö on voinut siirtyä toiseen hoitopaikkaan, tai osoitteessa on kirjoitusvirhe.',
      action: 'Näytä kaikki asiakkaat',
    },
  },
  protected: {
    title: 'Turvakielto',
    hidden: 'Nimi ja tunnus piilotettu',
    nameOnLabel: 'Nimi saa olla tarrassa',
    open: 'Näytä nimi ja tunnus',
    question: 'Miksi sinun pitää nähdä ne?',
    reason: 'Peruste',
    logged: 'Peruste kirjataan käyttölokiin. Osoitetta ei näytetä koskaan.',
    delivery: 'Toimitetaan hoitopaikkaan ilman henkilön nimeä.',
  },
  warning: {
    out: ({ count, product }) =>
      plural('fi', count, {
        zero: `${product} loppuu tänään.`,
        one: `${product} on ollut loppu # päivän.`,
        other: `${product} on ollut loppu # päivää.`,
      }),
    orderBefore: ({ time, weekday, date }) => `Tilaa ennen klo ${time}, niin se toimitetaan ${weekday}na ${date}.`,
    deliveredOn: ({ weekday, date }) => `Tänään tilattu toimitetaan ${weekday}na ${date}.`,
  },
  tabs: {
    products: 'Tuotteet',
    orderHistory: 'Tilaushistoria',
    prescriptions: 'Määräykset',
    selectedProducts: 'Valitut tuotteet',
    investigations: 'Kartoitukset',
    planning: 'Suunnittelu',
    portalAccounts: 'Portaalitilit',
  },
  products: {
    columns: {
      product: 'Tuote',
      today: 'Tänään',
      runsOut: 'Loppuu',
      leftToDraw: 'Jäljellä toimitettavaa',
      nextStep: 'Seuraava vaihe',
    },
    empty: 'Ei vielä tuotteita. Valitse ensimmäinen.',
  },
  withdrawals: {
    left: ({ left, of }) => `${left}/${of} toimituskertaa jäljellä`,
    none: 'Toimituskertoja ei ole jäljellä',
    nextAtMost: ({ packages }) => `Seuraavassa enintään ${packages}`,
    lastAtMost: ({ packages }) => `Viimeinen, enintään ${packages}`,
    extraOnly: ({ packages }) => `Vain lisäpakkauksia, enintään ${packages}`,
    expected: ({ date }) => `Seuraava toimituskerta odotettavissa ${date}`,
    canBeRenewed: ({ date }) => `Voi uusia ${date} alkaen`,
  },
  timeline: {
    title: 'Tarvikkeet ja toimitukset',
    orderedAndUsed: 'Tilattu ja käytetty',
    forecast: 'Arvio',
    runsOut: 'Loppuu',
    without: 'Päivät ilman',
    today: 'Tänään',
    canBeDelivered: ({ date }) => `Voidaan toimittaa ${date}`,
    summary: ({ product, date }) => `${product} riittää ${date} asti.`,
    summaryOut: ({ product, date }) => `${product} on ollut loppu ${date} alkaen.`,
    summaryUnknown: ({ product }) => `Ei tiedetä, kauanko ${product} riittää, koska kulutus puuttuu.`,
    earliestDelivery: 'Aikaisin toimitus',
    ordered: ({ orders }) => `Tilattu: ${orders}.`,
    table: {
      date: 'Päivä',
      event: 'Tapahtuma',
      amount: 'Määrä',
      left: 'Jäljellä sen jälkeen',
    },
  },
  reasons: {
    inactive: 'Asiakas ei ole aktiivinen. Aktivoi ensin ja tilaa sitten.',
    deceased: 'Asiakas on kuollut. Tilauksia ei voi tehdä.',
    noAddress: 'Toimitusosoite puuttuu.',
    nothingToOrder: 'Yhtään määrättyä tuotetta ei voi tilata juuri nyt.',
    mayNotOrder: 'Roolisi ei salli tilaamista täällä.',
    mayNotRegister: 'Roolisi ei salli asiakkaiden rekisteröintiä.',
  },
  deactivation: {
    question: ({ name }) => `Poistetaanko ${name} käytöstä?`,
    body: 'Tilauksia ei voi tehdä, ennen kuin henkilö on taas aktiivinen. Historia säilyy.',
    done: ({ name }) => `${name} ei ole enää aktiivinen`,
  },
  activation: {
    question: ({ name }) => `Aktivoidaanko ${name}?`,
    body: 'Tilauksia voi taas tehdä.',
    done: ({ name }) => `${name} on aktiivinen`,
  },
  orderedToday: {
    by: ({ name, time }) => `Tilattu tänään klo ${time}, tilaaja ${name}`,
    showOrder: 'Näytä tilaus',
    orderMore: 'Tilaa lisää',
  },
}

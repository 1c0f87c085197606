import { plural } from '../../plural.ts'
import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Hoitopaikan sivut',
  startGroupOrder: 'Aloita ryhmätilaus',
  tabs: {
    orderHistory: 'Tilaushistoria',
    overview: 'Yleiskatsaus',
    runOuts: 'Ensin loppuvat',
    selectedProducts: 'Valitut tuotteet',
    selectionHistory: 'Valintahistoria',
    preliminaryOrders: 'Alustavat tilaukset',
    homeDelivery: 'Kotitoimitus',
    productClaims: 'Reklamaatiot',
  },
  homeDelivery: {
    title: 'Kotitoimitus',
    lead: 'Kaikki täällä ja mitä he seuraavaksi tarvitsevat. Kotitoimitus tuo henkilölle valitut tuotteet; määrätyt tilataan määräyksestä.',
    empty: 'Täällä ei ole vielä ketään',
    body: 'Hoitopaikalle rekisteröidyt näkyvät tässä.',
    order: 'Kotitoimitus',
    orderFor: ({ name }) => `Kotitoimitus: ${name}`,
  },
  overview: {
    lead: ({ week, day }) => `Viikko ${week}, ${day}.`,
    updated: ({ time }) => `Päivitetty ${time}.`,
    counts: 'Nyt hoitopaikalla',
    need: {
      title: 'Loppuu tällä viikolla',
      out: ({ count }) =>
        plural('fi', count, {
          zero: 'Keneltäkään ei ole loppunut',
          one: '#:lta on jo loppunut',
          other: '#:lta on jo loppunut',
        }),
    },
    renewals: { title: 'Uusimista odottaa', since: ({ date }) => `Vanhin ${date} alkaen`, none: 'Mikään ei odota' },
    onTheWay: {
      title: 'Toimituksia matkalla',
      today: ({ count }) =>
        plural('fi', count, { zero: 'Mikään ei saavu tänään', one: '# saapuu tänään', other: '# saapuu tänään' }),
    },
    claims: { title: 'Lähettämättömiä reklamaatioita', note: 'Kirjattu hoitopaikalla' },
    store: { title: 'Varaston ostoskorissa', order: 'Tilaa varastoon' },
    chart: {
      title: 'Loppuu viikoittain',
      week: ({ week }) => `vk ${week}`,
      total: 'Yhteensä',
      none: 'Mikään tunnettu ei lopu kahdeksan viikon aikana',
      noneBody: 'Tuotteita, joiden kulutusta ei tunneta, ei lasketa.',
    },
    costs: {
      title: ({ month }) => `Kustannukset: ${month}`,
      note: 'ilman arvonlisäveroa',
      before: ({ amount }) => `${amount} samoina päivinä viime kuussa`,
      more: 'Enemmän kuin samoina päivinä viime kuussa',
      none: 'Tässä kuussa ei ole tilattu mitään',
    },
  },
}

import { plural } from '../../plural.ts'
import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Plejestedets sider',
  startGroupOrder: 'Start gruppebestilling',
  tabs: {
    orderHistory: 'Bestillingshistorik',
    overview: 'Overblik',
    runOuts: 'Løber først tør',
    selectedProducts: 'Valgte produkter',
    selectionHistory: 'Valghistorik',
    preliminaryOrders: 'Foreløbige bestillinger',
    homeDelivery: 'Hjemmelevering',
    productClaims: 'Reklamationer',
  },
  homeDelivery: {
    title: 'Hjemmelevering',
    lead: 'Alle her med det, de har brug for næste gang. En hjemmelevering bringer det, der er valgt til personen; det bevilgede bestilles fra bevillingen.',
    empty: 'Her er ingen endnu',
    body: 'De, der er registreret på plejestedet, står her.',
    order: 'Hjemmelevering',
    orderFor: ({ name }) => `Hjemmelevering til ${name}`,
  },
  overview: {
    lead: ({ week, day }) => `Uge ${week}, ${day}.`,
    updated: ({ time }) => `Opdateret ${time}.`,
    counts: 'Lige nu på plejestedet',
    need: {
      title: 'Slipper op i denne uge',
      out: ({ count }) =>
        plural('dk', count, { zero: 'Ingen er løbet tør', one: '# er løbet tør', other: '# er løbet tør' }),
    },
    renewals: { title: 'Fornyelser venter', since: ({ date }) => `Ældste siden ${date}`, none: 'Ingen venter' },
    onTheWay: {
      title: 'Leveringer på vej',
      today: ({ count }) =>
        plural('dk', count, { zero: 'Ingen kommer i dag', one: '# kommer i dag', other: '# kommer i dag' }),
    },
    claims: { title: 'Reklamationer, der ikke er sendt', note: 'Registreret på plejestedet' },
    store: { title: 'I lagerets kurv', order: 'Bestil til lageret' },
    chart: {
      title: 'Slipper op pr. uge',
      week: ({ week }) => `uge ${week}`,
      total: 'I alt',
      none: 'Intet kendt slipper op i de næste otte uger',
      noneBody: 'Det, der ikke har et kendt forbrug, tælles ikke.',
    },
    costs: {
      title: ({ month }) => `Udgift i ${month}`,
      note: 'uden moms',
      before: ({ amount }) => `${amount} samme dage sidste måned`,
      more: 'Mere end samme dage sidste måned',
      none: 'Intet er bestilt i denne måned',
    },
  },
}

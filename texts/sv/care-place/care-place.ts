import { plural } from '../../plural.ts'
import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Vårdplatsens sidor',
  startGroupOrder: 'Starta grupporder',
  tabs: {
    orderHistory: 'Orderhistorik',
    overview: 'Översikt',
    runOuts: 'Tar slut först',
    selectedProducts: 'Valda produkter',
    selectionHistory: 'Urvalshistorik',
    preliminaryOrders: 'Preliminära order',
    homeDelivery: 'Hemleverans',
    productClaims: 'Reklamationer',
  },
  homeDelivery: {
    title: 'Hemleverans',
    lead: 'Alla här med det de behöver härnäst. En hemleverans tar det som är valt till personen; det förskrivna beställs från förskrivningen.',
    empty: 'Här finns ingen ännu',
    body: 'De som är registrerade på vårdplatsen står här.',
    order: 'Hemleverans',
    orderFor: ({ name }) => `Hemleverans till ${name}`,
  },
  overview: {
    lead: ({ week, day }) => `Vecka ${week}, ${day}.`,
    updated: ({ time }) => `Uppdaterad ${time}.`,
    counts: 'Just nu på vårdplatsen',
    need: {
      title: 'Tar slut den här veckan',
      out: ({ count }) =>
        plural('sv', count, { zero: 'Ingen har slut', one: '# har redan slut', other: '# har redan slut' }),
    },
    renewals: { title: 'Förnyelser väntar', since: ({ date }) => `Äldsta sedan ${date}`, none: 'Ingen väntar' },
    onTheWay: {
      title: 'Leveranser på väg',
      today: ({ count }) =>
        plural('sv', count, { zero: 'Ingen kommer i dag', one: '# kommer i dag', other: '# kommer i dag' }),
    },
    claims: { title: 'Reklamationer att skicka', note: 'Registrerade på vårdplatsen' },
    store: { title: 'I förrådets varukorg', order: 'Beställ till förrådet' },
    chart: {
      title: 'Tar slut per vecka',
      week: ({ week }) => `v. ${week}`,
      total: 'Totalt',
      none: 'Inget känt tar slut de närmaste åtta veckorna',
      noneBody: 'Det som saknar förbrukning räknas inte.',
    },
    costs: {
      title: ({ month }) => `Kostnad i ${month}`,
      note: 'utan moms',
      before: ({ amount }) => `${amount} samma dagar förra månaden`,
      more: 'Mer än samma dagar förra månaden',
      none: 'Inget är beställt den här månaden',
    },
  },
}

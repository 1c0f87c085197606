import { plural } from '../../plural.ts'

/** The pages of a care place. */
export const carePlace = {
  pages: 'Pages of the care place',
  startGroupOrder: 'Start a group order',
  tabs: {
    orderHistory: 'Order history',
    overview: 'Overview',
    runOuts: 'Who runs out first',
    selectedProducts: 'Selected products',
    selectionHistory: 'Selection history',
    preliminaryOrders: 'Preliminary orders',
    homeDelivery: 'Home delivery',
    productClaims: 'Claims',
  },
  homeDelivery: {
    title: 'Home delivery',
    lead: 'Everybody here with what they need next. A home delivery brings what is chosen for a person; what is prescribed is ordered from the prescription.',
    empty: 'Nobody is here yet',
    body: 'Whoever is registered at the care place stands here.',
    order: 'Home delivery',
    orderFor: ({ name }: { readonly name: string }) => `Home delivery to ${name}`,
  },
  overview: {
    lead: ({ week, day }: { readonly week: string; readonly day: string }) => `Week ${week}, ${day}.`,
    updated: ({ time }: { readonly time: string }) => `Updated ${time}.`,
    counts: 'Now at the care place',
    need: {
      title: 'Runs out this week',
      out: ({ count }: { readonly count: number }) =>
        plural('en', count, { zero: 'Nothing has run out', one: '# has run out', other: '# have run out' }),
    },
    renewals: {
      title: 'Renewals wait',
      since: ({ date }: { readonly date: string }) => `Oldest since ${date}`,
      none: 'None waits',
    },
    onTheWay: {
      title: 'Parts on the way',
      today: ({ count }: { readonly count: number }) =>
        plural('en', count, { zero: 'None comes today', one: '# comes today', other: '# come today' }),
    },
    claims: { title: 'Claims not sent', note: 'Registered at the care place' },
    store: { title: 'In the cart of the store', order: 'Order for the store' },
    chart: {
      title: 'Runs out by week',
      week: ({ week }: { readonly week: string }) => `W. ${week}`,
      total: 'Total',
      none: 'Nothing that is known runs out in the next eight weeks',
      noneBody: 'What has no known consumption is not counted.',
    },
    costs: {
      title: ({ month }: { readonly month: string }) => `Cost in ${month}`,
      note: 'without VAT',
      before: ({ amount }: { readonly amount: string }) => `${amount} the same days last month`,
      more: 'More than the same days last month',
      none: 'Nothing has been ordered this month',
    },
  },
}

import { plural } from '../../plural.ts'

export const careRecipients = {
  list: {
    title: 'Care recipients',
    needYou: ({ count }: { count: number }) =>
      plural('en', count, {
        zero: 'Nobody needs you right now',
        one: 'One care recipient needs you today',
        other: '# care recipients need you today',
      }),
    whatIsDue: ({ toOrder, toRenew }: { toOrder: number; toRenew: number }) => {
      const orders = plural('en', toOrder, {
        zero: 'None to order for',
        one: '# to order for',
        other: '# to order for',
      })
      const renewals = plural('en', toRenew, { zero: 'none to renew', one: '# to renew', other: '# to renew' })
      return `${orders}, ${renewals}.`
    },
    orderBefore: ({ time, weekday, date }: { time: string; weekday: string; date: string }) =>
      `Order before ${time} and stock items are delivered ${weekday} ${date}.`,
    orderForCount: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Order for one', other: 'Order for #' }),
    new: 'New care recipient',
    search: 'Name, identity number or room',
    searchHelp: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'Type at least # character, or a room number.',
        other: 'Type at least # characters, or a room number.',
      }),
    protectedHelp: 'A person with protected identity is found by the full identity number only.',
    noneShownToOrder: 'None of those shown can be ordered for right now.',
    byNeed: 'Show by need',
    columns: {
      days: 'Days',
      name: 'Name',
      runsOutFirst: 'Runs out first',
      suggestion: 'Suggestion',
      whereabouts: 'Whereabouts',
      nextStep: 'Next step',
    },
    filters: {
      room: 'Room',
      status: 'Status',
      area: 'Therapy area',
    },
    empty: {
      title: 'There are no care recipients here yet',
      body: 'Add the first one, and the list shows who is running out.',
    },
    calm: {
      title: 'Nobody needs anything right now',
      next: ({ date, name }: { date: string; name: string }) => `The next order is expected ${date}, for ${name}.`,
    },
  },
  status: {
    active: 'Active',
    inactive: 'Inactive',
    deceased: 'Deceased',
  },
  nextOrder: {
    timeToOrder: 'Time to order',
    soon: 'Soon',
    recentlyOrdered: 'Recently ordered',
    consumptionMissing: 'Consumption missing',
  },
  nextOrderHelp: {
    timeToOrder: 'Out, or running out today',
    soon: ({ count }: { count: number }) => plural('en', count, { one: 'Within # day', other: 'Within # days' }),
    recentlyOrdered: 'Needs nothing now',
    consumptionMissing: 'Fill it in to get a suggestion',
  },
  supply: {
    daysLeft: ({ count }: { count: number }) =>
      plural('en', count, { zero: '# days left', one: '# day left', other: '# days left' }),
    outSince: ({ date }: { date: string }) => `Out since ${date}`,
    outSinceDays: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Out today', one: 'Out for # day', other: 'Out for # days' }),
    outToday: 'Runs out today',
    lastsUntil: ({ date }: { date: string }) => `Lasts until ${date}`,
    consumptionMissing: 'Consumption has not been entered',
    neverOrdered: 'Not ordered yet',
    noProducts: 'No products yet',
    amount: {
      piece: ({ count }: { count: number }) => plural('en', count, { one: '#\u00a0pc', other: '#\u00a0pcs' }),
      bottle: ({ count }: { count: number }) => plural('en', count, { one: '# bottle', other: '# bottles' }),
      bag: ({ count }: { count: number }) => plural('en', count, { one: '# bag', other: '# bags' }),
      sachet: ({ count }: { count: number }) => plural('en', count, { one: '# sachet', other: '# sachets' }),
      millilitre: ({ count }: { count: number }) => plural('en', count, { one: '#\u00a0ml', other: '#\u00a0ml' }),
      gram: ({ count }: { count: number }) => plural('en', count, { one: '# gram', other: '# grams' }),
    },
  },
  actions: {
    order: 'Order',
    orderCount: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Order # product', other: 'Order # products' }),
    renew: 'Renew',
    enterConsumption: 'Enter',
    nothingNeeded: 'Nothing is needed now',
    addAddition: 'Add an addition',
    edit: 'Edit details',
    copy: 'Copy to another care place',
    move: 'Move to another care place',
    activate: 'Activate',
    deactivate: 'Deactivate',
  },
  header: {
    identity: ({ gender, age, number }: { gender: string; age: string; number: string }) =>
      `${gender}, ${age}. Identity number ${number}`,
    identityNumber: 'Identity number',
    temporaryNumber: 'Temporary number',
    mayBeOrdered: 'Can be ordered for',
    mayBeOrderedWhy: 'Address, agreement and customer number are in order',
    status: 'Status',
    alive: ({ date }: { date: string }) => `Alive according to the population register ${date}`,
    deceased: ({ date }: { date: string }) => `Deceased ${date}`,
    whereabouts: 'Whereabouts',
    room: ({ room }: { room: string }) => `Room ${room}`,
    atHome: 'At home',
    deliveryToWard: 'Delivery to the ward',
    throughCarePlace: 'Through the care place',
    representative: 'Representative',
    guardian: 'Guardian',
    trustee: 'Trustee',
    born: ({ date }: { date: string }) => `Born ${date}`,
    pages: 'Pages of the care recipient',
    notFound: {
      title: 'The care recipient cannot be found',
      body: 'The person may have moved to another care place, or the address may be mistyped.',
      action: 'Show all care recipients',
    },
  },
  protected: {
    title: 'Protected identity',
    hidden: 'Name and number hidden',
    nameOnLabel: 'The name may be on the label',
    open: 'Show name and number',
    question: 'Why do you need to see it?',
    reason: 'Reason',
    logged: 'Your reason is written in the access log. The address is never shown.',
    delivery: "Delivered to the care place, without the person's name.",
  },
  warning: {
    out: ({ count, product }: { count: number; product: string }) =>
      plural('en', count, {
        zero: `${product} runs out today.`,
        one: `${product} has been out for # day.`,
        other: `${product} has been out for # days.`,
      }),
    orderBefore: ({ time, weekday, date }: { time: string; weekday: string; date: string }) =>
      `Order before ${time} and it is delivered ${weekday} ${date}.`,
    deliveredOn: ({ weekday, date }: { weekday: string; date: string }) =>
      `What is ordered today is delivered ${weekday} ${date}.`,
  },
  tabs: {
    products: 'Products',
    orderHistory: 'Order history',
    prescriptions: 'Prescriptions',
    selectedProducts: 'Selected products',
    investigations: 'Investigations',
    planning: 'Planning',
    portalAccounts: 'Portal accounts',
  },
  products: {
    columns: {
      product: 'Product',
      today: 'Today',
      runsOut: 'Runs out',
      leftToDraw: 'Left to withdraw',
      nextStep: 'Next step',
    },
    empty: 'No products yet. Choose the first one.',
  },
  withdrawals: {
    left: ({ left, of }: { left: number; of: number }) => `${left} of ${of} withdrawals left`,
    none: 'No withdrawals left',
    nextAtMost: ({ packages }: { packages: string }) => `At most ${packages} in the next`,
    lastAtMost: ({ packages }: { packages: string }) => `The last, at most ${packages}`,
    extraOnly: ({ packages }: { packages: string }) => `Extra packages only, at most ${packages}`,
    expected: ({ date }: { date: string }) => `The next withdrawal is expected ${date}`,
    canBeRenewed: ({ date }: { date: string }) => `Can be renewed from ${date}`,
  },
  timeline: {
    title: 'Supply and withdrawals',
    orderedAndUsed: 'Ordered and used',
    forecast: 'Expected',
    runsOut: 'Runs out',
    without: 'Days without',
    today: 'Today',
    canBeDelivered: ({ date }: { date: string }) => `Can be delivered ${date}`,
    summary: ({ product, date }: { product: string; date: string }) => `${product} lasts until ${date}.`,
    summaryOut: ({ product, date }: { product: string; date: string }) => `${product} has been out since ${date}.`,
    summaryUnknown: ({ product }: { product: string }) =>
      `How long ${product} lasts is not known, because its consumption is missing.`,
    earliestDelivery: 'Earliest delivery',
    ordered: ({ orders }: { orders: string }) => `Ordered: ${orders}.`,
    counted: ({ counts }: { counts: string }) => `Counted at home: ${counts}.`,
    countedAtHome: 'Counted at home',
    countedLabel: ({ count }: { count: string }) => `counted ${count}`,
    table: {
      date: 'Date',
      event: 'What happens',
      amount: 'Amount',
      left: 'Left after it',
    },
  },
  reasons: {
    inactive: 'The care recipient is inactive. Activate first, then order.',
    deceased: 'The care recipient has died. Nothing can be ordered.',
    noAddress: 'A delivery address is missing.',
    nothingToOrder: 'No prescribed product can be ordered right now.',
    mayNotOrder: 'Your role may not order here.',
    mayNotRegister: 'Your role may not register people.',
  },
  deactivation: {
    question: ({ name }: { name: string }) => `Deactivate ${name}?`,
    body: 'Nothing can be ordered until the person is active again. The history stays.',
    done: ({ name }: { name: string }) => `${name} is inactive`,
  },
  activation: {
    question: ({ name }: { name: string }) => `Activate ${name}?`,
    body: 'Products can be ordered again.',
    done: ({ name }: { name: string }) => `${name} is active`,
  },
  orderedToday: {
    by: ({ name, time }: { name: string; time: string }) => `Ordered today at ${time} by ${name}`,
    showOrder: 'Show the order',
    orderMore: 'Order more',
  },
}

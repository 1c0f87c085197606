import { plural } from '../../plural.ts'

export const prints = {
  actions: {
    show: 'Show as a print',
    print: 'Print',
    get: 'Download',
    preparing: 'Preparing the print',
    failed: 'The print could not be made. Your page is as it was.',
    ready: 'The print is ready. Download it to see it and print it.',
    retry: 'Try again',
    close: 'Close the print',
    open: 'Print or copy',
    copy: 'Copy the products',
    copied: 'Copied. Paste it where you need it.',
  },
  leftOf: ({ left, of }: { left: string; of: string }) => `${left} of ${of}`,
  kinds: { order: 'Order' },
  foot: {
    health: 'Tells of health. Keep it locked away and destroy it when it is no longer needed.',
    always: 'What holds now always stands in Omsorg.',
  },
  hidden: {
    title: 'Protected identity',
    text: 'Name, identity number, room and address are never printed. Whoever may, sees in Omsorg who it is.',
  },
  products: ({ count }: { count: number }) => plural('en', count, { one: '# product', other: '# products' }),
  asOf: ({ products, date }: { products: string; date: string }) => `${products}, as they stand ${date}.`,
  list: {
    title: 'Care recipients',
    found: 'Shown',
    people: ({ count }: { count: number }) => plural('en', count, { one: '# person', other: '# people' }),
    cut: ({ shown, all }: { shown: string; all: string }) => `The first ${shown} of ${all}`,
    columns: { name: 'Name', number: 'Identity number', phone: 'Phone', status: 'Status', nextOrder: 'Next order' },
    empty: 'Nobody was found',
  },
  product: {
    title: 'Product',
    numbers: 'Numbers',
    properties: 'Properties',
    ownNumber: 'Own article number',
    perPackage: 'In a package',
    agreement: 'Agreement',
    drawing: 'Drawing, not a photo',
    drawingOf: ({ kind }: { kind: string }) => `Drawing of this kind of product: ${kind}`,
  },
  handled: {
    title: 'Prescribed products',
    columns: {
      area: 'Area',
      itemNumber: 'Item number',
      product: 'Product',
      consumption: 'Consumption',
      period: 'Period',
      left: 'Withdrawals left',
      lastOrdered: 'Last ordered',
      note: 'Note',
    },
    empty: 'Nothing is prescribed right now',
  },
  history: {
    title: 'Everything that was prescribed',
    columns: {
      start: 'From',
      end: 'To',
      status: 'Status',
      used: 'Withdrawals used',
      prescribedBy: 'Prescribed by',
      closedBy: 'Ended by',
    },
  },
  row: {
    title: 'Prescribed product',
    lead: ({ area, status, from, to }: { area: string; status: string; from: string; to: string }) =>
      `${area}. ${status}, ${from} to ${to}.`,
    sections: { item: 'Product', amount: 'How much', time: 'How long', payment: 'Payment' },
    fields: {
      calculationPeriod: 'Calculated per',
      packages: 'Packages in a withdrawal',
      withdrawals: 'Withdrawals',
      cut: 'Cutting',
    },
  },
}

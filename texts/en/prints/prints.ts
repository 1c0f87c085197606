export const prints = {
  actions: {
    open: 'Print or copy',
    save: 'Save as PDF',
    copy: 'Copy the products',
    copied: 'Copied. Paste it where you need it.',
  },
  leftOf: ({ left, of }: { left: string; of: string }) => `${left} of ${of}`,
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
    columns: { field: 'What', value: 'Prescribed' },
    fields: {
      calculationPeriod: 'Calculated per',
      packages: 'Packages in a withdrawal',
      withdrawals: 'Withdrawals',
      cut: 'Cutting',
    },
  },
}

/** The receipt of an order as a file. */
export const orderReceipt = {
  save: 'Save as PDF',
  person: 'Care recipient',
  status: 'Status',
  tracking: 'Tracking',
  placed: 'Placed',
  printed: ({ date, name }: { date: string; name: string }) => `Printed ${date} by ${name}`,
}

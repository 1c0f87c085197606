/** The receipt of an order as a file. */
export const orderReceipt = {
  person: 'Care recipient',
  status: 'Status',
  tracking: 'Tracking',
  placed: 'Placed',
  printed: ({ date, name }: { date: string; name: string }) => `Printed ${date} by ${name}`,
}

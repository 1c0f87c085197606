/** The receipt of an order as a file. */
export const orderReceipt = {
  save: 'Save as PDF',
  failed: 'The PDF could not be made. Try again in a while.',
  person: 'Care recipient',
  placed: 'Placed',
  printed: ({ date, name }: { date: string; name: string }) => `Printed ${date} by ${name}`,
}

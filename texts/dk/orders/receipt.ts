import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  person: 'Borger',
  status: 'Status',
  tracking: 'Sporing',
  placed: 'Bestilt',
  printed: ({ date, name }) => `Udskrevet ${date} af ${name}`,
} satisfies FurtherTexts['orderReceipt']

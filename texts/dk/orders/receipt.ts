import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  save: 'Gem som PDF',
  person: 'Borger',
  status: 'Status',
  tracking: 'Sporing',
  placed: 'Bestilt',
  printed: ({ date, name }) => `Udskrevet ${date} af ${name}`,
} satisfies FurtherTexts['orderReceipt']

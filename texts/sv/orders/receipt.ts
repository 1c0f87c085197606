import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  person: 'Vårdtagare',
  status: 'Status',
  tracking: 'Spårning',
  placed: 'Lagd',
  printed: ({ date, name }) => `Utskriven ${date} av ${name}`,
} satisfies FurtherTexts['orderReceipt']

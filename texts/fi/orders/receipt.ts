import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  person: 'Asiakas',
  status: 'Tila',
  tracking: 'Seuranta',
  placed: 'Tehty',
  printed: ({ date, name }) => `Tulostettu ${date}, ${name}`,
} satisfies FurtherTexts['orderReceipt']

import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  save: 'Spara som PDF',
  failed: 'PDF-filen kunde inte skapas. Försök igen om en stund.',
  person: 'Vårdtagare',
  placed: 'Lagd',
  printed: ({ date, name }) => `Utskriven ${date} av ${name}`,
} satisfies FurtherTexts['orderReceipt']

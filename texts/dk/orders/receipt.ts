import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  save: 'Gem som PDF',
  failed: 'PDF-filen kunne ikke laves. Prøv igen om lidt.',
  person: 'Borger',
  placed: 'Bestilt',
  printed: ({ date, name }) => `Udskrevet ${date} af ${name}`,
} satisfies FurtherTexts['orderReceipt']

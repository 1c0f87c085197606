import type { FurtherTexts } from '../../shape.ts'

export const orderReceipt = {
  save: 'Tallenna PDF-tiedostona',
  failed: 'PDF-tiedoston luominen ei onnistunut. Yritä hetken päästä uudelleen.',
  person: 'Asiakas',
  placed: 'Tehty',
  printed: ({ date, name }) => `Tulostettu ${date}, ${name}`,
} satisfies FurtherTexts['orderReceipt']

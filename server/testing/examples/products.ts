import type { Examples } from './example.ts'

/** The numbers of the world's products begin with the code of the market. */
const pad = '101100'

export const productExamples: Examples = {
  'products/search': (world) => ({
    params: { category: 'Incontinence' },
    input: { searchTerm: 'pad', careRecipientId: world.care.ordinary.id, filters: [{ key: 'size', values: [] }] },
  }),
  'products/search-of-category': (world) => ({
    params: { category: 'Incontinence', area: 'Incontinence' },
    input: { careRecipientId: world.care.ordinary.id },
  }),
  'products/all': () => ({ params: { category: 'Catheter' }, input: {} }),
  'products/details': (world) => ({
    params: { category: 'Incontinence' },
    query: { itemNumber: pad, careRecipientId: world.care.ordinary.id },
  }),
  'products/by-item-number': () => ({ params: { itemNumber: pad } }),
  'products/by-item-number-in-query': () => ({ query: { itemNumber: pad } }),
  'products/by-item-numbers': (world) => ({
    input: { itemNumbers: [pad], careRecipientId: world.care.ordinary.id },
  }),
  'products/by-group': () => ({ params: { number: pad } }),
  'products/nutrition-flavors': () => ({ input: { itemNumbers: [pad] } }),
  'products/categories': () => ({ input: { therapyArea: 'Incontinence' } }),
  'products/all-categories': () => ({ input: { therapyArea: 'Incontinence' } }),
  'products/similar-catheter-length': () => ({ params: { length: '400' } }),
  'products/pca-count': (world) => ({ query: { careRecipientId: world.care.ordinary.id } }),
  'products/product-groups': () => ({ params: { code: '10' }, query: {} }),
  'products/client-counts': (world) => ({
    params: { clientId: world.home.client.id, customerNumber: '1001', marketAreaCode: '10' },
  }),
  'products/public-areas': () => ({ params: { market: '10' } }),
}

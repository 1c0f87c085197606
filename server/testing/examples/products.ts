import type { World } from '../world.ts'
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
  'products/by-item-number': (world) => ({
    params: { itemNumber: pad },
    query: { careRecipientId: world.care.ordinary.id },
  }),
  'products/by-item-number-in-query': (world) => ({
    query: { itemNumber: pad, careRecipientId: world.care.ordinary.id },
  }),
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
  'products/user-override': (world) => ({ query: { userId: world.people.purchaser.id } }),
  'products/create-user-override': async (world) => {
    await world.owner.query('delete from omsorg.product_availability_setting where user_id = $1', [
      world.people.purchaser.id,
    ])
    return { input: overrideOf(world) }
  },
  'products/update-user-override': async (world) => {
    await world.owner.query(
      `insert into omsorg.product_availability_setting (client_id, user_id, therapy_area, agreement_types, row_version)
       values ($1, $2, 'Incontinence', '{1}', 1)
       on conflict (client_id, user_id, therapy_area) do update set row_version = 1`,
      [world.home.client.id, world.people.purchaser.id],
    )
    return { input: { ...overrideOf(world), rowVersion: 1 } }
  },
}

function overrideOf(world: World) {
  const areas = [{ therapyArea: 'Incontinence', agreementTypes: [1] }]
  return { userId: world.people.purchaser.id, useOverride: true, areas }
}

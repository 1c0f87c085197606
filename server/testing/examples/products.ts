import type { World } from '../world.ts'
import type { Examples } from './example.ts'
import { versionAt } from './organisation.ts'

/** The numbers of the world's products begin with the code of the market. */
const pad = '101100'

export const productExamples: Examples = {
  'products/search/search-products': (world) => ({
    params: { category: 'Incontinence' },
    input: { searchTerm: 'pad', careRecipientId: world.care.ordinary.id, filters: [{ key: 'size', values: [] }] },
  }),
  'products/search/search-products-of-category': (world) => ({
    params: { category: 'Incontinence', area: 'Incontinence' },
    input: { careRecipientId: world.care.ordinary.id },
  }),
  'products/own/save-ranking': ({ home }) => ({
    input: { clientId: home.client.id, therapyArea: 'Incontinence', itemNumber: pad, rank: 3, readRank: null },
  }),
  'products/own/save-custom-article-number': ({ home }) => ({
    input: { clientId: home.client.id, itemNumber: pad, customNumber: 'BL-1', readCustomNumber: null },
  }),
  'products/search/find-products': () => ({ input: { searchTerm: 'pad' } }),
  'products/search/all-products': () => ({ params: { category: 'Catheter' }, input: {} }),
  'products/product/read-product-details': (world) => ({
    params: { category: 'Incontinence' },
    query: { itemNumber: pad, careRecipientId: world.care.ordinary.id },
  }),
  'products/product/read-product-by-item-number': (world) => ({
    params: { itemNumber: pad },
    query: { careRecipientId: world.care.ordinary.id },
  }),
  'products/product/read-product-by-item-number-in-query': (world) => ({
    query: { itemNumber: pad, careRecipientId: world.care.ordinary.id },
  }),
  'products/product/read-products-by-item-numbers': (world) => ({
    input: { itemNumbers: [pad], careRecipientId: world.care.ordinary.id },
  }),
  'products/product/read-products-by-group': () => ({ params: { number: pad } }),
  'products/product/read-nutrition-flavors': () => ({ input: { itemNumbers: [pad] } }),
  'products/category/read-categories': () => ({ input: { therapyArea: 'Incontinence' } }),
  'products/category/read-all-categories': () => ({ input: { therapyArea: 'Incontinence' } }),
  'products/search/read-similar-catheter-lengths': () => ({ params: { length: '400' } }),
  'products/search/count-pca-products': (world) => ({ query: { careRecipientId: world.care.ordinary.id } }),
  'products/group/read-product-groups': () => ({ params: { code: '10' }, query: {} }),
  'products/agreement/count-agreements': (world) => ({
    params: { clientId: world.home.client.id, customerNumber: '1001', marketAreaCode: '10' },
  }),
  'products/agreement/list-client-agreements': ({ home }) => ({
    query: { clientId: home.client.id, searchTerm: 'pad' },
  }),
  'products/sync/compare-client-numbers': async (world) => {
    await knowNumbers(world)
    return { input: { clientId: world.home.client.id } }
  },
  'products/sync/apply-client-numbers': async (world) => {
    await knowNumbers(world)
    const { rows } = await world.owner.query<{ version: number }>(
      `select omsorg.version_of_rows(string_agg(id || ' ' || row_version, ',' order by id)) as version
       from omsorg.customer_number where client_id = $1`,
      [world.home.client.id],
    )
    return {
      input: {
        clientId: world.home.client.id,
        rowVersion: rows[0]?.version ?? 1,
        chosen: [{ number: newNumber.number, carePlaceId: null, state: 'new', fields: [] }],
      },
    }
  },
  'products/area/read-public-areas': () => ({ params: { market: '10' } }),
  'products/availability/read-user-override': (world) => ({ query: { userId: world.people.purchaser.id } }),
  'products/availability/create-user-override': async (world) => {
    await world.owner.query('delete from omsorg.product_availability_setting where user_id = $1', [
      world.people.purchaser.id,
    ])
    return { input: overrideOf(world) }
  },
  'products/availability/update-user-override': async (world) => {
    await world.owner.query(
      `insert into omsorg.product_availability_setting (client_id, user_id, therapy_area, agreement_types, row_version)
       values ($1, $2, 'Incontinence', '{1}', 1)
       on conflict (client_id, user_id, therapy_area) do update set row_version = 1`,
      [world.home.client.id, world.people.purchaser.id],
    )
    return { input: { ...overrideOf(world), rowVersion: 1 } }
  },
  'products/settings/save-product-settings': async (world) => ({
    params: { clientId: world.neighbour.client.id },
    input: {
      showPrices: true,
      showListPrice: false,
      showStockStatus: true,
      pcaAssortmentEnabled: false,
      rankingEnabled: true,
      customArticleNumbersEnabled: true,
      latexFreeOnly: false,
      pvcFreeOnly: false,
      allowOutgoingItems: true,
      blockUncertainDelivery: false,
      compareEnabled: true,
      fewInStockBelow: 10,
      workingCapacityPercent: 50,
      dayFrom: 7,
      eveningFrom: 15,
      nightFrom: 22,
      rowVersion: await versionAt(world, 'product_setting'),
    },
  }),
  'products/availability/save-client-availability': async (world) => {
    const { rows } = await world.owner.query<{ version: number }>(
      `select omsorg.version_of_rows(string_agg(id || ' ' || row_version, ',' order by id)) as version
       from omsorg.product_availability_setting where client_id = $1 and user_id is null`,
      [world.neighbour.client.id],
    )
    return {
      params: { clientId: world.neighbour.client.id },
      input: {
        areas: [{ therapyArea: 'Incontinence', agreementTypes: [1, 2, 5, 6, 155] }],
        rowVersion: rows[0]?.version ?? 1,
      },
    }
  },
}

const newNumber = { number: '7799', name: 'Store', careOf: '', address: '', city: '', zip: '', statusCode: '' }

/** The ERP knows the client, and one number that nobody uses here. */
async function knowNumbers(world: World): Promise<void> {
  await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-31' where id = $1`, [
    world.home.client.id,
  ])
  await world.owner.query('delete from omsorg.customer_number where number = $1', [newNumber.number])
  world.catalogue.number('ERP-31', newNumber)
}

function overrideOf(world: World) {
  const areas = [{ therapyArea: 'Incontinence', agreementTypes: [1] }]
  return { userId: world.people.purchaser.id, useOverride: true, areas }
}

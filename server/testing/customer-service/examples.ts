import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { newItem } from '../selection.ts'
import type { World } from '../world.ts'
import type { Examples } from '../examples/example.ts'

/** Two items that nobody has: what is replaced here is in no other example. */
const itemsOf = async (world: World) => [await newItem(world), await newItem(world)] as const

async function stalled(world: World): Promise<number> {
  const [old, following] = await itemsOf(world)
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.item_replacement (market, replaced_product_id, replacement_product_id, status, requested_by)
     values (10, $1, $2, $3, $4) returning id`,
    [old.id, following.id, replacementStatus.stalled, world.people.customerService.id],
  )
  return rows[0]?.id ?? 0
}

export const customerServiceExamples: Examples = {
  'customer-service/item-replacement/find-items': () => ({ query: { searchTerm: 'pad' } }),
  'customer-service/item-replacement/read-replacement-information': async (world) => {
    const [old, following] = await itemsOf(world)
    return { query: { replaced: old.itemNumber, replacement: following.itemNumber } }
  },
  'customer-service/item-replacement/publish-item-replacement': async (world) => {
    const [old, following] = await itemsOf(world)
    const input = { replacedItemNumber: old.itemNumber, replacementItemNumber: following.itemNumber, allPdo: true }
    return { input }
  },
  'customer-service/item-replacement/retry-item-replacement': async (world) => ({
    input: { replacementId: await stalled(world) },
  }),
  'customer-service/item-replacement/skip-item-replacement': async (world) => ({
    input: { replacementId: await stalled(world), reason: 'Finns inte längre' },
  }),
  'customer-service/substitution/list-equivalents': () => ({ query: { replaced: '101100' } }),
  'customer-service/substitution/approve-substitution': async (world) => {
    const [old, following] = await itemsOf(world)
    return {
      input: { pairs: [{ replacedItemNumber: old.itemNumber, replacementItemNumber: following.itemNumber }] },
    }
  },
  'customer-service/substitution/see-replacement-notices': async (world) => ({
    input: { replacementIds: [await stalled(world)] },
  }),
  'customer-service/item-agreement/list-item-agreements': () => ({ query: { itemNumber: '101100' } }),
  'customer-service/lookup/look-up-clients': ({ home }) => ({ query: { ids: home.client.id } }),
  'customer-service/lookup/look-up-care-places': () => ({ query: { customerNumber: '1001' } }),
}

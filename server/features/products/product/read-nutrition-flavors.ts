import { readNutritionFlavors as contract } from '@omsorg/contract/products/product/read-nutrition-flavors.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { assessItems, readAssessedItems } from './assessed-items.ts'

/** A group with fewer than two flavours has none to choose from. */
const fewestFlavors = 2

export const readNutritionFlavors = handle(contract, async ({ input, actor, today, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const question = { actor, clientId, carePlaceId, careRecipientId: null, context: 'search', today } as const
  const found = await readAssessedItems(tx, question, { itemNumbers: [...new Set(input.itemNumbers)] })
  if (!found) return refuse('place-not-chosen')
  const asked = found.items.filter((each) => each.visible)
  const groupNumbers = [...new Set(asked.map(({ record }) => record.product_group_number))]
  const inGroups = await assessItems(tx, found.assortment, question, { groupNumbers })
  const byGroup = Map.groupBy(inGroups, ({ record }) => record.product_group_number)
  const entities = asked.map(({ record }) => {
    const flavors = (byGroup.get(record.product_group_number) ?? []).flatMap(({ record: each, visible, ...assessed }) =>
      visible && each.flavor !== null
        ? [
            {
              itemNumber: each.item_number,
              name: each.product_name,
              flavor: each.flavor,
              unavailabilityCode: assessed.unavailabilityCode,
            },
          ]
        : [],
    )
    return { itemNumber: record.item_number, flavors: flavors.length < fewestFlavors ? [] : flavors }
  })
  return agree({ entities, totalCount: entities.length, page: 1, pageSize: entities.length })
})

import { readHandleProductsSettings as contract } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { blockOfPrescribing, blockOfSelecting } from '@omsorg/domain/product-selection/cart/cart-abilities.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { abilityOf, rightsIn } from '../cart/cart-views.ts'
import { readCustomerNumbers } from '../../products/index.ts'
import { readPersonHere } from '../cart/person-here.sql.ts'

export const readHandleProductsSettings = handle(contract, async ({ query, actor, tx }) => {
  const { careRecipientId, carePlaceId } = query
  const [person, numbers] = await Promise.all([
    readPersonHere(tx, careRecipientId, carePlaceId),
    readCustomerNumbers(tx, carePlaceId),
  ])
  // Somebody who is not at the place is looked at from another one: for this question nobody is there.
  if (person?.care_place_id !== carePlaceId) return notFound()
  return agree({
    careRecipientId,
    carePlaceId,
    showPrices: person.show_prices,
    showStockStatus: person.show_stock_status,
    areas: therapyAreas.map((therapyArea) => {
      const rights = rightsIn({ actor, person }, therapyArea)
      const area = person.areas.find((each) => each.therapyArea === therapyArea)
      return {
        therapyArea,
        select: abilityOf(blockOfSelecting(rights)),
        prescribe: abilityOf(blockOfPrescribing(rights)),
        guidedSelection: area?.guidedSelectionAllowed ?? false,
        investigationRequired: area?.investigationRequired ?? false,
        customerNumber: numbers.get(therapyArea) ?? null,
      }
    }),
  })
})

import type { ItemShown } from '@omsorg/contract/customer-service/item-replacement/item-shown.ts'
import type { ItemRecord } from './items.sql.ts'

export function itemViewOf({ productId: _id, productGroupNumber: _group, ...shown }: ItemRecord): ItemShown {
  const { itemNumber, name, therapyArea, shape, unit, itemsPerPackage, itemStatus, stockStatus, active, price } = shown
  return { itemNumber, name, therapyArea, shape, unit, itemsPerPackage, itemStatus, stockStatus, active, price }
}

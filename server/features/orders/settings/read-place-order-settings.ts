import { readPlaceOrderSettings as contract } from '@omsorg/contract/orders/settings/read-place-order-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readMerged } from './order-settings.sql.ts'
import { settingsOf } from './stored-settings.ts'

export const readPlaceOrderSettings = handle(contract, async ({ query, actor, tx }) => {
  const { carePlaceId } = actor
  // Whoever works at a care place reads its settings and no other's; customer service reads every place of its market.
  const isOther = actor.application === 'GUIDE' && query.carePlaceId && query.carePlaceId.toLowerCase() !== carePlaceId
  const asked = query.carePlaceId ?? carePlaceId
  if (!asked || isOther) return notFound()
  const merged = await readMerged(tx, asked)
  if (!merged) return notFound()
  return agree({ carePlaceId: asked, ...settingsOf(merged.settings), deliveryAddress: merged.deliveryAddress })
})

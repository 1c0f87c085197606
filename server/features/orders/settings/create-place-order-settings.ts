import { createPlaceOrderSettings as contract } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readPlaceOwner } from './order-settings.sql.ts'
import { savePlaceSettings } from './save-settings.ts'

export const createPlaceOrderSettings = handle(contract, async ({ input, tx }) => {
  const { carePlaceId, useClientSettings, deliveryAddress, ...own } = input
  const owner = await readPlaceOwner(tx, carePlaceId)
  if (!owner) return refuse('place-not-found', { at: 'carePlaceId' })
  const given = { own, useClientSettings, deliveryAddress, rowVersion: null }
  return savePlaceSettings(tx, owner, given)
})

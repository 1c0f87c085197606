import { readOwnPlaceOrderSettings as contract } from '@omsorg/contract/orders/settings/read-own-place-order-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readOwn, readPlaceOwner } from './order-settings.sql.ts'
import { settingsOfClient } from './save-settings.ts'
import { ownSettingsOf } from './stored-settings.ts'

/** A place that has saved nothing goes by its client. */
export const readOwnPlaceOrderSettings = handle(contract, async ({ query, tx }) => {
  const { carePlaceId } = query
  const owner = await readPlaceOwner(tx, carePlaceId)
  if (!owner) return notFound()
  const [record, inherited] = await Promise.all([readOwn(tx, owner), settingsOfClient(tx, owner.clientId)])
  return agree({
    clientId: owner.clientId,
    carePlaceId,
    marketAreaCode: owner.market,
    useClientSettings: record?.useClientSettings ?? true,
    own: ownSettingsOf(record?.own),
    inherited,
    deliveryAddress: record?.deliveryAddress ?? null,
    rowVersion: record?.rowVersion ?? null,
  })
})

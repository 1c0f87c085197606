import { readClientOrderSettings as contract } from '@omsorg/contract/orders/settings/read-client-order-settings.ts'
import { usualOrderSettings } from '@omsorg/domain/orders/settings/order-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readClientOwner, readOwn } from './order-settings.sql.ts'
import { ownSettingsOf } from './stored-settings.ts'

export const readClientOrderSettings = handle(contract, async ({ query, tx }) => {
  const [owner, record] = await Promise.all([
    readClientOwner(tx, query.clientId),
    readOwn(tx, { clientId: query.clientId, carePlaceId: null }),
  ])
  if (!owner) return notFound()
  return agree({
    clientId: owner.clientId,
    marketAreaCode: owner.market,
    own: ownSettingsOf(record?.own),
    inherited: usualOrderSettings,
    rowVersion: record?.rowVersion ?? null,
  })
})

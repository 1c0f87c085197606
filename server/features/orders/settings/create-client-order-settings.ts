import { createClientOrderSettings as contract } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readClientOwner } from './order-settings.sql.ts'
import { saveClientSettings } from './save-settings.ts'

export const createClientOrderSettings = handle(contract, async ({ input, tx }) => {
  const { clientId, ...own } = input
  const owner = await readClientOwner(tx, clientId)
  if (!owner) return refuse('client-not-found', { at: 'clientId' })
  const given = { own, useClientSettings: false, deliveryAddress: null, rowVersion: null }
  return saveClientSettings(tx, owner, given)
})

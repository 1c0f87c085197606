import { readProviderSettings as contract } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isClientInReach, readProviderRows } from './provider-settings.sql.ts'
import { providerView } from './provider-view.ts'

export const readProviderSettings = handle(contract, async ({ params, tx }) => {
  const [isThere, rows] = await Promise.all([
    isClientInReach(tx, params.clientId),
    readProviderRows(tx, params.clientId),
  ])
  return isThere ? agree(providerView(params.clientId, rows)) : notFound()
})

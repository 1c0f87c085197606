import { readProductSettings as contract } from '@omsorg/contract/products/settings/read-product-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readSettings } from './product-settings.sql.ts'

export const readProductSettings = handle(contract, async ({ params: { clientId }, tx }) => {
  const settings = await readSettings(tx, clientId)
  return settings ? agree({ clientId, ...settings }) : notFound()
})

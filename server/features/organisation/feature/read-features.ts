import { readFeatures as contract } from '@omsorg/contract/organisation/feature/read-features.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readFeatureRecord } from './features.sql.ts'

export const readFeatures = handle(contract, async ({ params: { clientId }, tx }) => {
  const features = await readFeatureRecord(tx, clientId)
  return features ? agree({ clientId, ...features }) : notFound()
})

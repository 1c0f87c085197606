import { readOwnFeatures as contract } from '@omsorg/contract/organisation/feature/read-own-features.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readFeatureRecord } from './features.sql.ts'

export const readOwnFeatures = handle(contract, async ({ params: { clientId }, tx }) => {
  const features = await readFeatureRecord(tx, clientId)
  if (!features) return notFound()
  const { rowVersion: _, ...own } = features
  return agree(own)
})

import { saveFeatures as contract } from '@omsorg/contract/organisation/feature/save-features.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../client/live-client.sql.ts'
import { readFeatureRecord, writeFeatures } from './features.sql.ts'

export const saveFeatures = handle(contract, async ({ params: { clientId }, input, tx }) => {
  const { rowVersion: readVersion, ...features } = input
  if ((await holdClientToSet(tx, clientId)) === null) return notFound()
  const stands = await readFeatureRecord(tx, clientId)
  if (stands?.rowVersion !== readVersion) return refuse('stale')
  return agree({ clientId, ...features, rowVersion: await writeFeatures(tx, clientId, features) })
})

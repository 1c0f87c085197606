import { restoreClient as contract } from '@omsorg/contract/organisation/client/restore-client.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { dataOwnerIsTaken, lockClient, lockDataOwners, setRemoved } from './client-record.sql.ts'

export const restoreClient = handle(contract, async ({ params: { clientId }, tx }) => {
  await lockDataOwners(tx)
  const client = await lockClient(tx, clientId)
  if (!client) return notFound()
  if (!client.removed) return agree({})
  const { marketAreaCode: market, patientDataOwnerId: owner } = client
  if (await dataOwnerIsTaken(tx, { market, owner, except: clientId })) return refuse('data-owner-taken')
  await setRemoved(tx, clientId, null)
  return agree({})
})

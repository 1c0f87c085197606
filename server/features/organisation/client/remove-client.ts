import { removeClient as contract } from '@omsorg/contract/organisation/client/remove-client.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lockClient, setRemoved } from './client-record.sql.ts'

export const removeClient = handle(contract, async ({ params: { clientId }, now, tx }) => {
  const client = await lockClient(tx, clientId)
  if (!client) return notFound()
  // Sent twice, it is removed once.
  if (!client.removed) await setRemoved(tx, clientId, now)
  return agree({})
})

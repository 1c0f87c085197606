import { eraseClient as contract } from '@omsorg/contract/organisation/client/erase-client.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { writeOrganisationEvent } from '../organisation-event.sql.ts'
import { deleteClient, hasRecords, lockClient } from './client-record.sql.ts'

export const eraseClient = handle(contract, async ({ params: { clientId }, actor, now, tx }) => {
  const client = await lockClient(tx, clientId)
  if (!client) return notFound()
  if (!client.removed) return refuse('not-removed')
  if (await hasRecords(tx, clientId)) return refuse('has-records')
  await deleteClient(tx, clientId)
  // The history of the client goes with it; that it went, and by whom, stays.
  await writeOrganisationEvent(tx, {
    clientId: null,
    carePlaceId: null,
    market: client.marketAreaCode,
    subject: 'client',
    subjectId: clientId,
    event: 'erased',
    detail: { changes: { name: [client.name, null] } },
    actor,
    now,
  })
  return agree({})
})

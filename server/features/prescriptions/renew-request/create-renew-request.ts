import { createRenewRequest as contract } from '@omsorg/contract/prescriptions/renew-request/create-renew-request.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayAskForRenewal } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { renewableOf } from '../renewal/renewal-facts.ts'
import { settlePerson } from '../settle-person.ts'
import { areRequestsEnabled, insertRequest, readPendingRequest } from './renew-requests.sql.ts'

export const createRenewRequest = handle(contract, (call) => createRenewRequestFor(call))

type AskingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'today' | 'tx'>

/** The person is locked: of two who ask at once the second is told of the first. */
export async function createRenewRequestFor({ input, actor, now, today, tx }: AskingCall) {
  const prescription = await lockPrescription(tx, input.prescriptionId)
  if (!prescription) return refuse('prescription-not-found', { at: 'prescriptionId' })
  const [enabled, pending] = await Promise.all([
    areRequestsEnabled(tx, prescription),
    readPendingRequest(tx, prescription.id),
  ])
  const may = mayAskForRenewal(today, {
    enabled,
    prescription: renewableOf(prescription),
    requestPending: pending !== undefined,
  })
  if (!may.ok) {
    if (may.refusal !== 'request-pending') return refuse(may.refusal, { at: 'prescriptionId' })
    const first = { requester: pending?.requester ?? null, requestedOn: pending?.requested_at ?? now.toString() }
    return refuse('request-pending', { at: 'prescriptionId', detail: first })
  }
  const by = authorOf(actor)
  const renewRequestId = await insertRequest(tx, {
    prescriptionId: prescription.id,
    message: input.message,
    by: by.userId,
    onBehalfOf: by.onBehalfOf,
    at: now,
  })
  await settlePerson(tx, prescription, now)
  return agree({ renewRequestId, careRecipientId: prescription.care_recipient_id })
}

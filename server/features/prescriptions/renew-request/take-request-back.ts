import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { mayTakeRequestBack } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescription } from '../locks.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { readRequest, takeRequestBack } from './renew-requests.sql.ts'

interface TakingBack {
  readonly careRecipientId: number
  readonly renewRequestId: number
  /** Who asked, and takes it back. */
  readonly by: number
  readonly now: Temporal.Instant
}

/** Under the lock of whoever answers: of the two the second is told what the first has done. */
export async function takeRenewRequestBack(
  tx: Transaction,
  { careRecipientId, renewRequestId, by, now }: TakingBack,
): Promise<Outcome<null, 'request-not-found' | 'answered-already' | 'asked-by-another'>> {
  const asked = await readRequest(tx, renewRequestId)
  const prescription = asked && (await lockPrescription(tx, asked.prescription_id))
  const request = prescription && (await readRequest(tx, renewRequestId))
  if (!request || prescription.care_recipient_id !== careRecipientId) {
    return refuse('request-not-found', { at: 'renewRequestId' })
  }
  const isOwn = request.requested_by === by
  if (isOwn && request.status === renewalRequestStatus['taken-back']) return agree(null)
  const may = mayTakeRequestBack({ status: request.status, isOwn })
  if (!may.ok) return may
  await takeRequestBack(tx, { id: request.id, by, at: now })
  await settlePerson(tx, prescription, now)
  return agree(null)
}

import { answerRenewRequest as contract } from '@omsorg/contract/prescriptions/renew-request/answer-renew-request.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayDecide, mayReject } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { renewLocked } from '../renewal/renew-locked.ts'
import { settlePerson } from '../settle-person.ts'
import { readRequest, rejectRequest } from './renew-requests.sql.ts'
import { answerViewOf } from './request-view.ts'

export const answerRenewRequest = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { renewRequestId, requestState, startDate } = input
  const asked = await readRequest(tx, renewRequestId)
  const old = asked && (await lockPrescription(tx, asked.prescription_id))
  // Read anew under the lock: somebody may have answered in between.
  const request = old && (await readRequest(tx, renewRequestId))
  if (!old || !request) return refuse('request-not-found', { at: 'renewRequestId' })

  const decision = mayDecide({
    status: request.status,
    hasRight: actor.may('PrescriptionRenewWrite'),
    hasRightInArea: actor.mayIn('PrescriptionRenewWrite', old.therapy_area),
    atOwningPlace: actor.carePlaceId === old.care_place_id,
  })
  if (!decision.ok) {
    if (decision.refusal === 'already-answered') {
      return refuse('already-answered', { at: 'renewRequestId', detail: answerViewOf(request) })
    }
    return refuse(decision.refusal === 'other-care-place' ? 'other-care-place' : 'not-your-area')
  }

  const careRecipientId = old.care_recipient_id
  if (requestState === 'accepted') {
    const renewed = await renewLocked(tx, { old, named: null, startDate, actor, now, today })
    // Without names no row can be a closed one.
    if (!renewed.ok) return renewed.refusal === 'row-not-active' ? refuse('no-row-renewable', { detail: [] }) : renewed
    return agree({ careRecipientId, requestState, prescriptionId: renewed.value.prescriptionId })
  }
  const reason = mayReject(input.rejectionReason)
  if (!reason.ok) return reason
  const by = authorOf(actor)
  await rejectRequest(tx, {
    id: request.id,
    reason: reason.value,
    by: by.userId,
    onBehalfOf: by.onBehalfOf,
    at: now,
  })
  await settlePerson(tx, old, now)
  return agree({ careRecipientId, requestState, prescriptionId: null })
})

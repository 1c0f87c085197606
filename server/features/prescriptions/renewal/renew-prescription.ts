import { renewPrescription as contract } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { renewLocked } from './renew-locked.ts'
import { readRequest } from '../renew-request/renew-requests.sql.ts'
import { answerViewOf } from '../renew-request/request-view.ts'

export const renewPrescription = handle(contract, async ({ input, actor, now, today, tx }) => {
  const old = await lockPrescription(tx, input.prescriptionId)
  if (!old) return refuse('prescription-not-found', { at: 'prescriptionId' })
  if (input.renewRequestId !== null) {
    const asked = await readRequest(tx, input.renewRequestId)
    const request = asked?.prescription_id === old.id ? asked : undefined
    if (request?.status !== renewalRequestStatus.pending) {
      const detail = request ? answerViewOf(request) : null
      return refuse('renew-request-not-pending', { at: 'renewRequestId', detail })
    }
  }
  const renewed = await renewLocked(tx, { old, named: null, startDate: input.startDate, actor, now, today })
  // Without names no row can be a closed one.
  if (!renewed.ok) return renewed.refusal === 'row-not-active' ? refuse('no-row-renewable', { detail: [] }) : renewed
  return agree({ ...renewed.value, careRecipientId: old.care_recipient_id })
})

import type { RenewAnswer, RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { mayDecide } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { Actor } from '../../../platform/actor.ts'
import { personOfRowView } from '../row/row-of-person.ts'
import type { OneRequest, RequestRecord } from './renew-requests.sql.ts'

/** What a request was answered, for whoever would have answered it too. */
export function answerViewOf(record: Pick<OneRequest, 'status' | 'answered_by' | 'answered_at'>): RenewAnswer {
  return {
    requestState: wordOf(renewalRequestStatus, record.status),
    answeredBy: record.answered_by,
    answeredOn: record.answered_at,
  }
}

interface Viewer {
  readonly actor: Actor
  readonly today: Temporal.PlainDate
}

export function requestViewOf(record: RequestRecord, { actor, today }: Viewer): RenewRequestView {
  const decision = mayDecide({
    status: record.status,
    hasRight: actor.may('PrescriptionRenewWrite'),
    hasRightInArea: actor.mayIn('PrescriptionRenewWrite', record.therapy_area),
    // Customer service names the place with each call.
    atOwningPlace: actor.scope === 'market' || actor.carePlaceId === record.care_place_id,
  })
  return {
    renewRequestId: record.id,
    prescriptionId: record.prescription_id,
    ...personOfRowView(record),
    clientId: record.client_id,
    carePlaceId: record.care_place_id,
    carePlaceName: record.care_place_name,
    therapyArea: record.therapy_area,
    products: [...record.products],
    endDate: record.end_date,
    message: record.message,
    requester: record.requester,
    requestedOn: record.requested_at,
    daysWaited: daysBetween(todayIn(actor.market, Temporal.Instant.from(record.requested_at)), today),
    ...answerViewOf(record),
    rejectionReason: record.rejection_reason,
    rejectedByClosing: record.rejected_by_closing,
    renewedFrom: record.renewed_from,
    isNew: record.is_new,
    canDecide: { allowed: decision.ok, reason: decision.ok ? null : decision.refusal },
  }
}

import { prescriptionStatus, type PrescriptionStatus } from '../../prescriptions/row/row.ts'
import type { AskRefusal } from '../../prescriptions/renew-request/renew-request.ts'
import type { RenewBlock } from '../ability/portal-blocks.ts'

/** A holder asks at the earliest so many days before the end. */
export const askDaysBefore = 30

export interface WindowFacts {
  readonly status: PrescriptionStatus
  readonly endsOn: Temporal.PlainDate
}

/** The first day on which a holder asks; a prescription that is to be renewed for another reason is asked about at once. */
export function askFrom({ status, endsOn }: WindowFacts, today: Temporal.PlainDate): Temporal.PlainDate {
  const usual = endsOn.subtract({ days: askDaysBefore })
  return status === prescriptionStatus.renew && Temporal.PlainDate.compare(today, usual) < 0 ? today : usual
}

export function isTooSoonToAsk(facts: WindowFacts, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(today, askFrom(facts, today)) < 0
}

const blockOf: Readonly<Record<AskRefusal, RenewBlock>> = {
  'requests-not-enabled': 'renewal-off',
  'prescription-not-renewable': 'too-late',
  'ended-too-long-ago': 'too-late',
  'successor-waiting': 'successor-waiting',
  'request-pending': 'already-asked',
}

/** What staff are refused for, in a word of the portal. */
export function renewBlockOf(refusal: AskRefusal): RenewBlock {
  return blockOf[refusal]
}

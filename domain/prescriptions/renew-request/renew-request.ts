import { agree, refuse, type Outcome } from '../../outcome.ts'
import { mayBeContinued, type Renewable } from '../renewal/renewal.ts'
import { renewalRequestStatus } from '../row/row.ts'

export type RenewalRequestStatus = (typeof renewalRequestStatus)[keyof typeof renewalRequestStatus]

/** What decides whether somebody may ask that a prescription be renewed. */
export interface AskFacts {
  /** The client has renewal on in the area, and the care place takes part. */
  readonly enabled: boolean
  readonly prescription: Omit<Renewable, 'months'>
  readonly requestPending: boolean
}

export type AskRefusal =
  | 'requests-not-enabled'
  | 'prescription-not-renewable'
  | 'ended-too-long-ago'
  | 'successor-waiting'
  | 'request-pending'

/** One request waits for each prescription that can be renewed, where requests are on (states 2.3). */
export function mayAskForRenewal(
  today: Temporal.PlainDate,
  { enabled, prescription, requestPending }: AskFacts,
): Outcome<null, AskRefusal> {
  if (!enabled) return refuse('requests-not-enabled')
  const continued = mayBeContinued(today, prescription)
  if (!continued.ok) return continued
  return requestPending ? refuse('request-pending') : agree(null)
}

/** What decides whether somebody may answer a request. */
export interface DecideFacts {
  readonly status: RenewalRequestStatus
  readonly hasRight: boolean
  readonly hasRightInArea: boolean
  /** At the care place that the prescription belongs to. */
  readonly atOwningPlace: boolean
}

export type DecideRefusal = 'decide-right-missing' | 'not-your-area' | 'other-care-place' | 'already-answered'

/** A prescriber of the area at the care place of the prescription decides, once (O-4-10). */
export function mayDecide(facts: DecideFacts): Outcome<null, DecideRefusal> {
  if (facts.status !== renewalRequestStatus.pending) return refuse('already-answered')
  if (!facts.hasRight) return refuse('decide-right-missing')
  if (!facts.hasRightInArea) return refuse('not-your-area')
  return facts.atOwningPlace ? agree(null) : refuse('other-care-place')
}

/** Whoever rejects says why (O-4-11). */
export function mayReject(reason: string): Outcome<string, 'reason-missing'> {
  const said = reason.trim()
  return said === '' ? refuse('reason-missing', { at: 'rejectionReason' }) : agree(said)
}

/** Whoever asked takes it back while nobody has answered (states 2.3). */
export function mayTakeRequestBack({
  status,
  isOwn,
}: {
  readonly status: RenewalRequestStatus
  readonly isOwn: boolean
}): Outcome<null, 'answered-already' | 'asked-by-another'> {
  if (status !== renewalRequestStatus.pending) return refuse('answered-already')
  return isOwn ? agree(null) : refuse('asked-by-another')
}

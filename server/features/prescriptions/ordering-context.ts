import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { prescriptionStatus, type PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import type { OrderingSettings } from './ordering-settings.sql.ts'
import { readUpToDate } from './renewal/change-day-of.ts'
import { readDrawnRows, standingRows } from './row/rows-of-persons.ts'
import type { StandingContext, StandingRow } from './row/standing-of-row.ts'
import { readOrderBasis, type OrderBasis } from './order-basis.sql.ts'
import { mayWithdraw, type GateFacts } from './ordering-gate.ts'

/** Everything that a withdrawal for one person is judged by, as it stands in this transaction. */
export interface OrderingContext {
  readonly basis: OrderBasis
  readonly settings: OrderingSettings
  readonly rows: readonly StandingRow[]
  readonly gate: ReturnType<typeof mayWithdraw>
  readonly today: Temporal.PlainDate
}

export interface ContextQuestion {
  readonly careRecipientId: number
  /** The place that orders: the person must be there. Null for a holder: that at which she is looked after. */
  readonly carePlaceId: string | null
  /** Where she is not, the first of the places at which she is will do. */
  readonly elsewhereToo?: boolean
  readonly actor: Pick<Actor, 'may' | 'mayIn'>
  readonly now: Temporal.Instant
  readonly language: string
  /** Prescriptions in these statuses; those that run, and those that ended, when left out. */
  readonly statuses?: readonly PrescriptionStatus[]
}

/** What runs, and what ended: an ended prescription still explains why nothing can be ordered (codes 2 and 4). */
export const statusesThatMatter = [
  prescriptionStatus.preliminary,
  prescriptionStatus.active,
  prescriptionStatus.finished,
  prescriptionStatus.renew,
]

/** Null when the person or the place is out of reach. What the date has decided by now is written down before it is read. */
export async function readOrderingContext(
  tx: Transaction,
  question: ContextQuestion,
  market: MarketCode,
): Promise<OrderingContext | null> {
  const { careRecipientId, carePlaceId, elsewhereToo = false, now, language, statuses = statusesThatMatter } = question
  const today = todayIn(market, now)
  const here = { carePlaceId, elsewhereToo, today }
  const [basis, drawn] = await readUpToDate(
    tx,
    { careRecipientId, market, now },
    () =>
      Promise.all([
        readOrderBasis(tx, { careRecipientId, language, ...here }),
        readDrawnRows(tx, { careRecipientIds: [careRecipientId], statuses, ...here }),
      ]),
    ([read]) => read?.unwritten ?? false,
  )
  if (!basis) return null
  const { gate, context } = orderingAt(basis, { actor: question.actor, today, market })
  return { basis, settings: basis.settings, today, gate, rows: standingRows(drawn, () => context) }
}

export interface Orderer {
  readonly actor: Pick<Actor, 'may' | 'mayIn'>
  readonly today: Temporal.PlainDate
  readonly market: MarketCode
}

/** Whether a person may be ordered for at a place, and what her rows are judged by there. */
export function orderingAt(
  facts: GateFacts & { readonly settings: OrderingSettings },
  { actor, today, market }: Orderer,
) {
  const gate = mayWithdraw(facts, actor)
  const context: StandingContext = {
    today,
    timeZone: marketOf(market).timeZone,
    settings: facts.settings,
    recipientCanReceive: gate.ok || !personStops(gate.refusal),
    mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
  }
  return { gate, context }
}

/** What code 15 speaks of: the person, and not the place's settings or the caller's right. */
function personStops(refusal: string): boolean {
  return refusal.startsWith('recipient-')
}

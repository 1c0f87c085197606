import { todayIn, marketOf } from '@omsorg/domain/market.ts'
import { prescriptionStatus, type PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { readOrderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
import { bringUpToDate } from './renewal/change-day-of.ts'
import { rowsOfPersons } from './row/rows-of-persons.ts'
import type { StandingRow } from './row/standing-of-row.ts'
import { readOrderBasis, type OrderBasis } from './order-basis.sql.ts'
import { mayWithdraw } from './ordering-gate.ts'

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
  readonly carePlaceId: string
  readonly actor: Pick<Actor, 'may' | 'mayIn'>
  readonly now: Temporal.Instant
  readonly language: string
  /** Prescriptions in these statuses; those that run, and those that ended, when left out. */
  readonly statuses?: readonly PrescriptionStatus[]
}

/** What runs, and what ended: an ended prescription still explains why nothing can be ordered (codes 2 and 4). */
const statusesThatMatter = [
  prescriptionStatus.preliminary,
  prescriptionStatus.active,
  prescriptionStatus.finished,
  prescriptionStatus.renew,
]

/** Null when the person or the place is out of reach. What the date has decided by now is written down before it is read. */
export async function readOrderingContext(
  tx: Transaction,
  { careRecipientId, carePlaceId, actor, now, language, statuses = statusesThatMatter }: ContextQuestion,
  market: OrderBasis['market'],
): Promise<OrderingContext | null> {
  const today = todayIn(market, now)
  await bringUpToDate(tx, careRecipientId, market, now)
  const basis = await readOrderBasis(tx, careRecipientId, carePlaceId, today, language)
  const settings = await readOrderingSettings(tx, carePlaceId, today)
  if (!basis || !settings) return null

  const gate = mayWithdraw(basis, actor)
  const context = {
    today,
    timeZone: marketOf(market).timeZone,
    settings,
    recipientCanReceive: gate.ok || !personStops(gate.refusal),
    mayOrderIn: (area: StandingRow['record']['therapy_area']) => actor.mayIn('OrderWrite', area),
  }
  const question = { careRecipientIds: [careRecipientId], carePlaceId, today, statuses }
  const rows = await rowsOfPersons(tx, question, () => context)
  return { basis, settings, rows, gate, today }
}

/** What code 15 speaks of: the person, and not the place's settings or the caller's right. */
function personStops(refusal: string): boolean {
  return refusal.startsWith('recipient-')
}

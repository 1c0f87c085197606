import type { LeftOutRow, RenewalRefusal } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import {
  planRenewal,
  shareOutRows,
  type RenewalPlan,
  type RowsOfRenewal,
} from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { LockedPrescription, LockedRow } from '../locks.sql.ts'
import type { PrescribingFacts } from '../checking/facts.sql.ts'
import { itemThatRuns, mayPrescribeHere } from '../checking/gate.ts'
import { insertPrescription } from '../prescription/insert-prescription.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { answerRenewRequests } from '../row/closing.sql.ts'
import { copiedRows } from './copied-rows.ts'
import { leftOutViewOf, offersOf, renewableOf, rowOfferOf } from './renewal-facts.ts'
import { takeOver } from './start-successor.ts'
import { handOverLater, readFlavorsOfRows, recordRenewal } from './succession.sql.ts'
import { authorOf } from '../../../platform/author.ts'

export interface Renewing {
  /** Locked, with all its rows. */
  readonly old: LockedPrescription
  /** The ids of the rows to renew; null for all. */
  readonly named: readonly number[] | null
  /** Packages for each withdrawal, where the new prescription is to have others. */
  readonly packagesOf?: ReadonlyMap<number, number | null>
  /** Null is today. */
  readonly startDate: string | null
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

export interface Renewed {
  readonly prescriptionId: number
  readonly startDate: string
  readonly endDate: string
  readonly status: 'active' | 'preliminary'
  readonly renewedRowIds: number[]
  readonly leftOut: LeftOutRow[]
}

/**
 * Renews a locked prescription, or some of its rows (rules 3.14): the successor is written, and the old one goes
 * over into it at once or on the day on which it starts. Everything is judged as it stands under the lock.
 */
export async function renewLocked(
  tx: Transaction,
  renewing: Renewing,
): Promise<
  | Outcome<Renewed, Exclude<RenewalRefusal, 'no-row-renewable'> | 'row-not-active'>
  | Refused<'no-row-renewable', LeftOutRow[]>
> {
  const { old, named, actor, now, today } = renewing
  if (!actor.mayIn('ProductPrescriptionWrite', old.therapy_area)) return refuse('not-your-area')
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const start = renewing.startDate === null ? today : Temporal.PlainDate.from(renewing.startDate)
  const plan = planRenewal(today, renewableOf(old), start)
  if (!plan.ok) return plan

  const here = await mayPrescribeHere(tx, {
    actor,
    careRecipientId: old.care_recipient_id,
    carePlaceId: actor.carePlaceId,
    therapyArea: old.therapy_area,
    today,
    leaveOut: [old.id],
  })
  if (!here.ok) return here.refusal === 'recipient-not-found' ? refuse('place-not-chosen') : refuse(here.refusal)

  const offers = await offersOf(tx, old, actor, today)
  const shared = shareOutRows(old.rows, named, (row) => rowOfferOf(offers.get(row.item_number)))
  if (!shared.ok) {
    if (shared.refusal !== 'no-row-renewable') return shared
    return refuse('no-row-renewable', {
      at: 'prescriptionId',
      detail: shared.detail.map((left) => leftOutViewOf(left, offers)),
    })
  }
  const items = shared.value.renewed.map((row) => row.item_number)
  if (plan.value.way === 'from-today' && itemThatRuns(here.value, items) !== null) return refuse('row-exists')

  const flavors = await readFlavorsOfRows(
    tx,
    shared.value.renewed.map((row) => row.id),
  )
  const rows = copiedRows(shared.value.renewed, {
    offers,
    flavors,
    period: plan.value.period,
    packagesOf: renewing.packagesOf,
  })
  const successor = await insertPrescription(tx, {
    ...headOf(renewing, plan.value, here.value, actor.carePlaceId),
    rows,
  })
  await goOver(tx, renewing, plan.value, shared.value, successor.id)
  await settlePerson(tx, old, now)
  return agree({
    prescriptionId: successor.id,
    startDate: plan.value.period.start.toString(),
    endDate: plan.value.period.end.toString(),
    status: plan.value.successorStatus === prescriptionStatus.active ? 'active' : 'preliminary',
    renewedRowIds: shared.value.renewed.map((row) => row.id),
    leftOut: shared.value.leftOut.map((left) => leftOutViewOf(left, offers)),
  })
}

/** What is copied of the head: months, type, note and numbers; a customer number that no longer serves the area is not. */
function headOf(
  { old, actor, now }: Renewing,
  { period, successorStatus }: RenewalPlan,
  facts: PrescribingFacts,
  carePlaceId: string,
) {
  const numbers = facts.numbers.map((each) => each.number)
  const kept = old.customer_number !== null && numbers.includes(old.customer_number)
  const by = authorOf(actor)
  return {
    careRecipientId: old.care_recipient_id,
    clientId: old.client_id,
    carePlaceId,
    market: old.market,
    therapyArea: old.therapy_area,
    type: old.type,
    status: successorStatus,
    confirmedAt: now,
    periodMonths: old.period_months,
    start: period.start,
    end: period.end,
    customerNumber: kept ? old.customer_number : (numbers[0] ?? null),
    payerCustomerNumber: old.payer_customer_number,
    note: old.note,
    predecessorId: old.id,
    investigationId: old.investigation_id,
    by: actor.doerId,
    onBehalfOf: by.onBehalfOf,
    at: now,
  }
}

/** The old prescription closes as of yesterday, or is drawn from until the successor starts. */
async function goOver(
  tx: Transaction,
  { old, actor, now, today }: Renewing,
  { way, period }: RenewalPlan,
  { renewed, dropped }: RowsOfRenewal<LockedRow>,
  successorId: number,
): Promise<void> {
  const change = { by: authorOf(actor), at: now }
  const goneRowIds = [...renewed, ...dropped].map((row) => row.id)
  if (way === 'from-end') {
    await handOverLater(tx, goneRowIds, successorId)
    await answerRenewRequests(tx, old.id, 'accepted', change)
    await recordRenewal(tx, old.id, successorId, change)
    return
  }
  const gone = new Set(goneRowIds)
  const closes =
    old.status !== prescriptionStatus.closed &&
    old.rows.every((row) => row.status === rowStatus.closed || gone.has(row.id))
  // Closing records the renewal by itself; a prescription that goes on gets an event of its own.
  if (!closes) await recordRenewal(tx, old.id, successorId, change)
  await takeOver(tx, { old, successorId, start: period.start, today, goneRowIds: gone }, change)
}

import { proposeRenewal as contract } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import type { RenewalStartBlock } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { endAfterMonths } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import {
  dayAfter,
  leftOutBecause,
  planRenewal,
  type LeftOut,
  type Renewable,
} from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import type { ItemOffer } from '../../products/index.ts'
import { readPrescriptionsWithRows, type LockedPrescription, type LockedRow } from '../locks.sql.ts'
import { itemThatRuns, mayPrescribeHere } from '../checking/gate.ts'
import { copiedRows } from './copied-rows.ts'
import { leftOutViewOf, offersOf, renewableOf, rowOfferOf } from './renewal-facts.ts'

type Answer = AnswerOf<typeof contract>

/** What renewing all rows would make, and from which days it may be done; the renewal itself judges again. */
export const proposeRenewal = handle(contract, async ({ input, actor, today, tx }) => {
  const [old] = await readPrescriptionsWithRows(tx, { prescriptionIds: [input.prescriptionId] })
  if (!old) return refuse('prescription-not-found', { at: 'prescriptionId' })
  const offers = await offersOf(tx, old, actor, today)
  const open = old.rows.filter((row) => row.status !== rowStatus.closed)
  const checked = open.map((row) => ({ row, reason: leftOutBecause(rowOfferOf(offers.get(row.item_number))) }))
  const going = checked.filter(({ reason }) => reason === null).map(({ row }) => row)
  const leftOut = checked.filter((each): each is { row: LockedRow; reason: LeftOut } => each.reason !== null)
  const renewable = renewableOf(old)
  const { always, today: onlyToday } = await blocksOf(tx, {
    old,
    actor,
    today,
    items: going.map((row) => row.item_number),
  })
  return agree({
    prescriptionId: old.id,
    careRecipientId: old.care_recipient_id,
    therapyArea: old.therapy_area,
    type: old.type,
    periodMonths: old.period_months,
    customerNumber: old.customer_number,
    payerCustomerNumber: old.payer_customer_number,
    note: old.note || null,
    fromToday: startOf(renewable, today, today, always ?? onlyToday),
    afterOldEnd: startOf(renewable, today, dayAfter(renewable.period), always),
    oldEndDate: old.end_date,
    rows: going.map((row) => proposedRowOf(row, offers, endAfterMonths(today, old.period_months), today)),
    leftOut: leftOut.map((left) => leftOutViewOf(left, offers)),
  })
})

function startOf(
  old: Renewable,
  today: Temporal.PlainDate,
  start: Temporal.PlainDate,
  block: RenewalStartBlock | null,
): Answer['fromToday'] {
  const plan = planRenewal(today, old, start)
  const days = { startDate: start.toString(), endDate: endAfterMonths(start, old.months).toString() }
  if (!plan.ok) {
    const reason = plan.refusal === 'start-not-possible' ? 'old-end-passed' : plan.refusal
    return { ...days, can: { allowed: false, reason } }
  }
  return { ...days, can: { allowed: block === null, reason: block } }
}

/** What stands in the way from whatever day, and what only of a start today: the renewal itself refuses by the same names. */
async function blocksOf(
  tx: Transaction,
  asked: {
    readonly old: LockedPrescription
    readonly actor: Actor
    readonly today: Temporal.PlainDate
    readonly items: readonly string[]
  },
): Promise<{ readonly always: RenewalStartBlock | null; readonly today: RenewalStartBlock | null }> {
  const { old, actor, today, items } = asked
  const always = (block: RenewalStartBlock) => ({ always: block, today: null })
  if (!actor.carePlaceId) return always('place-not-chosen')
  const here = await mayPrescribeHere(tx, {
    actor,
    careRecipientId: old.care_recipient_id,
    carePlaceId: actor.carePlaceId,
    therapyArea: old.therapy_area,
    today,
    leaveOut: [old.id],
  })
  if (!here.ok) return always(here.refusal === 'recipient-not-found' ? 'place-not-chosen' : here.refusal)
  if (items.length === 0) return always('no-row-renewable')
  return { always: null, today: itemThatRuns(here.value, items) === null ? null : 'row-exists' }
}

const wordOfPeriod = {
  [consumptionPeriod.day]: 'day',
  [consumptionPeriod.week]: 'week',
  [consumptionPeriod.month]: 'month',
  [consumptionPeriod.year]: 'year',
} as const

function proposedRowOf(
  row: LockedRow,
  offers: ReadonlyMap<string, ItemOffer>,
  end: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Answer['rows'][number] {
  const offer = offers.get(row.item_number)
  if (!offer) throw new Error(`the item ${row.item_number} is renewed and not on offer`)
  const [copy] = copiedRows([row], { offers, flavors: [], period: { start: today, end } })
  const withdrawals = copy?.withdrawals ?? row.withdrawals
  return {
    prescriptionRowId: row.id,
    itemNumber: row.item_number,
    productGroupNumber: row.product_group_number || null,
    product: {
      itemNumber: offer.itemNumber,
      name: offer.name,
      shape: offer.shape,
      therapyArea: offer.therapyArea,
      itemsPerPackage: offer.itemsPerPackage ?? 0,
      unit: offer.unit,
    },
    consumption: row.consumption === null ? null : Number(row.consumption),
    consumptionPeriod: row.consumption_period && wordOfPeriod[row.consumption_period],
    calculationPeriod: row.calculation_period < 3 ? null : row.calculation_period,
    withdrawals,
    packagesPerWithdrawal: row.packages_per_withdrawal,
    remainingPackages: withdrawals * row.packages_per_withdrawal,
    cutOption: row.cut_option,
    cutSize: row.cut_size,
    invoiceAreaId: row.invoice_area_id,
    note: row.note || null,
  }
}

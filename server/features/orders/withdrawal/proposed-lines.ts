import type { PreOrderLine } from '@omsorg/contract/orders/placing/pre-order-line.ts'
import { dayTextOrNone } from '@omsorg/domain/calendar/known-days.ts'
import { proposedFlavors } from '@omsorg/domain/orders/placing/flavors.ts'
import type { SetAside } from '@omsorg/domain/orders/placing/set-aside.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import {
  consumptionViewOf,
  extraWithdrawalsOf,
  mayOrderFrom,
  suggestionViewOf,
  type StandingRow,
} from '../../prescriptions/index.ts'
import type { OrderCheck } from '../placing/check-order.ts'
import type { Flavors } from '../placing/flavors.ts'
import type { LastFlavorRecord } from './last-flavors.sql.ts'
import { itemPartOf } from '../order/line-view.ts'
import type { PlaceBasis } from '../../prescriptions/index.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'

/**
 * The rows to fill in: those of running prescriptions, in the areas that whoever orders may order in (O-6-11). One that waits
 * or has ended stands among them only when no running row holds its item, so that the page can say why it cannot be ordered.
 * What was begun is dropped by nobody: a row of the draft that no running row follows stands there whatever became of it.
 */
export function rowsToPropose(
  rows: readonly StandingRow[],
  today: Temporal.PlainDate,
  mayOrderIn: (area: TherapyArea) => boolean,
  begun: ReadonlySet<number> = new Set(),
): StandingRow[] {
  const isOpen = ({ record }: StandingRow) => record.status !== rowStatus.closed && mayOrderIn(record.therapy_area)
  const running = rows.filter((row) => isOpen(row) && runs(row))
  if (running.length === rows.length) return running
  const items = new Set(running.map((row) => row.record.item_number))
  const others = rows.filter((row) => !(isOpen(row) && runs(row)) && !items.has(row.record.item_number))
  return [...running, ...others.filter((row) => begun.has(row.record.id) || (isOpen(row) && isRecent(row, today)))]
}

/** Whether withdrawals are drawn from the prescription of a row. */
export function runs({ record }: Pick<StandingRow, 'record'>): boolean {
  return servesWithdrawals(record.prescription_status)
}

function isRecent({ record }: StandingRow, today: Temporal.PlainDate): boolean {
  return (
    record.prescription_status === prescriptionStatus.preliminary ||
    record.end_date >= today.subtract({ months: 12 }).toString()
  )
}

/** Packages to begin with: as last time, or as in the order that is made again, never above what is allowed. */
export function proposedQuantity(row: StandingRow, recreated: OrderRecord | null): number {
  if (row.unavailability !== null) return 0
  return Math.min(
    row.standing.allowed,
    recreated ? quantityIn(recreated, row) : (lastQuantity(row) ?? row.record.packages_per_withdrawal),
  )
}

/** The same row counts first; an order on an earlier prescription is made again by its items. */
function quantityIn({ lines }: OrderRecord, { record }: StandingRow): number {
  const sameRow = lines.filter((line) => line.prescription_row_id === record.id)
  const same = sameRow.length > 0 ? sameRow : lines.filter((line) => line.item_number === record.item_number)
  return same.reduce((sum, line) => sum + line.quantity, 0)
}

/** Of the row's present item: an order before a replacement counts by its pieces (rules 3.12). */
function lastQuantity({ rowDraws, record }: StandingRow): number | null {
  const last = rowDraws.at(-1)
  return last ? Math.ceil(last.pieces / record.row_items_per_package) : null
}

export interface ProposedSplit {
  readonly itemNumber: string
  readonly name: string
  readonly packages: number
  readonly lastPackages: number
  readonly orderable: boolean
}

/** How the packages of a row are split among its flavours to begin with; empty for an item without flavours. */
export function proposedSplit(
  row: StandingRow,
  quantity: number,
  flavors: Flavors,
  lastOfRows: readonly LastFlavorRecord[],
): ProposedSplit[] {
  const known = flavors.of(row)
  if (!known) return []
  const last = lastOfRows.filter((each) => each.prescription_row_id === row.record.id)
  const packagesIn = (split: readonly Pick<LastFlavorRecord, 'item_number' | 'packages'>[], itemNumber: string) =>
    split.find((each) => each.item_number === itemNumber)?.packages ?? 0
  const choices = known.map((flavor) => ({
    itemNumber: flavor.item_number,
    name: flavor.flavor,
    lastPackages: packagesIn(last, flavor.item_number),
    orderable: flavor.orderable,
  }))
  const packages = proposedFlavors(
    quantity,
    choices.map(({ itemNumber, lastPackages, orderable }) => ({
      lastPackages,
      prescribedPackages: packagesIn(row.record.flavors, itemNumber),
      isPrescribedItem: itemNumber === row.record.item_number,
      canBeOrdered: orderable,
    })),
  )
  return choices.map((choice, place) => ({ ...choice, packages: packages[place] ?? 0 }))
}

/** A line to fill in, with everything that explains its limit. */
export function preOrderLineOf(
  orderCheck: OrderCheck,
  place: number,
  proposal: { readonly row: StandingRow; readonly split: readonly ProposedSplit[]; readonly aside: SetAside | null },
  basis: PlaceBasis,
): PreOrderLine {
  const line = orderCheck.lines[place]
  if (!line) throw new RangeError(`the order has no line ${place}`)
  const { row } = proposal
  return {
    ...itemPartOf(row, basis),
    quantity: line.quantity,
    deliveryDate: dayTextOrNone(orderCheck.deliveryDates[place]),
    warnings: [...(orderCheck.lineWarnings[place] ?? [])],
    setAside: proposal.aside !== null,
    setAsideReason: proposal.aside?.reason ?? null,
    wayOn: proposal.aside?.wayOn ?? null,
    ...consumptionViewOf(row),
    withdrawals: row.record.withdrawals,
    extraWithdrawals: extraWithdrawalsOf(row),
    withdrawalsRemaining: row.standing.withdrawalsRemaining,
    packagesPerWithdrawal: row.record.packages_per_withdrawal,
    lastQuantity: lastQuantity(row),
    lastOrderDate: dayTextOrNone(row.lastWithdrawal),
    mayOrderFrom: mayOrderFrom(row),
    expressDate: dayTextOrNone(orderCheck.expressDates[place]),
    flavors: proposal.split.map((flavor) => ({ ...flavor })),
    suggestion: suggestionViewOf(row),
  }
}

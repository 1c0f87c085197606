import type { z } from 'zod'
import type { rowToUpdate } from '@omsorg/contract/prescriptions/prescription/prescription-input.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { WantedRow } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { LockedPrescription, LockedRow } from '../locks.sql.ts'
import type { DrawnFrom } from '../checking/drawn.ts'
import type { RowWanted } from '../checking/check-wanted.ts'
import { wantedRowOf } from '../checking/wanted.ts'

type Sent = z.output<typeof rowToUpdate>

/** A row that was sent, beside the one that it changes; null for a new one. */
export interface RowToChange extends RowWanted {
  readonly stands: LockedRow | null
}

export type RowMatchRefusal = 'row-not-found' | 'row-not-active' | 'row-exists' | 'item-not-of-row'

/**
 * The rows of an update beside those that stand. A closed row is not opened again, and a row keeps its item: another product is
 * another row. While a prescription is being confirmed every item is asked for anew.
 */
export function rowsToChange(
  locked: LockedPrescription,
  sent: readonly Sent[],
  drawnOf: DrawnFrom,
  isConfirming: boolean,
): Outcome<RowToChange[], RowMatchRefusal> {
  const rows: RowToChange[] = []
  for (const [index, row] of sent.entries()) {
    const at = `rows[${index}].prescriptionRowId`
    const id = row.prescriptionRowId
    const stands = locked.rows.find((each) => each.id === id) ?? null
    if (id !== null && !stands) return refuse('row-not-found', { at })
    if (stands?.status === rowStatus.closed) return refuse('row-not-active', { at })
    if (stands && rows.some((each) => each.stands === stands)) return refuse('row-exists', { at })
    if (stands && stands.item_number !== row.itemNumber) {
      return refuse('item-not-of-row', { at: `rows[${index}].itemNumber` })
    }
    const wanted = stands ? asItStands(wantedRowOf(row), stands) : wantedRowOf(row)
    const itemIsChecked = isConfirming || !stands || isOtherGrant(wanted, stands)
    rows.push({ stands, wanted, drawn: drawnOf(id), isNew: !stands, itemIsChecked })
  }
  return agree(rows)
}

/** What is left out of a row that stands is as it stands, and not as it would be proposed. */
function asItStands(wanted: WantedRow, { withdrawals, calculation_period: months }: LockedRow): WantedRow {
  const stored = months === 3 || months === 12 ? months : null
  return {
    ...wanted,
    withdrawals: wanted.withdrawals ?? withdrawals,
    calculationPeriod: wanted.calculationPeriod ?? stored,
  }
}

function isOtherGrant(wanted: WantedRow, stands: LockedRow): boolean {
  return (
    wanted.amount !== stands.consumption ||
    wanted.consumptionPeriod !== stands.consumption_period ||
    wanted.withdrawals !== stands.withdrawals ||
    wanted.packagesPerWithdrawal !== stands.packages_per_withdrawal
  )
}

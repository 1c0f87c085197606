import { todayIn, marketOf } from '@omsorg/domain/market.ts'
import { isReplaced } from '@omsorg/domain/prescriptions/replacement/replaceable.ts'
import {
  inNewPackages,
  replaceInRow,
  type RowToReplace,
} from '@omsorg/domain/prescriptions/replacement/replace-item.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { usualLastWithdrawalFactor } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions, type LockedPrescription, type LockedRow } from '../locks.sql.ts'
import { readOrderingSettings } from '../ordering-settings.sql.ts'
import { writeEvents, type EventToWrite } from '../prescription/events.sql.ts'
import { closeRowsForGood } from '../row/closing.sql.ts'
import { readDraws, type DrawRecord } from '../row/rows-of-persons.sql.ts'
import { additionFactsOf, endedByDate } from '../row/standing-of-row.ts'
import { settlePerson } from '../settle-person.ts'
import {
  addPackages,
  moveFlavors,
  raisePrescriptions,
  readAdditionsOf,
  writeFormerItem,
  writeReplaced,
  type AdditionOfRow,
  type NewItem,
} from './replacing.sql.ts'

export interface ItemReplacement {
  readonly replacementId: number
  readonly replaced: { readonly productId: number; readonly itemNumber: string; readonly productGroupNumber: string }
  readonly replacement: NewItem
  /** Who has published it: the care place sees whose it is. */
  readonly by: Author
  readonly at: Temporal.Instant
}

export interface ReplacedRows {
  readonly rows: number
  /** Of these, rows that were closed because the prescription held the new item already. */
  readonly merged: number
  /** Where they were prescribed, with how many. */
  readonly places: readonly { readonly carePlaceId: string; readonly clientId: string; readonly rows: number }[]
}

/** A row was changed between being read and being written; the next attempt finds it as it is. */
export class RowHasChanged extends Error {
  override readonly name: string = 'RowHasChanged'
}

/**
 * Replaces an item in everything that is prescribed for one person (rules 3.12). Locks the person first, as everybody does
 * who draws from a prescription: of two at once the second finds what the first has left. A row that is on the prescription
 * twice is one afterwards.
 */
export async function replaceForPerson(
  tx: Transaction,
  careRecipientId: number,
  change: ItemReplacement,
): Promise<ReplacedRows> {
  const prescriptions = await lockPrescriptions(tx, { careRecipientIds: [careRecipientId] })
  await writeFormerItem(tx, careRecipientId, { from: change.replaced.itemNumber, to: change.replacement.itemNumber })
  const affected = prescriptions.flatMap((prescription) => {
    const rows = prescription.rows.filter(
      (row) => row.product_id === change.replaced.productId && isReplaced(prescription, row),
    )
    return rows.length > 0 ? [{ prescription, rows }] : []
  })
  if (affected.length === 0) return { rows: 0, merged: 0, places: [] }

  const rowIds = affected.flatMap(({ rows }) => rows.map((row) => row.id))
  const [draws, additions] = await Promise.all([readDraws(tx, [careRecipientId]), readAdditionsOf(tx, rowIds)])
  let merged = 0
  for (const { prescription, rows } of affected) {
    const drawn = { draws, additions, lastWithdrawalFactor: await factorOf(tx, prescription, change.at) }
    merged += await replaceOn(tx, prescription, rows, drawn, change)
  }
  await raisePrescriptions(
    tx,
    affected.map(({ prescription }) => prescription.id),
    change,
  )
  const [first] = prescriptions
  // What is left is the same in pieces; only a row that was closed, or an addition, can change a state.
  if (first && (merged > 0 || additions.length > 0)) await settlePerson(tx, first, change.at)
  const byPlace = Map.groupBy(affected, ({ prescription }) => prescription.care_place_id)
  const places = [...byPlace].map(([carePlaceId, those]) => ({
    carePlaceId,
    clientId: those[0]?.prescription.client_id ?? '',
    rows: those.reduce((sum, { rows }) => sum + rows.length, 0),
  }))
  return { rows: rowIds.length, merged, places }
}

interface Drawn {
  readonly draws: readonly DrawRecord[]
  readonly additions: readonly AdditionOfRow[]
  readonly lastWithdrawalFactor: number
}

async function factorOf(tx: Transaction, { care_place_id: place, market }: LockedPrescription, at: Temporal.Instant) {
  const settings = await readOrderingSettings(tx, place, todayIn(market, at))
  return settings?.last_withdrawal_factor ?? usualLastWithdrawalFactor
}

/** Answers how many rows were closed because another one of the prescription holds the new item. */
async function replaceOn(
  tx: Transaction,
  prescription: LockedPrescription,
  rows: readonly LockedRow[],
  drawn: Drawn,
  change: ItemReplacement,
): Promise<number> {
  const { replaced, replacement, by, at, replacementId } = change
  const holder = prescription.rows.find(
    (row) =>
      row.product_id === replacement.productId && isReplaced(prescription, row) && row.status !== rowStatus['used-up'],
  )
  const [goesOn, closed] = holder ? [[], rows] : [rows.slice(0, 1), rows.slice(1)]
  const events: EventToWrite[] = []
  const told = (row: LockedRow, detail: object) =>
    events.push({
      prescriptionId: prescription.id,
      prescriptionRowId: row.id,
      event: 'row-replaced',
      detail: { replacementId, from: replaced.itemNumber, to: replacement.itemNumber, ...detail },
    })

  const written = goesOn.map((row) => {
    const { remainingBefore, packagesRemaining, ...packages } = replaceInRow(
      rowToReplace(row, prescription, drawn, at),
      {
        from: row.items_per_package,
        to: replacement.itemsPerPackage,
      },
    )
    told(row, {
      packagesPerWithdrawal: [row.packages_per_withdrawal, packages.packagesPerWithdrawal],
      packagesRemaining: [remainingBefore, packagesRemaining],
    })
    return { id: row.id, rowVersion: row.row_version, ...packages }
  })
  const kept = await writeReplaced(tx, written, replacement)
  if (kept !== written.length) throw new RowHasChanged('a locked row has another version')

  const into = holder ? { row: holder, version: holder.row_version } : intoFirst(goesOn)
  let added = 0
  for (const row of closed) {
    const to = holder ? holder.items_per_package : replacement.itemsPerPackage
    const { remainingBefore } = replaceInRow(rowToReplace(row, prescription, drawn, at), {
      from: row.items_per_package,
      to,
    })
    const packages = inNewPackages(remainingBefore, { from: row.items_per_package, to })
    added += packages
    told(row, { mergedInto: into?.row.id ?? null, packagesRemaining: [remainingBefore, packages] })
  }
  if (into && added > 0) {
    const done = await addPackages(tx, { id: into.row.id, rowVersion: into.version }, added)
    if (done !== 1) throw new RowHasChanged('a locked row has another version')
  }
  await writeEvents(tx, events, { by, at })
  const closedIds = closed.map((row) => row.id)
  if (closedIds.length > 0) await closeRowsForGood(tx, closedIds, 'row-closed', { by, at })
  const isSameGroup =
    replaced.productGroupNumber !== '' && replaced.productGroupNumber === replacement.productGroupNumber
  await moveFlavors(
    tx,
    goesOn.map((row) => row.id),
    { from: replaced.itemNumber, to: replacement.itemNumber, isSameGroup },
  )
  return closed.length
}

/** The row that was written a moment ago has the next version. */
function intoFirst([row]: readonly LockedRow[]) {
  return row && { row, version: row.row_version + 1 }
}

function rowToReplace(
  row: LockedRow,
  { market }: LockedPrescription,
  { draws, additions, lastWithdrawalFactor }: Drawn,
  at: Temporal.Instant,
): RowToReplace {
  const context = { today: todayIn(market, at), timeZone: marketOf(market).timeZone }
  return {
    granted: {
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packages_per_withdrawal,
      packageAdjustment: row.package_adjustment,
    },
    draws: draws
      .filter((draw) => draw.prescription_row_id === row.id)
      .map((draw) => ({ confirmedAt: Temporal.Instant.from(draw.confirmed_at), pieces: draw.pieces })),
    additions: additions
      .filter((each) => each.prescription_row_id === row.id)
      .map((each) => additionFactsOf(endedByDate(each, context))),
    lastWithdrawalFactor,
  }
}

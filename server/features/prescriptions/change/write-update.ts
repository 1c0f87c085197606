import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import type { SettledPrescription } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { ItemOffer } from '../../products/index.ts'
import { markPrescribed } from '../../product-selection/index.ts'
import type { LockedRow } from '../locks.sql.ts'
import { keepFee } from '../patient-fee/keep-fee.ts'
import type { Change } from '../row/closing.sql.ts'
import { release } from '../row/record-closing.ts'
import { startPrescription } from '../renewal/start-successor.ts'
import { settlePerson } from '../settle-person.ts'
import { removeRows, writeHead, writePeriod, writeRows } from './change.sql.ts'
import { writeEvents, type EventToWrite } from '../prescription/events.sql.ts'
import type { PrescribingFacts } from '../checking/facts.sql.ts'
import { insertRows } from '../prescription/insert-prescription.sql.ts'
import { rowToInsert } from '../prescription/prescription-to-insert.ts'
import type { OpenPrescription } from './open-for-change.ts'
import type { RowToChange } from './rows-to-change.ts'

export interface UpdateToWrite {
  readonly opened: OpenPrescription
  readonly facts: PrescribingFacts
  readonly input: InputOf<typeof updatePrescription>
  /** The rows that were sent, and beside them how they are settled. */
  readonly rows: readonly RowToChange[]
  readonly settled: SettledPrescription
  readonly removed: readonly LockedRow[]
  readonly offers: ReadonlyMap<string, ItemOffer>
  /** Now or earlier. */
  readonly confirm: boolean
  readonly change: Change
  readonly today: Temporal.PlainDate
}

/** Writes an update that was judged; one that begins with it takes over from the prescription that it renews. */
export async function writeUpdate(tx: Transaction, update: UpdateToWrite): Promise<void> {
  const { opened, facts, input, rows, settled, removed, offers, confirm, change, today } = update
  const { locked, carePlaceId } = opened
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  const isPreliminary = locked.status === prescriptionStatus.preliminary
  const added = settled.rows.filter((_row, index) => rows[index]?.isNew)
  const staying = settled.rows.flatMap((row, index) => {
    const id = rows[index]?.stands?.id
    if (id === undefined) return []
    const { amount = null, period = null } = row.consumption ?? {}
    const { calculationMonths: calculationPeriod } = row
    return [{ ...row, id, consumption: amount, consumptionPeriod: period, calculationPeriod }]
  })
  const { customerNumber: number, payerCustomerNumber } = settled
  const head = {
    prescriptionId,
    customerNumber: number,
    payerCustomerNumber,
    note: input.note,
    confirm: isPreliminary && confirm,
  }
  // An item stands once on a prescription: what is removed makes room for what is added.
  const [, , , inserted] = await Promise.all([
    removeRows(
      tx,
      removed.map((row) => row.id),
    ),
    writePeriod(tx, prescriptionId, settled.period, settled.months),
    writeRows(tx, staying),
    insertRows(tx, {
      prescriptionId,
      status: isPreliminary ? prescriptionStatus.preliminary : prescriptionStatus.active,
      rows: added.map((row) => rowToInsert(row, offers)),
    }),
    writeHead(tx, { ...head, ...(isPreliminary && { type: input.type }) }, change),
  ])
  const events: EventToWrite[] = [
    { prescriptionId, event: 'updated', from: locked.status, to: locked.status },
    ...removed.map((row) => ({ prescriptionId, event: 'row-removed' as const, detail: { item: row.item_number } })),
    ...inserted.map((row) => ({ prescriptionId, prescriptionRowId: row.id, event: 'row-added' as const })),
    ...(input.confirm && locked.confirmed_at === null ? [{ prescriptionId, event: 'confirmed' as const }] : []),
  ]
  const productIds = added.flatMap((row) => offers.get(row.itemNumber)?.productId ?? [])
  await Promise.all([
    writeEvents(tx, events, change),
    input.patientFee && keepFee(tx, facts, { careRecipientId, therapyArea, fee: input.patientFee, today, change }),
    release(tx, locked, removed, change),
    markPrescribed(tx, { careRecipientId, productIds, by: change.by }),
  ])

  const start = settled.period.start.toString()
  if (isPreliminary && settled.startsNow) {
    await startPrescription(tx, { ...locked, start_date: start }, { ...change, today })
  }
  await settlePerson(tx, { ...locked, care_place_id: carePlaceId }, change.at)
}

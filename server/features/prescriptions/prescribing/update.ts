import { updatePrescription as contract } from '@omsorg/contract/prescriptions/update.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { rowsFitPeriod } from '@omsorg/domain/prescriptions/prescribe-period.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row.ts'
import { handle } from '../../../platform/handle.ts'
import { markPrescribed } from '../../product-selection/index.ts'
import { keepFee } from '../patient-fee/keep-fee.ts'
import { byOf } from '../renewing/by-of.ts'
import { release } from '../renewing/record-closing.ts'
import { startPrescription } from '../renewing/start-successor.ts'
import { settlePersonAt } from '../settle-person.ts'
import { removeRows, writeHead, writePeriod, writeRows } from './change.sql.ts'
import { drawnFrom } from './drawn.ts'
import { writeEvents } from './events.sql.ts'
import { mayPrescribeHere } from './gate.ts'
import { insertRows } from './insert-prescription.sql.ts'
import { rowToInsert } from './insert-prescription.ts'
import { judge } from './judge.ts'
import { openForChange } from './open-for-change.ts'
import { changedView } from './read-view.ts'
import { rowsToChange } from './rows-to-change.ts'
import { typeOf, wantedOf } from './wanted.ts'

export const updatePrescription = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const opened = await openForChange(tx, input, 'update', actor)
  if (!opened.ok) return opened
  const { locked, carePlaceId } = opened.value
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  const isPreliminary = locked.status === prescriptionStatus.preliminary
  const leaveOut = [prescriptionId, ...(locked.predecessor_id === null ? [] : [locked.predecessor_id])]
  const here = await mayPrescribeHere(tx, { careRecipientId, carePlaceId, therapyArea, actor, today, leaveOut })
  if (!here.ok) return here
  const facts = here.value

  // What was confirmed stays confirmed: a later change does not have to say so again.
  const confirm = input.confirm || locked.confirmed_at !== null
  const drawn = await drawnFrom(tx, locked, today)
  const matched = rowsToChange(locked, input.rows, drawn, isPreliminary && confirm)
  if (!matched.ok) return matched
  const rows = matched.value
  const left = locked.rows.filter(
    (row) => row.status !== rowStatus.closed && !rows.some(({ stands }) => stands === row),
  )
  const staying = isPreliminary ? [] : left
  const customerNumber = input.customerNumber ?? locked.customer_number
  const judged = await judge(tx, facts, actor, {
    wanted: { ...wantedOf({ ...input, customerNumber }, therapyArea), confirm },
    rows,
    stored: { status: locked.status, start: Temporal.PlainDate.from(locked.start_date) },
    itemsThatStay: staying.map((row) => row.item_number),
    today,
  })
  if (!judged.ok) return judged
  const { settled, offers } = judged.value
  const fit = rowsFitPeriod(
    settled,
    staying.map((row) => ({ withdrawals: row.withdrawals, calculationMonths: row.calculation_period })),
  )
  if (!fit.ok) return fit

  const change = { by: byOf(actor), at: now }
  const added = settled.rows.filter((_row, index) => rows[index]?.isNew)
  const removed = isPreliminary ? left : []
  await removeRows(
    tx,
    removed.map((row) => row.id),
  )
  await writePeriod(tx, prescriptionId, settled.period, settled.months)
  await writeRows(
    tx,
    settled.rows.flatMap((row, index) => {
      const id = rows[index]?.stands?.id
      if (id === undefined) return []
      const { amount = null, period = null } = row.consumption ?? {}
      const { calculationMonths: calculationPeriod } = row
      return [{ ...row, id, consumption: amount, consumptionPeriod: period, calculationPeriod }]
    }),
  )
  const inserted = await insertRows(tx, {
    prescriptionId,
    status: isPreliminary ? prescriptionStatus.preliminary : prescriptionStatus.active,
    rows: added.map((row) => rowToInsert(row, offers)),
  })
  const { customerNumber: number, payerCustomerNumber } = settled
  const head = {
    prescriptionId,
    customerNumber: number,
    payerCustomerNumber,
    note: input.note,
    confirm: isPreliminary && confirm,
  }
  await writeHead(tx, { ...head, ...(isPreliminary && { type: typeOf(input.type) }) }, change)
  await writeEvents(
    tx,
    [
      { prescriptionId, event: 'updated', from: locked.status, to: locked.status },
      ...removed.map((row) => ({ prescriptionId, event: 'row-removed' as const, detail: { item: row.item_number } })),
      ...inserted.map((row) => ({ prescriptionId, prescriptionRowId: row.id, event: 'row-added' as const })),
      ...(input.confirm && locked.confirmed_at === null ? [{ prescriptionId, event: 'confirmed' as const }] : []),
    ],
    change,
  )
  if (input.patientFee) await keepFee(tx, facts, { careRecipientId, therapyArea, fee: input.patientFee, today, change })
  await release(tx, locked, removed, change)
  const productIds = added.flatMap((row) => offers.get(row.itemNumber)?.productId ?? [])
  if (productIds.length > 0) await markPrescribed(tx, { careRecipientId, productIds, by: change.by })

  const start = settled.period.start.toString()
  if (isPreliminary && settled.startsNow) {
    await startPrescription(tx, { ...locked, start_date: start }, { ...change, today })
  }
  await settlePersonAt(tx, locked, now)
  return agree(await changedView(tx, { prescriptionId, careRecipientId, actor, now, language }))
})

import { softUpdatePrescription as contract } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { checkCut } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { checkFee } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import { handle } from '../../../platform/handle.ts'
import type { LockedPrescription } from '../locks.sql.ts'
import { keepFee } from '../patient-fee/keep-fee.ts'
import { writeHead, writeSoftRows, type SoftRow } from './change.sql.ts'
import { writeEvents } from '../prescription/events.sql.ts'
import { readPrescribingFacts, type PrescribingFacts } from '../checking/facts.sql.ts'
import { openForChange } from './open-for-change.ts'
import { changedView } from '../prescription/read-view.ts'
import { rowNamed } from './row-named.ts'
import { authorOf } from '../../../platform/author.ts'

export const softUpdatePrescription = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const opened = await openForChange(tx, input, 'soft-update', actor)
  if (!opened.ok) return opened
  const { locked, carePlaceId } = opened.value
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  if (!actor.mayIn('ProductPrescriptionWrite', therapyArea)) return refuse('not-your-area', { at: 'prescriptionId' })
  const facts = await readPrescribingFacts(tx, { careRecipientId, carePlaceId, therapyArea, today })
  if (!facts) return refuse('prescription-not-found', { at: 'prescriptionId' })

  if (input.note && !facts.note_enabled) return refuse('note-not-enabled', { at: 'note' })
  const fee = input.patientFee && checkFee(input.patientFee, facts.fee)
  if (fee !== null) return refuse('fee-not-by-setting', { at: `patientFee${fee}` })
  const rows = checkRows(locked, facts, input.rows)
  if (!rows.ok) return rows

  const change = { by: authorOf(actor), at: now }
  await writeSoftRows(tx, rows.value)
  await writeHead(tx, { prescriptionId, ...(input.note !== undefined && { note: input.note }) }, change)
  const detail = { rows: rows.value.map((row) => row.id) }
  await writeEvents(
    tx,
    [{ prescriptionId, event: 'soft-updated', from: locked.status, to: locked.status, detail }],
    change,
  )
  if (input.patientFee) await keepFee(tx, facts, { careRecipientId, therapyArea, fee: input.patientFee, today, change })
  return agree(await changedView(tx, { prescriptionId, careRecipientId, actor, now, language }))
})

type Sent = InputOf<typeof contract>['rows']
type RowRefusal =
  | 'row-not-found'
  | 'row-not-active'
  | 'row-twice'
  | 'note-not-enabled'
  | 'cut-size-missing'
  | 'cut-not-allowed'
  | 'invoice-area-missing'
  | 'invoice-area-not-found'

/** What is sent of each row is judged together with what stands: a standard cut may get its size later. */
function checkRows(locked: LockedPrescription, facts: PrescribingFacts, sent: Sent): Outcome<SoftRow[], RowRefusal> {
  const rows: SoftRow[] = []
  for (const [index, row] of sent.entries()) {
    const at = `rows[${index}]`
    const named = rowNamed(locked, row.prescriptionRowId, rows, at)
    if (!named.ok) return named
    const stands = named.value
    if (row.note && !facts.note_enabled) return refuse('note-not-enabled', { at: `${at}.note` })
    const cutOption = row.cutOption === undefined ? stands.cut_option : row.cutOption
    const cutSize = cutOption === 'standard' ? (row.cutSize === undefined ? stands.cut_size : row.cutSize) : null
    const isCutSent = row.cutOption !== undefined || row.cutSize !== undefined
    const cut = isCutSent ? checkCut({ cutOption, cutSize }, facts.cut_option_allowed) : null
    if (cut) return refuse(cut.name, { at: `${at}.${cut.field}` })
    const { invoiceAreaId } = row
    const invoice = { at: `${at}.invoiceAreaId` }
    if (invoiceAreaId === null && facts.invoice_area_required) return refuse('invoice-area-missing', invoice)
    const isOfNumber = ({ id, customerNumber }: PrescribingFacts['invoice_areas'][number]) =>
      id === invoiceAreaId && (locked.customer_number === null || customerNumber === locked.customer_number)
    if (invoiceAreaId && !facts.invoice_areas.some(isOfNumber)) return refuse('invoice-area-not-found', invoice)
    rows.push({
      id: stands.id,
      ...(row.note !== undefined && { note: row.note }),
      ...(invoiceAreaId !== undefined && { invoiceAreaId }),
      ...(isCutSent && { cutOption, cutSize }),
    })
  }
  return agree(rows)
}

import { closeRow as contract } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { stateOfRow } from './closing.sql.ts'
import { recordClosing } from './record-closing.ts'

export const closeRow = handle(contract, async ({ input, actor, now, tx }) => {
  const prescription = await lockPrescription(tx, input.prescriptionId)
  if (!prescription) return refuse('row-not-found', { at: 'prescriptionId' })
  const row = prescription.rows.find((each) => each.id === input.prescriptionRowId)
  if (!row) return refuse('row-not-found', { at: 'prescriptionRowId' })
  if (!actor.mayIn('ProductPrescriptionWrite', prescription.therapy_area)) return refuse('not-your-area')
  if (row.row_version !== input.rowVersion) return refuse('stale')

  const closing = await recordClosing(tx, prescription, [row], { by: authorOf(actor), at: now })
  if (!closing.ok) return closing
  const state = await stateOfRow(tx, row.id)
  return agree({
    status: wordOf(rowStatus, state.status),
    prescriptionStatus: wordOf(prescriptionStatus, state.prescription_status),
    rowVersion: state.row_version,
  })
})

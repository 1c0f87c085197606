import { batchCloseRows as contract } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescriptions } from '../locks.sql.ts'
import { recordClosing } from './record-closing.ts'
import { authorOf } from '../../../platform/author.ts'

/** All rows or none: the first that may not be closed refuses the call, and with it goes what was written before. */
export const batchCloseRows = handle(contract, async ({ input, actor, now, tx }) => {
  const wanted = new Set(input.prescriptionRowIds)
  const prescriptions = await lockPrescriptions(tx, { rowIds: [...wanted] })
  const found = new Set(prescriptions.flatMap(({ rows }) => rows).map((row) => row.id))
  const missing = input.prescriptionRowIds.findIndex((id) => !found.has(id))
  if (missing >= 0) return refuse('row-not-found', { at: `prescriptionRowIds[${missing}]` })

  for (const prescription of prescriptions) {
    if (!actor.mayIn('ProductPrescriptionWrite', prescription.therapy_area)) return refuse('not-your-area')
    const rows = prescription.rows.filter((row) => wanted.has(row.id))
    const closing = await recordClosing(tx, prescription, rows, { by: authorOf(actor), at: now })
    if (!closing.ok) return closing
  }
  return agree({ closed: [...wanted] })
})

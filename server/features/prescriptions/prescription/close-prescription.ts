import { closePrescription as contract } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { closeWhole } from '../row/record-closing.ts'
import { authorOf } from '../../../platform/author.ts'

export const closePrescription = handle(contract, async ({ input, actor, now, tx }) => {
  const prescription = await lockPrescription(tx, input.prescriptionId)
  if (!prescription) return refuse('prescription-not-found', { at: 'prescriptionId' })
  if (!actor.mayIn('ProductPrescriptionWrite', prescription.therapy_area)) return refuse('not-your-area')
  if (prescription.row_version !== input.rowVersion) return refuse('stale')
  if (!mayPrescription(prescription.status, 'close')) return refuse('prescription-not-active')

  await closeWhole(tx, prescription, { by: authorOf(actor), at: now })
  return agree({ status: 'closed', rowVersion: prescription.row_version + 1 })
})

import { deletePrescription as contract } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescription } from '../locks.sql.ts'
import { release } from '../row/record-closing.ts'
import { settlePerson } from '../settle-person.ts'
import { haveOrders, removePrescription } from '../change/change.sql.ts'
import { writeEvents } from './events.sql.ts'
import { authorOf } from '../../../platform/author.ts'

export const deletePrescription = handle(contract, async ({ input, actor, now, tx }) => {
  const at = 'prescriptionId'
  const locked = await lockPrescription(tx, input.prescriptionId)
  if (!locked) return refuse('prescription-not-found', { at })
  if (!actor.mayIn('ProductPrescriptionWrite', locked.therapy_area)) return refuse('not-your-area', { at })
  if (!mayPrescription(locked.status, 'delete')) return refuse('prescription-not-preliminary', { at })
  const rowIds = locked.rows.map((row) => row.id)
  if (await haveOrders(tx, rowIds)) return refuse('prescription-has-orders', { at })

  const change = { by: authorOf(actor), at: now }
  const { id: prescriptionId, predecessor_id: predecessorId, therapy_area: therapyArea } = locked
  const detail = { therapyArea, predecessorId, items: locked.rows.map((row) => row.item_number) }
  await writeEvents(tx, [{ prescriptionId, event: 'deleted', from: locked.status, detail }], change)
  await removePrescription(tx, prescriptionId)
  await release(tx, locked, locked.rows, change)
  // Without its successor the one before may ask to be renewed again.
  if (predecessorId !== null) await settlePerson(tx, locked, now)
  return agree({ deleted: true as const })
})

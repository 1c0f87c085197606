import { type PrescriptionEvent, mayPrescription } from '@omsorg/domain/prescriptions/transitions.ts'
import type { Stored } from '../wizard/form/basis.ts'

/** Why a prescription cannot be changed by an event: it has ended, or it is preliminary and changed as a whole. */
export function blockOfChange(
  { status }: Pick<Stored, 'status'>,
  event: PrescriptionEvent = 'update',
): 'ended' | 'preliminary' | null {
  if (mayPrescription(status, event)) return null
  return mayPrescription(status, 'update') ? 'preliminary' : 'ended'
}

import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { mayPrescription, type PrescriptionEvent } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescription, type LockedPrescription } from '../locks.sql.ts'

export interface ToChange {
  readonly prescriptionId: number
  /** The version that was read. */
  readonly rowVersion: number
}

/** A prescription as it is changed, and the place that its changer looks from. */
export interface OpenPrescription {
  readonly locked: LockedPrescription
  readonly carePlaceId: string
}

/**
 * Locks the person and the prescription, and says whether it may be changed so at all: what has ended is refused before what
 * is out of date (IPS001006, CONFLICT_STALE).
 */
export async function openForChange(
  tx: Transaction,
  { prescriptionId, rowVersion }: ToChange,
  event: PrescriptionEvent,
  actor: Pick<Actor, 'carePlaceId'>,
): Promise<
  Outcome<OpenPrescription, 'place-not-chosen' | 'prescription-not-found' | 'prescription-not-open' | 'stale'>
> {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const locked = await lockPrescription(tx, prescriptionId)
  if (!locked) return refuse('prescription-not-found', { at: 'prescriptionId' })
  if (!mayPrescription(locked.status, event)) return refuse('prescription-not-open', { at: 'prescriptionId' })
  if (locked.row_version !== rowVersion) return refuse('stale')
  return agree({ locked, carePlaceId })
}

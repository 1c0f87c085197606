import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions } from '../locks.sql.ts'
import { cancelAdditionsOf } from './closing.sql.ts'
import { closeWhole } from './record-closing.ts'

export interface PersonWhoseCareEnds {
  readonly careRecipientId: number
  /** Null is the system. */
  readonly by: number | null
  readonly onBehalfOf: number | null
  readonly at: Temporal.Instant
  readonly reason: string
}

/**
 * Closes everything that is prescribed for a person, what waits for its start too, and cancels open additions (states
 * 2.12: a death). Locks the person first. Answers the ids of the prescriptions that were closed.
 */
export async function closePrescriptionsOfPerson(
  tx: Transaction,
  { careRecipientId, by, onBehalfOf, at, reason }: PersonWhoseCareEnds,
): Promise<number[]> {
  const change = { by: { userId: by, onBehalfOf }, at, reason }
  const prescriptions = await lockPrescriptions(tx, { careRecipientIds: [careRecipientId] })
  const closed: number[] = []
  for (const prescription of prescriptions) {
    if (mayPrescription(prescription.status, 'close')) {
      await closeWhole(tx, prescription, change)
      closed.push(prescription.id)
    } else {
      const open = prescription.rows.filter((row) => row.status !== rowStatus.closed)
      await cancelAdditionsOf(
        tx,
        open.map((row) => row.id),
        change,
      )
    }
  }
  return closed
}

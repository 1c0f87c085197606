import { holdingPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions } from '../locks.sql.ts'
import { writeEvents } from '../prescription/events.sql.ts'
import type { Change } from '../row/closing.sql.ts'
import { writePlace } from './move-prescriptions.sql.ts'

export interface MoveOfPerson {
  readonly careRecipientId: number
  /** Care places. */
  readonly from: string
  readonly to: string
}

const holding: ReadonlySet<number> = new Set(holdingPrescriptions.map((word) => prescriptionStatus[word]))

/** What is prescribed goes along with a person who moves: additions, changes and renewals are made at the new place from then on. */
export async function movePrescriptions(
  tx: Transaction,
  { careRecipientId, from, to }: MoveOfPerson,
  change: Change,
): Promise<void> {
  const prescriptions = await lockPrescriptions(tx, { careRecipientIds: [careRecipientId] })
  const going = prescriptions.filter(({ status, care_place_id: place }) => holding.has(status) && place === from)
  await writePlace(
    tx,
    going.map(({ id }) => id),
    to,
  )
  await writeEvents(
    tx,
    going.map(({ id, status }) => ({
      prescriptionId: id,
      event: 'moved',
      from: status,
      to: status,
      detail: { from, to },
    })),
    change,
  )
}

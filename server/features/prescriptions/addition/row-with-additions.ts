import { marketOf } from '@omsorg/domain/market.ts'
import type { AdditionFacts } from '@omsorg/domain/prescriptions/addition/addition.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPrescriptions, type LockedPrescription } from '../locks.sql.ts'
import { readOrderingSettings } from '../ordering-settings.sql.ts'
import { rowsOfPersons } from '../row/rows-of-persons.ts'
import type { StandingRow } from '../row/standing-of-row.ts'

export interface RowWithAdditions {
  readonly prescription: LockedPrescription
  readonly row: StandingRow
  readonly facts: AdditionFacts
}

/** A locked row as it stands, with what its additions are judged by; undefined out of reach. */
export async function lockRowWithAdditions(
  tx: Transaction,
  rowId: number,
  { actor, today }: { readonly actor: Actor; readonly today: Temporal.PlainDate },
): Promise<RowWithAdditions | undefined> {
  const [prescription] = await lockPrescriptions(tx, { rowIds: [rowId] })
  if (!prescription) return undefined
  const row = await standingRow(tx, prescription, rowId, today)
  if (!row) return undefined
  const { record } = row
  return {
    prescription,
    row,
    facts: {
      today,
      prescriptionStatus: prescription.status,
      period: {
        start: Temporal.PlainDate.from(prescription.start_date),
        end: Temporal.PlainDate.from(prescription.end_date),
      },
      rowStatus: record.status,
      atCreatingPlace: actor.carePlaceId === prescription.care_place_id,
    },
  }
}

async function standingRow(
  tx: Transaction,
  { care_recipient_id, care_place_id, market, status }: LockedPrescription,
  rowId: number,
  today: Temporal.PlainDate,
): Promise<StandingRow | undefined> {
  const settings = await readOrderingSettings(tx, care_place_id, today)
  if (!settings) return undefined
  const [row] = await rowsOfPersons(
    tx,
    {
      careRecipientIds: [care_recipient_id],
      carePlaceId: care_place_id,
      today,
      statuses: [status],
      rowIds: [rowId],
    },
    () => ({
      today,
      timeZone: marketOf(market).timeZone,
      settings,
      recipientCanReceive: true,
      mayOrderIn: () => true,
    }),
  )
  return row
}

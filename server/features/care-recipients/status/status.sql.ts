import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export async function writeStatus(
  tx: Transaction,
  careRecipientId: number,
  status: RecipientStatus,
  now: Temporal.Instant,
): Promise<void> {
  const at = now.toString()
  await sql`
    update omsorg.care_recipient
    set status = ${status}, status_changed_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
        row_version = row_version + 1
    where id = ${careRecipientId}
  `.execute(tx)
}

/** Writes the status at one care place; the person, who is locked, counts the change. */
export async function writeLinkStatus(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string,
  status: LinkStatus,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.care_recipient_place set status = ${status}
    where care_recipient_id = ${careRecipientId} and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  await sql`
    update omsorg.care_recipient set updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where id = ${careRecipientId}
  `.execute(tx)
}

/** Links a person to one more care place of the client. False when she is there already, seen by the caller or not. */
export async function linkToPlace(
  tx: Transaction,
  link: {
    readonly careRecipientId: number
    readonly clientId: string
    readonly carePlaceId: string
    readonly by: number
    readonly now: Temporal.Instant
  },
): Promise<boolean> {
  const { rowCount } = await sql`
    insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id, linked_at, linked_by)
    values (${link.careRecipientId}, ${link.carePlaceId}::uuid, ${link.clientId}::uuid, ${link.now.toString()}::timestamptz,
            ${link.by})
    on conflict do nothing
  `.execute(tx)
  return rowCount === 1
}

export async function unlinkFromPlace(tx: Transaction, careRecipientId: number, carePlaceId: string): Promise<void> {
  await sql`
    delete from omsorg.care_recipient_place
    where care_recipient_id = ${careRecipientId} and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
}

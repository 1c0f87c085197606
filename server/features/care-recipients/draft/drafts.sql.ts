import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface SealedDraft {
  readonly entries_sealed: Buffer
  /** ISO 8601. */
  readonly saved_on: string
}

/** Of whoever acts, at the care place of the caller; undefined where there is none. */
export async function readDraft(tx: Transaction, actor: Whose): Promise<SealedDraft | undefined> {
  const { rows } = await sql<SealedDraft>`
    select entries_sealed, saved_at as saved_on from omsorg.registration_draft
    where user_id = ${actor.doerId} and care_place_id = ${actor.carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function writeDraft(
  tx: Transaction,
  actor: Whose,
  entriesSealed: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  const at = now.toString()
  await sql`
    insert into omsorg.registration_draft (user_id, care_place_id, client_id, entries_sealed, saved_at)
    values (${actor.doerId}, ${actor.carePlaceId}::uuid, ${actor.clientId}::uuid, ${entriesSealed}, ${at}::timestamptz)
    on conflict (user_id, care_place_id) do update
    set entries_sealed = excluded.entries_sealed, saved_at = excluded.saved_at
  `.execute(tx)
}

/** Whether there was one. */
export async function removeDraft(tx: Transaction, actor: Whose): Promise<boolean> {
  const { rowCount } = await sql`
    delete from omsorg.registration_draft
    where user_id = ${actor.doerId} and care_place_id = ${actor.carePlaceId}::uuid
  `.execute(tx)
  return rowCount > 0
}

type Whose = Pick<Actor, 'doerId' | 'clientId' | 'carePlaceId'>

import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface DraftOf {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  /** The prescription that is changed; null for a new one. */
  readonly prescriptionId: number | null
}

type Whose = Pick<Actor, 'doerId' | 'carePlaceId'>

interface SealedDraft {
  readonly entries_sealed: Buffer
  /** ISO 8601. */
  readonly saved_on: string
}

const isOf = (actor: Whose, draft: DraftOf) => sql`
  user_id = ${actor.doerId} and care_place_id = ${actor.carePlaceId}::uuid
  and care_recipient_id = ${draft.careRecipientId} and therapy_area = ${draft.therapyArea}
  and prescription_id is not distinct from ${draft.prescriptionId}::int`

/** Of whoever acts, at the care place of the caller; undefined where there is none. */
export async function readDraft(tx: Transaction, actor: Whose, draft: DraftOf): Promise<SealedDraft | undefined> {
  const { rows } = await sql<SealedDraft>`
    select entries_sealed, saved_at as saved_on from omsorg.prescription_draft where ${isOf(actor, draft)}
  `.execute(tx)
  return rows[0]
}

/** Whether the person, and the prescription where one is named, is within reach: else nothing is kept. */
export async function isWithinReach(
  tx: Transaction,
  draft: DraftOf,
): Promise<{ person: boolean; prescription: boolean }> {
  const { careRecipientId, therapyArea, prescriptionId } = draft
  const { rows } = await sql<{ person: boolean; prescription: boolean }>`
    select exists (select from omsorg.care_recipient where id = ${careRecipientId}) as person,
           ${prescriptionId}::int is null or exists (
             select from omsorg.prescription
             where id = ${prescriptionId}::int and care_recipient_id = ${careRecipientId}
               and therapy_area = ${therapyArea}) as prescription
  `.execute(tx)
  return rows[0] ?? { person: false, prescription: false }
}

export async function writeDraft(
  tx: Transaction,
  actor: Whose,
  draft: DraftOf & { readonly entriesSealed: Buffer; readonly at: Temporal.Instant },
): Promise<void> {
  const { careRecipientId, therapyArea, prescriptionId } = draft
  await sql`
    insert into omsorg.prescription_draft
      (user_id, care_place_id, client_id, care_recipient_id, therapy_area, prescription_id, entries_sealed, saved_at)
    select ${actor.doerId}, ${actor.carePlaceId}::uuid, r.client_id, r.id, ${therapyArea}, ${prescriptionId}::int,
           ${draft.entriesSealed}, ${draft.at.toString()}::timestamptz
    from omsorg.care_recipient r where r.id = ${careRecipientId}
    on conflict on constraint prescription_draft_one_of_each do update
    set entries_sealed = excluded.entries_sealed, saved_at = excluded.saved_at
  `.execute(tx)
}

/** Whether there was one. */
export async function removeDraft(tx: Transaction, actor: Whose, draft: DraftOf): Promise<boolean> {
  const { rowCount } = await sql`
    delete from omsorg.prescription_draft where ${isOf(actor, draft)}
  `.execute(tx)
  return rowCount > 0
}

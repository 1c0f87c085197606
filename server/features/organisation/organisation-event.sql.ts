import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

interface OrganisationEvent {
  readonly clientId: string
  readonly carePlaceId: string | null
  /** What changed, such as its settings, and the id by which that is found. */
  readonly subject: string
  readonly subjectId: string
  readonly event: string
  readonly detail: object
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** Who changed what of a client or a care place, and when. */
export async function writeOrganisationEvent(tx: Transaction, given: OrganisationEvent): Promise<void> {
  await sql`
    insert into omsorg.organisation_event
      (at, by_user, on_behalf_of, client_id, care_place_id, subject, subject_id, event, detail)
    values (${given.now.toString()}::timestamptz, ${given.actor.doerId}, ${given.actor.onBehalfOf},
            ${given.clientId}::uuid, ${given.carePlaceId}::uuid, ${given.subject}, ${given.subjectId}, ${given.event},
            ${JSON.stringify(given.detail)}::jsonb)
  `.execute(tx)
}

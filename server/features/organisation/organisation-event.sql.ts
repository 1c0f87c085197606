import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

interface OrganisationEvent {
  /** Null for what belongs to a whole market. */
  readonly clientId: string | null
  readonly carePlaceId: string | null
  readonly market?: MarketCode
  /** What changed, such as its settings, and the id by which that is found. */
  readonly subject: string
  readonly subjectId: string
  readonly event: string
  readonly detail: object
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** Who changed what of a client, a care place or a market, and when. */
export async function writeOrganisationEvent(tx: Transaction, given: OrganisationEvent): Promise<void> {
  await sql`
    insert into omsorg.organisation_event
      (at, by_user, on_behalf_of, market, client_id, care_place_id, subject, subject_id, event, detail)
    values (${given.now.toString()}::timestamptz, ${given.actor.doerId}, ${given.actor.onBehalfOf},
            ${given.market ?? null}::int, ${given.clientId}::uuid, ${given.carePlaceId}::uuid, ${given.subject}, ${given.subjectId}, ${given.event},
            ${JSON.stringify(given.detail)}::jsonb)
  `.execute(tx)
}

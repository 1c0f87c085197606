import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** Everything that happens to the record of a person, by name. */
export type RecipientEventName =
  | 'created'
  | 'updated'
  | 'address-saved'
  | 'invoice-address-saved'
  | 'age-and-gender-recomputed'
  | 'activated'
  | 'deactivated'
  | 'death-reported'
  | 'death-corrected'
  | 'activated-at-place'
  | 'deactivated-at-place'
  | 'protected'
  | 'anonymized'
  | 'copied'
  | 'moved'
  | 'portal-account-given'
  | 'portal-account-mailed'
  | 'portal-account-removed'
  | 'portal-consent-declined'
  | 'portal-consent-asked-again'
  | 'portal-signed-out'

export interface RecipientEvent {
  readonly careRecipientId: number
  readonly carePlaceId: string | null
  readonly event: RecipientEventName
  readonly at: Temporal.Instant
  readonly reason?: string | null
  /** Names of fields and ids of places: never what stands in a field. */
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function writeEvent(
  tx: Transaction,
  { doerId, onBehalfOf }: Pick<Actor, 'doerId' | 'onBehalfOf'>,
  { careRecipientId, carePlaceId, event, at, reason = null, detail = {} }: RecipientEvent,
): Promise<void> {
  await sql`
    insert into omsorg.care_recipient_event
      (at, care_recipient_id, care_place_id, by_user, on_behalf_of, event, reason, detail)
    values (${at.toString()}::timestamptz, ${careRecipientId}, ${carePlaceId}::uuid, ${doerId}, ${onBehalfOf}, ${event},
            ${reason || null}, ${JSON.stringify(detail)}::jsonb)
  `.execute(tx)
}

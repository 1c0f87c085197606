import type { Actor } from './actor.ts'
import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

export interface View {
  readonly action: string
  /** The persons shown; a search without hits shows none and is logged all the same. */
  readonly careRecipientIds: readonly number[]
  readonly criterionHash: string | null
  readonly reason: string | null
}

/**
 * One row per person shown, in the transaction that read them: an answer whose log cannot be written is not given. Staff look
 * from the client and the place of their token. Whoever sees a whole client or market is written down at the person's own
 * client and place, whatever the call named; who is anonymized, at the last one.
 */
export async function logView(tx: Transaction, actor: Actor, view: View): Promise<void> {
  const persons: readonly (number | null)[] =
    view.careRecipientIds.length > 0 ? [...new Set(view.careRecipientIds)] : [null]
  if (actor.scope === 'place') {
    await sql`
      insert into omsorg.access_log
        (at, user_id, impersonator_id, market, action, care_recipient_id, care_place_id, client_id, criterion_hash,
         reason)
      select now(), ${actor.userId}, ${actor.impersonatorId}, ${actor.market}, ${view.action}, person,
             ${actor.carePlaceId}::uuid, ${actor.clientId}::uuid, ${view.criterionHash}, ${view.reason}
      from unnest(${persons}::int[]) as shown (person)
    `.execute(tx)
    return
  }
  await sql`
    insert into omsorg.access_log
      (at, user_id, impersonator_id, market, action, care_recipient_id, care_place_id, client_id, criterion_hash, reason)
    select now(), ${actor.userId}, ${actor.impersonatorId}, ${actor.market}, ${view.action}, person,
           case when person is null then ${actor.carePlaceId}::uuid else own.care_place_id end,
           case when person is null then ${actor.clientId}::uuid else own.client_id end,
           ${view.criterionHash}, ${view.reason}
    from unnest(${persons}::int[]) as shown (person)
    left join omsorg.log_places(${persons}::int[]) own on own.care_recipient_id = person
  `.execute(tx)
}

/** The row of the one person that is asked about at a care place: none where she is out of reach, and so not shown. */
export async function logViewOfReached(
  tx: Transaction,
  actor: Actor,
  { action, careRecipientId }: { readonly action: string; readonly careRecipientId: number },
): Promise<void> {
  await sql`
    insert into omsorg.access_log
      (at, user_id, impersonator_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), ${actor.userId}, ${actor.impersonatorId}, ${actor.market}, ${action}, link.care_recipient_id,
           ${actor.carePlaceId}::uuid, ${actor.clientId}::uuid
    from omsorg.care_recipient_place link
    where link.care_recipient_id = ${careRecipientId} and link.care_place_id = ${actor.carePlaceId}::uuid
  `.execute(tx)
}

/** The row of the person that a holder has chosen, at the place where she is looked after; none for anybody else. */
export async function logViewOfChosen(
  tx: Transaction,
  { userId, market }: Pick<Actor, 'userId' | 'market'>,
  { action, careRecipientId }: { readonly action: string; readonly careRecipientId: number },
): Promise<void> {
  await sql`
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), ${userId}, ${market}, ${action}, chosen.person, omsorg.reach_holder_place(), omsorg.reach_holder_client()
    from (select omsorg.reach_holder_person() as person) chosen
    where chosen.person = ${careRecipientId}
  `.execute(tx)
}

/** Whom something shows to somebody who sees a whole client or market, with the client and the place at which it is about them. */
export interface ViewsAt {
  readonly action: string
  readonly persons: readonly {
    readonly careRecipientId: number
    readonly carePlaceId: string
    readonly clientId: string
  }[]
}

/** One row per person, at the client and the place that are known of each. */
export async function logViewsAt(
  tx: Transaction,
  { userId, impersonatorId, market }: Pick<Actor, 'userId' | 'impersonatorId' | 'market'>,
  { action, persons }: ViewsAt,
): Promise<void> {
  if (persons.length === 0) return
  await sql`
    insert into omsorg.access_log
      (at, user_id, impersonator_id, market, action, care_recipient_id, care_place_id, client_id)
    select now(), ${userId}, ${impersonatorId}, ${market}, ${action}, shown."careRecipientId", shown."carePlaceId", shown."clientId"
    from json_to_recordset(${JSON.stringify(persons)}::json) as shown
      ("careRecipientId" int, "carePlaceId" uuid, "clientId" uuid)
  `.execute(tx)
}

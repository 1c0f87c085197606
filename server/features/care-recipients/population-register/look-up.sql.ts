import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface LookUpGate {
  /** The setting PopulationRegisterLookup of the care place. */
  readonly allowed: boolean
  /** How often this user has asked since a moment. */
  readonly asked: number
}

/** Whoever asks for many at once is counted one by one. */
export async function lockAsker(tx: Transaction, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('register_lookup:' || ${userId}::int, 0))`.execute(tx)
}

/** Undefined when the care place is out of reach. */
export async function readLookUpGate(
  tx: Transaction,
  carePlaceId: string,
  userId: number,
  since: Temporal.Instant,
): Promise<LookUpGate | undefined> {
  const { rows } = await sql<LookUpGate>`
    select s.population_register_lookup as allowed,
           (select count(*)::int from omsorg.register_lookup l
            where l.user_id = ${userId} and l.answer = 'asked' and l.at > ${since.toString()}::timestamptz) as asked
    from omsorg.merged_care_recipient_setting s
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export interface LookUp {
  readonly blind: Buffer
  readonly answer: 'asked' | 'found' | 'protected' | 'deceased' | 'unknown' | 'failed'
  readonly protection: Protection | null
}

/**
 * Keeps who asks for whom and, in a row of its own, what was answered; a protected person is hidden with it, wherever in the
 * client she is.
 */
export async function recordLookUp(
  tx: Transaction,
  actor: Pick<Actor, 'userId' | 'impersonatorId' | 'clientId' | 'carePlaceId'>,
  { blind, answer, protection }: LookUp,
  today: Temporal.PlainDate,
): Promise<void> {
  await sql`
    insert into omsorg.register_lookup
      (user_id, impersonator_id, client_id, care_place_id, identity_number_blind, answer, protected_kind, care_recipient_id)
    select ${actor.userId}, ${actor.impersonatorId}, ${actor.clientId}::uuid, ${actor.carePlaceId}::uuid, ${blind},
           ${answer}, ${protection},
           (select r.id from omsorg.care_recipient r
            where r.client_id = ${actor.clientId}::uuid and r.identity_number_blind = ${blind})
  `.execute(tx)
  if (protection !== null) await sql`select omsorg.hide_by_register(${blind}, ${today.toString()}::date)`.execute(tx)
}

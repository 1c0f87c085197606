import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The setting PopulationRegisterLookup of the care place; false when the place is out of reach. */
export async function mayLookUp(tx: Transaction, carePlaceId: string): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select s.population_register_lookup as allowed
    from omsorg.merged_care_recipient_setting s
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]?.allowed ?? false
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

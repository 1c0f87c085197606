import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** A number as the table holds it; both null without one. */
export interface SealedNumber {
  readonly encrypted: Buffer | null
  readonly blind: Buffer | null
}

export interface GuardianRecord extends SealedNumber {
  readonly id: number
  readonly phone: string | null
}

export interface GuardianToWrite extends SealedNumber {
  /** Null for a new one. */
  readonly id: number | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly email: string | null
}

export async function readGuardians(tx: Transaction, careRecipientId: number): Promise<GuardianRecord[]> {
  const { rows } = await sql<GuardianRecord>`
    select id, phone, identity_number_encrypted as encrypted, identity_number_blind as blind
    from omsorg.guardian where care_recipient_id = ${careRecipientId} order by position
  `.execute(tx)
  return rows
}

/** Writes the guardians of a person in place of those before; whoever stays keeps the id. */
export async function replaceGuardians(
  tx: Transaction,
  careRecipientId: number,
  guardians: readonly GuardianToWrite[],
): Promise<void> {
  await sql`delete from omsorg.guardian where care_recipient_id = ${careRecipientId}`.execute(tx)
  for (const [index, guardian] of guardians.entries()) {
    const columns = sql`care_recipient_id, position, first_name, last_name, identity_number_encrypted,
      identity_number_blind, phone, email`
    const values = sql`${careRecipientId}, ${index + 1}, ${guardian.firstName}, ${guardian.lastName},
      ${guardian.encrypted}::bytea, ${guardian.blind}::bytea, ${guardian.phone}, ${guardian.email}`
    const statement =
      guardian.id === null
        ? sql`insert into omsorg.guardian (${columns}) values (${values})`
        : sql`insert into omsorg.guardian (id, ${columns}) overriding system value values (${guardian.id}, ${values})`
    await statement.execute(tx)
  }
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PersonRecord } from '../person.ts'

type NameAndNumber = Pick<
  PersonRecord,
  'id' | 'market' | 'first_name' | 'last_name' | 'identity_number_encrypted' | 'protected_kind'
>

/** Undefined out of reach. */
export async function readNameAndNumber(tx: Transaction, careRecipientId: number): Promise<NameAndNumber | undefined> {
  const { rows } = await sql<NameAndNumber>`
    select id, market, first_name, last_name, identity_number_encrypted, protected_kind
    from omsorg.care_recipient where id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PersonRecord } from '../person.ts'

/** Undefined out of reach. */
export async function readPerson(tx: Transaction, careRecipientId: number): Promise<PersonRecord | undefined> {
  const { rows } = await sql<PersonRecord>`
    select id, care_recipient_guid, market, first_name, last_name, identity_number_encrypted, identity_number_temporary,
           birth_date, sex, protected_kind, status
    from omsorg.care_recipient where id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

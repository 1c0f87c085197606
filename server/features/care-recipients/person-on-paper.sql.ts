import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { PersonRecord } from './person.ts'

export interface PersonOnPaper extends PersonRecord {
  readonly client_id: string
  readonly client_name: string
  /** Where it is printed. */
  readonly care_place_name: string
}

/** Who a paper is about, and where it is printed. Undefined out of reach. */
export async function readPersonOnPaper(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<PersonOnPaper | undefined> {
  const { rows } = await sql<PersonOnPaper>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status, c.client_id,
           coalesce(client.name, '') as client_name, coalesce(place.name, '') as care_place_name
    from omsorg.care_recipient c
    left join omsorg.client client on client.id = c.client_id
    left join omsorg.care_place place on place.id = ${carePlaceId}::uuid
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

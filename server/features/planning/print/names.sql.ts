import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface NamesForPrint {
  readonly first_name: string
  readonly last_name: string
  readonly protected_kind: Protection | null
  readonly client_name: string
  readonly care_place_name: string
}

/** Who a paper is about, and where it is printed. Undefined out of reach. */
export async function readNamesForPrint(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<NamesForPrint | undefined> {
  const { rows } = await sql<NamesForPrint>`
    select c.first_name, c.last_name, c.protected_kind, coalesce(client.name, '') as client_name,
           coalesce(place.name, '') as care_place_name
    from omsorg.care_recipient c
    left join omsorg.client client on client.id = c.client_id
    left join omsorg.care_place place on place.id = ${carePlaceId}::uuid
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ChangeColumns } from '../last-change.ts'
import { changeColumns, lastChangeOf } from '../last-change.sql.ts'

interface CarePlaceOverview extends ChangeColumns {
  readonly id: string
  readonly name: string
  readonly row_version: number
  readonly created_at: string
  readonly client_id: string
  readonly client_name: string
  readonly care_unit_id: string
  readonly care_unit_name: string
  readonly email: string | null
  readonly phone: string
  readonly customer_no: string
  readonly user_count: number
}

/** Undefined out of reach, and below a client that is removed. */
export async function readPlaceOverview(tx: Transaction, id: string): Promise<CarePlaceOverview | undefined> {
  const { rows } = await sql<CarePlaceOverview>`
    select p.id, p.name, p.row_version, p.created_at, p.client_id, c.name as client_name, p.care_unit_id,
           u.name as care_unit_name, p.email, p.phone, coalesce(n.number, '') as customer_no,
           (select count(distinct m.user_id)::int from omsorg.membership m
            join omsorg.user_account a on a.id = m.user_id and not a.is_machine
            where m.node_type = 'care-place' and m.node_id = p.id) as user_count,
           ${changeColumns}
    from omsorg.care_place p
    join omsorg.client c on c.id = p.client_id and c.removed_at is null
    join omsorg.care_unit u on u.id = p.care_unit_id
    left join omsorg.customer_number n on n.client_id = p.client_id and n.care_place_id = p.id and n.is_primary
    ${lastChangeOf('care-place', sql`p.id`)}
    where p.id = ${id}::uuid
  `.execute(tx)
  return rows[0]
}

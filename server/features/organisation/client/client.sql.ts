import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ChangeColumns } from '../last-change.ts'
import { changeColumns, lastChangeOf } from '../last-change.sql.ts'

interface ClientOverview extends ChangeColumns {
  readonly id: string
  readonly name: string
  readonly row_version: number
  readonly created_at: string
  readonly market: MarketCode
  readonly patient_data_owner_id: string
  readonly erp_customer_identifier: string
  readonly alias: string | null
  readonly customer_no: string
  readonly care_unit_count: number
  readonly care_place_count: number
  readonly user_count: number
}

/** Undefined out of reach, and for one that is removed. */
export async function readClientOverview(tx: Transaction, id: string): Promise<ClientOverview | undefined> {
  const { rows } = await sql<ClientOverview>`
    select c.id, c.name, c.row_version, c.created_at, c.market, c.patient_data_owner_id, c.erp_customer_identifier,
           c.alias, coalesce(n.number, '') as customer_no,
           (select count(*)::int from omsorg.care_unit u where u.client_id = c.id) as care_unit_count,
           (select count(*)::int from omsorg.care_place p where p.client_id = c.id) as care_place_count,
           (select count(distinct m.user_id)::int from omsorg.membership m
            join omsorg.user_account a on a.id = m.user_id and not a.is_machine
            where m.client_id = c.id) as user_count,
           ${changeColumns}
    from omsorg.client c
    left join omsorg.customer_number n on n.client_id = c.id and n.care_place_id is null and n.is_primary
    ${lastChangeOf('client', sql`c.id`)}
    where c.id = ${id}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ClientRecord } from '../tree/tree.sql.ts'

interface RemovedClientRecord extends ClientRecord {
  readonly removed_at: string
}

interface RemovedPage {
  readonly term: string | null
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

/** Few clients are ever removed: they are read as they are, without a search of their own. */
const isFound = (term: string | null) =>
  sql`c.removed_at is not null and (${term}::text is null or c.search_text like all (omsorg.patterns_of(${term}::text)))`

export async function readRemovedClients(
  tx: Transaction,
  { term, page, pageSize, sortOrder }: RemovedPage,
): Promise<RemovedClientRecord[]> {
  const way = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<RemovedClientRecord>`
    select c.id, c.name, c.market, c.erp_customer_identifier, c.patient_data_owner_id, c.alias, c.removed_at,
           coalesce((select n.number from omsorg.customer_number n
                     where n.client_id = c.id and n.care_place_id is null and n.is_primary), '') as customer_no,
           (select count(*)::int from omsorg.care_unit u where u.client_id = c.id) as child_count
    from omsorg.client c
    where ${isFound(term)}
    order by c.removed_at ${way}, c.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export async function countRemovedClients(tx: Transaction, term: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.client c where ${isFound(term)}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface FlavorRecord {
  readonly product_group_number: string
  readonly item_number: string
  readonly name: string
  readonly flavor: string
  readonly orderable: boolean
}

/** The flavours to choose from: the items of a product group that name one. A group with fewer than two has none to choose. */
export async function readFlavors(tx: Transaction, market: number, groups: readonly string[]): Promise<FlavorRecord[]> {
  if (groups.length === 0) return []
  const { rows } = await sql<FlavorRecord>`
    select f.product_group_number, f.item_number, f.name, f.flavor,
           f.active and f.item_status in ('sellable', 'delayed', 'outgoing') as orderable
    from omsorg.product f
    where f.market = ${market} and f.product_group_number = any(${groups}::text[]) and f.product_group_number <> ''
      and f.flavor is not null
      and exists (select from omsorg.product other
                  where other.market = f.market and other.product_group_number = f.product_group_number
                    and other.id <> f.id and other.flavor is not null)
    order by f.flavor, f.item_number
  `.execute(tx)
  return rows
}

import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface FlavorRecord {
  readonly product_group_number: string
  readonly item_number: string
  readonly name: string
  readonly flavor: string
  readonly itemStatus: ItemStatus
  readonly stockStatus: StockStatus
  readonly isActive: boolean
}

/** The flavours to choose from: the items of a product group that name one. A group with fewer than two has none to choose. */
export async function readFlavors(tx: Transaction, market: number, groups: readonly string[]): Promise<FlavorRecord[]> {
  if (groups.length === 0) return []
  const { rows } = await sql<FlavorRecord>`
    select f.product_group_number, f.item_number, f.name, f.flavor,
           f.active as "isActive", f.item_status as "itemStatus", coalesce(st.status, 'undefined') as "stockStatus"
    from omsorg.product f
    left join omsorg.product_stock st on st.product_id = f.id
    where f.market = ${market} and f.product_group_number = any(${groups}::text[]) and f.product_group_number <> ''
      and f.flavor is not null
      and exists (select from omsorg.product other
                  where other.market = f.market and other.product_group_number = f.product_group_number
                    and other.id <> f.id and other.flavor is not null)
    order by f.flavor, f.item_number
  `.execute(tx)
  return rows
}

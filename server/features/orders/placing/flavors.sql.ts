import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

export interface FlavorRecord {
  readonly product_group_number: string
  readonly item_number: string
  readonly name: string
  readonly flavor: string
  readonly itemStatus: ItemStatus
  readonly stockStatus: StockStatus
  readonly isActive: boolean
}

/** Of which product groups: these, or those of rows or items. */
export type WhichGroups =
  | { readonly groups: readonly string[] }
  | { readonly rowIds: readonly number[] }
  | { readonly itemNumbers: readonly string[] }

/** The flavours to choose from: the items of a product group that name one. A group with fewer than two has none to choose. */
export async function readFlavors(tx: Transaction, market: number, which: WhichGroups): Promise<FlavorRecord[]> {
  if (Object.values(which).every((named) => named.length === 0)) return []
  const { rows } = await sql<FlavorRecord>`
    select f.product_group_number, f.item_number, f.name, f.flavor,
           f.active as "isActive", f.item_status as "itemStatus", coalesce(st.status, 'undefined') as "stockStatus"
    from omsorg.product f
    left join omsorg.product_stock st on st.product_id = f.id
    where f.market = ${market} and f.product_group_number = any(${groupsOf(market, which)}) and f.product_group_number <> ''
      and f.flavor is not null
      and exists (select from omsorg.product other
                  where other.market = f.market and other.product_group_number = f.product_group_number
                    and other.id <> f.id and other.flavor is not null)
    order by f.flavor, f.item_number
  `.execute(tx)
  return rows
}

function groupsOf(market: number, which: WhichGroups): Sql {
  if ('groups' in which) return sql`${which.groups}::text[]`
  if ('rowIds' in which) {
    return sql`array(select r.product_group_number from omsorg.prescription_row r where r.id = any(${which.rowIds}::int[]))`
  }
  return sql`
    array(select i.product_group_number from omsorg.product i
          where i.market = ${market} and i.item_number = any(${which.itemNumbers}::text[]))`
}

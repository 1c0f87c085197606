import type { ItemShown } from '@omsorg/contract/customer-service/item-replacement/item-shown.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** An item of a market as it is compared with others, beside what its record is. */
export interface ItemRecord extends ItemShown {
  readonly productId: number
  readonly productGroupNumber: string
}

/** What goes, and what comes in its place. */
export interface ItemPair {
  readonly replacedItemNumber: string
  readonly replacementItemNumber: string
}

/** The columns of an item as it is shown; `i` is the product, `st` its stock. */
export const itemColumns = (today: string) => sql`
  i.id as "productId", i.product_group_number as "productGroupNumber", i.item_number as "itemNumber", i.name,
  i.therapy_area as "therapyArea", i.shape, i.unit, i.items_per_package as "itemsPerPackage", i.item_status as "itemStatus",
  omsorg.stock_level(st.status, st.quantity, null) as "stockStatus", i.active,
  (select mode() within group (order by o.price) from omsorg.product_offer o
   where o.product_id = i.id and o.valid_from <= ${today}::date and coalesce(o.valid_to, 'infinity') >= ${today}::date
  )::int as price`

/** Items of a market by their numbers. */
export async function readItems(
  tx: Transaction,
  market: number,
  itemNumbers: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, ItemRecord>> {
  const { rows } = await sql<ItemRecord>`
    select ${itemColumns(today.toString())}
    from omsorg.product i left join omsorg.product_stock st on st.product_id = i.id
    where i.market = ${market} and i.item_number = any(${itemNumbers}::text[])
  `.execute(tx)
  return new Map(rows.map((row) => [row.itemNumber, row]))
}

const mostFound = 20

/** Items of a market by name or number: an exact number first, then what begins with the words. */
export async function searchItems(
  tx: Transaction,
  market: number,
  term: string,
  today: Temporal.PlainDate,
): Promise<{ readonly items: ItemRecord[]; readonly totalCount: number }> {
  const { rows } = await sql<ItemRecord & { readonly total: number }>`
    with found as materialized (
      select product_id, rank from omsorg.search_products(${term}, null, ${market}, null, null)
    )
    select ${itemColumns(today.toString())}, (select count(*)::int from found) as total
    from (
      select f.product_id, f.rank from found f join omsorg.product p on p.id = f.product_id
      order by p.item_number = ${term} desc, f.rank desc, p.name, p.item_number limit ${mostFound}
    ) best
    join omsorg.product i on i.id = best.product_id
    left join omsorg.product_stock st on st.product_id = i.id
    order by i.item_number = ${term} desc, best.rank desc, i.name, i.item_number
  `.execute(tx)
  return { items: rows, totalCount: rows[0]?.total ?? 0 }
}

/** What of an item a row, a cart and a template keep. */
export interface ItemToReplace {
  readonly productId: number
  readonly itemNumber: string
  readonly productGroupNumber: string
  readonly itemsPerPackage: number | null
}

export async function readItemsById(
  tx: Transaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ItemToReplace>> {
  const { rows } = await sql<ItemToReplace>`
    select id as "productId", item_number as "itemNumber", product_group_number as "productGroupNumber",
           items_per_package as "itemsPerPackage"
    from omsorg.product where id = any(${productIds}::int[])
  `.execute(tx)
  return new Map(rows.map((row) => [row.productId, row]))
}

/** How long one transaction waits for somebody who is at work with the same person; then it is her turn later. */
export async function waitBriefly(tx: Transaction): Promise<void> {
  await sql`select set_config('lock_timeout', '2000', true)`.execute(tx)
}

/**
 * Keeps two at once from replacing the same items: the second sees what the first has written. Whoever replaces locks what goes
 * and what comes, for what comes must not be going itself; all in the order of their ids, so that nobody waits in a circle.
 */
export async function lockItems(tx: Transaction, market: number, pairs: readonly ItemPair[]): Promise<void> {
  const itemNumbers = pairs.flatMap(({ replacedItemNumber, replacementItemNumber }) => [
    replacedItemNumber,
    replacementItemNumber,
  ])
  await sql`
    select from omsorg.product where market = ${market} and item_number = any(${itemNumbers}::text[])
    order by id for no key update
  `.execute(tx)
}

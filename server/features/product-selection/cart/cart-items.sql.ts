import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, type CartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { Part } from '@omsorg/domain/products/product/compatibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { jointOf, sizeOf } from '../../products/index.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface FlavorRecord {
  readonly itemNumber: string
  readonly name: string
  readonly consumption: string | null
  readonly status: CartItemStatus
}

export interface OtherItemRecord {
  readonly cartItemId: number
  readonly itemNumber: string
  readonly name: string
  readonly isPrescribed: boolean
}

/** What is kept of a selection, whatever became of it. */
export interface SelectionRecord {
  readonly id: number
  readonly care_recipient_id: number
  readonly therapy_area: TherapyArea
  readonly product_id: number
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly items_per_package: number | null
  readonly product_group_number: string
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly status: CartItemStatus
  readonly selected_by: ShownAuthor | null
  readonly created_at: string
  readonly row_version: number
  readonly flavors: readonly FlavorRecord[]
  readonly replaces: OtherItemRecord | null
}

/** A product that joins others of its area, and that the person has. */
export interface PartRecord extends Part {
  readonly itemNumber: string
  readonly name: string
}

export interface CartRecord extends SelectionRecord {
  readonly check_consumption: boolean
  readonly item_status: ItemStatus
  readonly stock_status: StockStatus
  /** A prescription that runs or waits holds the product. */
  readonly is_prescribed: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly charriere: number | null
  readonly length: number | null
  /** Other items of its group that the person has, apart from the one it replaced. */
  readonly alike: readonly { readonly itemNumber: string; readonly name: string }[]
  readonly product_type: string
  readonly brand: string
  readonly joint: string | null
  readonly size: string | null
  /** What else of the area joins something, where this one does. */
  readonly parts: readonly PartRecord[]
  readonly flavors_to_choose: readonly {
    readonly itemNumber: string
    readonly name: string
    readonly orderable: boolean
  }[]
}

const { selected, prescribed } = cartItemStatus

/** The products that rows of prescriptions hold which are preliminary, active or up for renewal. */
const heldBy = (persons: Sql) => sql`
  select p.care_recipient_id, r.product_id from omsorg.prescription p
  join omsorg.prescription_row r on r.prescription_id = p.id
  where p.care_recipient_id in (${persons}) and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
        and r.status in (${stored(rowStatus, ...holdingRows)})`

/** Before the columns of a cart: what its persons have, read once and not for each item, for the reach is asked of each row. */
const withWhatTheyHave = (persons: Sql) => sql`
  with held as materialized (${heldBy(persons)}), had as materialized (
    select care_recipient_id, product_id from held
    union
    select c.care_recipient_id, c.product_id from omsorg.cart_item c
    where c.care_recipient_id in (${persons}) and c.status in (${selected}, ${prescribed}))`

/** The columns of a selection; `i` is the item, `g` its product. */
export const selectionColumns = sql`
  i.id, i.care_recipient_id, i.therapy_area, i.product_id, i.item_number, g.name as product_name, g.shape, g.unit,
  g.items_per_package, g.product_group_number, trim_scale(i.consumption)::text as consumption, i.consumption_period,
  i.status, omsorg.author_names(i.created_by, i.created_on_behalf_of) as selected_by, i.created_at,
  i.row_version,
  coalesce((
    select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'name', coalesce(fg.flavor, fg.name, f.item_number),
             'consumption', trim_scale(f.consumption)::text, 'status', f.status) order by fg.flavor, f.item_number)
    from omsorg.cart_item_flavor f
    left join omsorg.product fg on fg.market = g.market and fg.item_number = f.item_number
    where f.cart_item_id = i.id and f.status <> ${stored(cartItemStatus, 'removed')}), '[]') as flavors,
  (select jsonb_build_object('cartItemId', o.id, 'itemNumber', o.item_number, 'name', og.name,
            'isPrescribed', o.product_id = any (array(select h.product_id from (${heldBy(sql`o.care_recipient_id`)}) h)))
   from omsorg.cart_item o join omsorg.product og on og.id = o.product_id where o.id = i.replaces_id) as replaces`

/**
 * The flavours of a product `g`: the items of its group that name one; a group with fewer than two has none to choose. One
 * that goes out can be ordered while there is some of it (rules 3.10).
 */
const flavorsToChoose = sql`coalesce((
  select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'name', f.flavor,
           'orderable', f.active and (f.item_status in ('sellable', 'delayed')
             or f.item_status = 'outgoing' and coalesce(fs.status, 'undefined') in ('in-stock', 'few-in-stock'))) order by f.flavor, f.item_number)
  from omsorg.product f
  left join omsorg.product_stock fs on fs.product_id = f.id
  where f.market = g.market and f.product_group_number = g.product_group_number and g.product_group_number <> ''
    and f.flavor is not null
  having count(*) > 1), '[]') as flavors_to_choose`

const alike = sql`coalesce((
  select jsonb_agg(jsonb_build_object('itemNumber', a.item_number, 'name', a.name) order by a.name, a.item_number)
  from had h join omsorg.product a on a.id = h.product_id
  where h.care_recipient_id = i.care_recipient_id and a.id <> g.id
    and a.product_group_number = g.product_group_number and g.product_group_number <> ''
    and a.id is distinct from (select o.product_id from omsorg.cart_item o where o.id = i.replaces_id)), '[]') as alike`

const parts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('itemNumber', a.item_number, 'name', a.name, 'productType', a.product_type,
           'brand', a.brand, 'joint', ${jointOf('a')}, 'size', ${sizeOf('a')}) order by a.name, a.item_number)
  from had h join omsorg.product a on a.id = h.product_id
  where ${jointOf('g')} is not null and h.care_recipient_id = i.care_recipient_id and a.id <> g.id
    and a.therapy_area = g.therapy_area and ${jointOf('a')} is not null), '[]') as parts`

const wholeNumber = (key: 'charriere' | 'length') => sql`
  case when jsonb_typeof(g.properties -> ${key}) = 'number' then round((g.properties ->> ${key})::numeric)::int end`

const cartColumns = sql`${selectionColumns}, i.check_consumption, g.item_status, g.latex, g.pvc,
  ${wholeNumber('charriere')} as charriere, ${wholeNumber('length')} as length, ${alike},
  g.product_type, g.brand, ${jointOf('g')} as joint, ${sizeOf('g')} as size, ${parts},
  omsorg.stock_level(st.status, st.quantity,
    (select shown.few_in_stock_below from omsorg.product_setting shown where shown.client_id = i.client_id)) as stock_status,
  exists (select from held h where h.care_recipient_id = i.care_recipient_id and h.product_id = i.product_id)
    as is_prescribed, ${flavorsToChoose}`

const cartTables = sql`omsorg.cart_item i join omsorg.product g on g.id = i.product_id
  left join omsorg.product_stock st on st.product_id = g.id`

/** The cart of a person in reach: what is selected or prescribed, by area and then the newest first. */
export async function readCartItems(tx: Transaction, careRecipientId: number): Promise<CartRecord[]> {
  const { rows } = await sql<CartRecord>`
    ${withWhatTheyHave(sql`${careRecipientId}::int`)}
    select ${cartColumns} from ${cartTables}
    where i.care_recipient_id = ${careRecipientId} and i.status in (${selected}, ${prescribed})
    order by i.therapy_area, i.created_at desc, i.id desc
  `.execute(tx)
  return rows
}

/** What stands in the cart of a person in reach, selected or prescribed: the id of each item number. */
export async function readItemsInCart(tx: Transaction, careRecipientId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ item_number: string; id: number }>`
    select item_number, id from omsorg.cart_item
    where care_recipient_id = ${careRecipientId} and status in (${selected}, ${prescribed})
  `.execute(tx)
  return new Map(rows.map((row) => [row.item_number, row.id]))
}

/** These items, whatever became of them, in the order of their ids. */
export async function readItemsById(tx: Transaction, cartItemIds: readonly number[]): Promise<CartRecord[]> {
  const persons = sql`select care_recipient_id from omsorg.cart_item where id = any(${cartItemIds}::int[])`
  const { rows } = await sql<CartRecord>`
    ${withWhatTheyHave(persons)}
    select ${cartColumns} from ${cartTables}
    where i.id = any(${cartItemIds}::int[]) and i.care_recipient_id is not null
    order by i.id
  `.execute(tx)
  return rows
}

/** To whom items belong, in reach; one that is missing or foreign is left out. */
export async function ownersOf(
  tx: Transaction,
  cartItemIds: readonly number[],
): Promise<{ readonly id: number; readonly care_recipient_id: number }[]> {
  const { rows } = await sql<{ id: number; care_recipient_id: number }>`
    select id, care_recipient_id from omsorg.cart_item
    where id = any(${cartItemIds}::int[]) and care_recipient_id is not null
  `.execute(tx)
  return rows
}

/** Locks items in the order of their ids, after their persons. */
export async function lockItems(tx: Transaction, cartItemIds: readonly number[]): Promise<void> {
  await sql`
    select id from omsorg.cart_item where id = any(${cartItemIds}::int[]) order by id for update
  `.execute(tx)
}

export interface ProductRecord {
  readonly id: number
  readonly item_number: string
  readonly therapy_area: TherapyArea
  readonly is_pca: boolean
  readonly flavors_to_choose: CartRecord['flavors_to_choose']
}

/** Products of a market by their item numbers; whether somebody may see them is another question. */
export async function readProducts(
  tx: Transaction,
  market: number,
  itemNumbers: readonly string[],
): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    select g.id, g.item_number, g.therapy_area, g.is_pca, ${flavorsToChoose}
    from omsorg.product g
    where g.market = ${market} and g.item_number = any(${itemNumbers}::text[])
  `.execute(tx)
  return rows
}

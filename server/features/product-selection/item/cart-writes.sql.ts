import type { CartEvent } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { FlavorShare } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { cartItemStatus, type CartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Author } from '../../../platform/author.ts'

export interface NewCartItem {
  readonly clientId: string
  readonly carePlaceId: string
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly productId: number
  readonly itemNumber: string
  readonly consumption: string | null
  readonly consumptionPeriod: ConsumptionPeriod | null
  readonly checkConsumption: boolean
  readonly replacesId: number | null
  readonly by: Author
  readonly now: Temporal.Instant
}

/** Writes a selected product and answers its id. */
export async function insertCartItem(tx: Transaction, item: NewCartItem): Promise<number> {
  const now = item.now.toString()
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
      consumption, consumption_period, check_consumption, status, replaces_id, created_by, created_on_behalf_of,
      created_at, updated_at)
    values (${item.clientId}, ${item.carePlaceId}, ${item.careRecipientId}, ${item.therapyArea}, ${item.productId},
      ${item.itemNumber}, ${item.consumption}, ${item.consumptionPeriod}, ${item.checkConsumption},
      ${cartItemStatus.selected}, ${item.replacesId}, ${item.by.userId}, ${item.by.onBehalfOf}, ${now}, ${now})
    returning id
  `.execute(tx)
  const [written] = rows
  if (!written) throw new Error('a selected product was not written')
  return written.id
}

/** Makes these the flavours of an item: others are taken out, and stay to be read as removed. */
export async function writeFlavors(tx: Transaction, cartItemId: number, shares: readonly FlavorShare[]): Promise<void> {
  const kept = shares.map((share) => share.itemNumber)
  const others = sql`
    update omsorg.cart_item_flavor set status = ${cartItemStatus.removed}
    where cart_item_id = ${cartItemId} and item_number <> all(${kept}::text[])
  `
  const own = sql`
    insert into omsorg.cart_item_flavor (cart_item_id, item_number, consumption, status)
    select ${cartItemId}, f."itemNumber", f.consumption::numeric, ${cartItemStatus.selected}
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as f ("itemNumber" text, consumption text)
    on conflict (cart_item_id, item_number) do update set consumption = excluded.consumption, status = excluded.status
  `
  await Promise.all([others.execute(tx), shares.length > 0 && own.execute(tx)])
}

/** Writes what is used, and whether it still wants a look. Null takes the consumption away. */
export async function writeConsumption(
  tx: Transaction,
  cartItemId: number,
  to: {
    readonly consumption: string | null
    readonly consumptionPeriod: ConsumptionPeriod | null
    readonly checkConsumption: boolean
    readonly now: Temporal.Instant
  },
): Promise<void> {
  await sql`
    update omsorg.cart_item
    set consumption = ${to.consumption}, consumption_period = ${to.consumptionPeriod},
        check_consumption = ${to.checkConsumption}, updated_at = ${to.now.toString()}, row_version = row_version + 1
    where id = ${cartItemId}
  `.execute(tx)
}

export async function writeStatus(
  tx: Transaction,
  cartItemIds: readonly number[],
  status: CartItemStatus,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.cart_item set status = ${status}, updated_at = ${now.toString()}, row_version = row_version + 1
    where id = any(${cartItemIds}::int[])
  `.execute(tx)
}

/** Writes one event for each item. `detail` carries item numbers and amounts, never a person. */
export async function writeEvents(
  tx: Transaction,
  cartItemIds: readonly number[],
  { event, by, now, detail = {} }: { event: CartEvent; by: Author; now: Temporal.Instant; detail?: object },
): Promise<void> {
  await sql`
    insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, on_behalf_of, detail)
    select ${now.toString()}, id, ${event}, ${by.userId}, ${by.onBehalfOf}, ${JSON.stringify(detail)}::jsonb
    from unnest(${cartItemIds}::int[]) as id
  `.execute(tx)
}

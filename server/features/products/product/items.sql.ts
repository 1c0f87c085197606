import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** A product with the offer of a client and what a person or a place has of it. */
export interface ItemRecord {
  readonly id: number
  readonly item_number: string
  readonly product_number: string
  readonly product_group_number: string
  readonly product_name: string
  readonly brand: string
  readonly description: string
  readonly therapy_area: TherapyArea
  readonly category_id: number | null
  readonly shape: string
  readonly unit: string
  readonly item_status: ItemStatus
  readonly delayed_until: string | null
  readonly active: boolean
  readonly is_stock_item: boolean
  readonly latex: boolean
  readonly pvc: boolean
  readonly is_pca: boolean
  readonly items_per_package: number | null
  readonly gtin: string | null
  readonly supplier_item_number: string
  readonly producer_item_number: string
  readonly flavor: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly updated_at: string
  readonly stock_status: StockStatus
  readonly expected_on: string | null
  readonly price: number | null
  readonly agreement_type: number | null
  readonly price_agreement_type: 'list-price' | 'campaign' | 'agreement' | 'complementary' | 'not-agreed' | 'pca' | null
  readonly vat_rate: string | null
  readonly custom_number: string | null
  readonly rank: number | null
  readonly being_replaced: boolean
  readonly selected: boolean
  readonly prescribed: boolean
}

export interface ItemsQuestion {
  readonly market: number
  readonly clientId: string
  readonly patientDataOwnerId: string
  readonly carePlaceId: string | null
  /** Whose prescriptions and selected products are marked; null = what is selected for the place. */
  readonly careRecipientId: number | null
  readonly today: Temporal.PlainDate
  /** The number under which the client buys in each area. */
  readonly customerNumbers: readonly (readonly [TherapyArea, string | null])[]
}

/** Which products: by item numbers, by groups, or by ids in the order in which they are wanted. */
export type WhichItems =
  | { readonly itemNumbers: readonly string[] }
  | { readonly groupNumbers: readonly string[] }
  | { readonly ids: readonly number[] }

/** The offer that counts is the one under the customer number of the area, else the one under every number, the newest first. */
export async function readItems(tx: Transaction, question: ItemsQuestion, which: WhichItems): Promise<ItemRecord[]> {
  const { market, clientId, patientDataOwnerId, carePlaceId, careRecipientId, customerNumbers } = question
  const today = question.today.toString()
  const areas = customerNumbers.map(([area]) => area)
  const numbers = customerNumbers.map(([, number]) => number)
  const [chosen, order] = choiceOf(which)
  const isPersons = careRecipientId !== null
  const selected = isPersons
    ? sql`ci.care_recipient_id = ${careRecipientId}`
    : sql`ci.care_recipient_id is null and ci.care_place_id = ${carePlaceId}::uuid`
  const prescribed = isPersons
    ? sql`exists (
        select from omsorg.prescription p
        join omsorg.prescription_row r on r.prescription_id = p.id
        where p.care_recipient_id = ${careRecipientId} and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
          and r.status in (${stored(rowStatus, ...holdingRows)})
          and r.product_id = i.id)`
    : sql`false`
  const { rows } = await sql<ItemRecord>`
    select i.id, i.item_number, i.product_number, i.product_group_number, i.name as product_name, i.brand, i.description,
           i.therapy_area, i.category_id, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.is_stock_item,
           i.latex, i.pvc, i.is_pca, i.items_per_package, i.gtin, i.supplier_item_number, i.producer_item_number,
           i.flavor, i.properties, i.updated_at, st.expected_on,
           omsorg.stock_level(st.status, st.quantity, shown.few_in_stock_below) as stock_status,
           case when vat.has_standard then offer.price end as price, offer.agreement_type, offer.price_agreement_type, vat.rate as vat_rate,
           own.custom_number, ranking.rank,
           exists (select from omsorg.item_replacement ir
                   where ir.status <> ${stored(replacementStatus, 'finished')} and ir.replaced_product_id = i.id
                     and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = ${patientDataOwnerId})
           ) as being_replaced,
           exists (select from omsorg.cart_item ci
                   where ${selected} and ci.product_id = i.id and ci.status in (${stored(cartItemStatus, ...inCart)})) as selected,
           ${prescribed} as prescribed
    from ${chosen}
    left join omsorg.product_stock st on st.product_id = i.id
    left join omsorg.product_setting shown on shown.client_id = ${clientId}::uuid
    left join unnest(${areas}::text[], ${numbers}::text[]) as here (area, number) on here.area = i.therapy_area
    left join lateral (
      select o.price, o.agreement_type, o.price_agreement_type from omsorg.product_offer o
      where o.product_id = i.id and o.client_id = ${clientId}::uuid
        and o.valid_from <= ${today}::date and coalesce(o.valid_to, 'infinity') >= ${today}::date
        and (o.customer_number is null or o.customer_number = here.number)
      order by o.customer_number nulls last, o.valid_from desc limit 1
    ) offer on true
    left join lateral (
      -- Without its rate of VAT, and the standard one of the fees, nobody knows what an item costs (code 14).
      select v.rate, bool_or(v.product_class = 'standard') over () as has_standard from omsorg.vat_rate v
      where v.market = i.market and v.product_class in (i.vat_class, 'standard')
        and v.valid_from <= ${today}::date and coalesce(v.valid_to, 'infinity') >= ${today}::date
      order by v.product_class = 'standard', v.valid_from desc limit 1
    ) vat on true
    left join omsorg.custom_article_number own on own.client_id = ${clientId}::uuid and own.product_id = i.id
    left join omsorg.product_ranking ranking on ranking.client_id = ${clientId}::uuid and ranking.product_id = i.id
    where i.market = ${market}
    order by ${order}
  `.execute(tx)
  return rows
}

function choiceOf(which: WhichItems) {
  if ('ids' in which) {
    return [
      sql`unnest(${which.ids}::int[]) with ordinality as wanted (id, place) join omsorg.product i on i.id = wanted.id`,
      sql`wanted.place`,
    ] as const
  }
  if ('itemNumbers' in which) {
    return [
      sql`unnest(${which.itemNumbers}::text[]) with ordinality as wanted (number, place)
          join omsorg.product i on i.item_number = wanted.number`,
      sql`wanted.place`,
    ] as const
  }
  return [
    sql`(select distinct number from unnest(${which.groupNumbers}::text[]) as asked (number) where number <> '') wanted
        join omsorg.product i on i.product_group_number = wanted.number`,
    sql`i.product_group_number, i.flavor nulls first, i.item_number`,
  ] as const
}

import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What is known of an item, in the fields of the kind of file; of offers, one record for each. */
export interface KnownRecord {
  readonly product_id: number
  readonly item_number: string
  readonly name: string
  readonly offer_id: number | null
  readonly fields: Readonly<Record<string, string | number | boolean | null>>
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

interface Question {
  readonly kind: ImportKind
  readonly market: number
  readonly clientId: string | null
  readonly today: string
}

/** Some items by their numbers, or so many of all that there are, from the one behind a number on. */
type Items = { readonly itemNumbers: readonly string[] } | { readonly behind: string; readonly most: number }

const productFields = sql`jsonb_build_object(
  'itemNumber', p.item_number, 'name', p.name, 'therapyArea', p.therapy_area, 'productNumber', p.product_number,
  'productGroupNumber', p.product_group_number, 'brand', p.brand, 'description', p.description,
  'productType', p.product_type, 'shape', p.shape, 'itemStatus', p.item_status, 'delayedUntil', p.delayed_until,
  'active', p.active, 'stockItem', p.is_stock_item, 'latex', p.latex, 'pvc', p.pvc, 'pca', p.is_pca,
  'itemsPerPackage', p.items_per_package, 'unit', p.unit, 'gtin', p.gtin,
  'supplierItemNumber', p.supplier_item_number, 'producerItemNumber', p.producer_item_number, 'flavor', p.flavor,
  'vatClass', p.vat_class)`

const offerFields = sql`jsonb_build_object(
  'itemNumber', p.item_number, 'customerNumber', o.customer_number, 'price', o.price,
  'priceAgreementType', o.price_agreement_type, 'agreementType', o.agreement_type, 'validFrom', o.valid_from,
  'validTo', o.valid_to)`

const stockFields = sql`jsonb_build_object(
  'itemNumber', p.item_number, 'status', s.status, 'quantity', s.quantity, 'expectedOn', s.expected_on)`

/** Items as they are today. Of a client's offers those that have not ended. */
export async function readKnown(
  tx: Transaction,
  { kind, market, clientId, today }: Question,
  items: Items,
): Promise<readonly KnownRecord[]> {
  const named =
    'itemNumbers' in items
      ? sql`p.item_number = any(${items.itemNumbers}::text[])`
      : sql`p.id in (select each.id from omsorg.product each where each.market = ${market}
                     and each.item_number > ${items.behind} order by each.item_number limit ${items.most})`
  const isOffer = kind === 'prices' || kind === 'agreements'
  const fields = kind === 'products' ? productFields : isOffer ? offerFields : stockFields
  const offers = sql`left join omsorg.product_offer o on o.product_id = p.id and o.client_id = ${clientId}::uuid
    and (o.valid_to is null or o.valid_to >= ${today}::date)`
  const { rows } = await sql<KnownRecord>`
    select p.id as product_id, p.item_number, p.name, ${isOffer ? sql`o.id` : sql`null::bigint`} as offer_id,
           ${fields} as fields, ${kind === 'products' ? sql`p.properties` : sql`'{}'::jsonb`} as properties
    from omsorg.product p
    ${isOffer ? offers : kind === 'stock' ? sql`left join omsorg.product_stock s on s.product_id = p.id` : sql``}
    where p.market = ${market} and ${named}
    order by p.item_number, ${isOffer ? sql`o.valid_from desc, o.id` : sql`p.id`}
  `.execute(tx)
  return rows
}

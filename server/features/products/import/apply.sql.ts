import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ImportStep } from './compare.ts'

export interface BatchToApply {
  readonly market: number
  readonly kind: ImportKind
  readonly client_id: string | null
  readonly state: string
}

/** The batch, held until the transaction ends. */
export async function lockBatch(tx: Transaction, id: number): Promise<BatchToApply | undefined> {
  const { rows } = await sql<BatchToApply>`
    select market, kind, client_id, state from omsorg.import_batch where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** The steps of one part, counted from 0; undefined behind the last. */
export async function readSteps(tx: Transaction, id: number, part: number): Promise<readonly ImportStep[] | undefined> {
  const { rows } = await sql<{ steps: readonly ImportStep[] }>`
    select steps from omsorg.import_batch_part where import_batch_id = ${id} and part = ${part}`.execute(tx)
  return rows[0]?.steps
}

/** Writes one part of the steps of a batch. `day` is the day in the market: an offer that is removed ended the day before. */
export async function applySteps(
  tx: Transaction,
  { market, kind, client_id: clientId }: BatchToApply,
  steps: readonly ImportStep[],
  day: string,
): Promise<void> {
  const written = JSON.stringify(steps.filter(({ change }) => change !== 'removed'))
  const removed = JSON.stringify(steps.filter(({ change }) => change === 'removed'))
  if (kind === 'products') {
    await writeProducts(tx, market, written)
    await sql`
      update omsorg.product p set item_status = 'deleted', updated_at = now()
      from jsonb_to_recordset(${removed}::jsonb) as gone ("productId" int) where p.id = gone."productId"`.execute(tx)
  } else if (kind === 'stock') {
    await writeStock(tx, written)
  } else {
    await writeOffers(tx, clientId, written, day)
    await sql`
      update omsorg.product_offer o set valid_to = greatest(o.valid_from, ${day}::date - 1)
      from jsonb_to_recordset(${removed}::jsonb) as gone ("offerId" bigint) where o.id = gone."offerId"`.execute(tx)
  }
}

/** A field that a file leaves open stays as it is; a new item takes the usual value. */
async function writeProducts(tx: Transaction, market: number, steps: string): Promise<void> {
  await sql`
    with sent as (
      select s."itemNumber" as item_number, s.fields as f, s.properties
      from jsonb_to_recordset(${steps}::jsonb) as s ("itemNumber" text, fields jsonb, properties jsonb)
    )
    insert into omsorg.product as p (market, item_number, name, therapy_area, product_number, product_group_number, brand,
      description, product_type, shape, item_status, delayed_until, active, is_stock_item, latex, pvc, is_pca,
      items_per_package, unit, gtin, supplier_item_number, producer_item_number, flavor, vat_class, properties, category_id)
    select ${market}, item_number, coalesce(f->>'name', item_number), coalesce(f->>'therapyArea', 'Other'),
      coalesce(f->>'productNumber', ''), coalesce(f->>'productGroupNumber', ''), coalesce(f->>'brand', ''),
      coalesce(f->>'description', ''), coalesce(f->>'productType', ''), coalesce(f->>'shape', ''),
      coalesce(f->>'itemStatus', 'sellable'), (f->>'delayedUntil')::date, coalesce((f->>'active')::boolean, true),
      coalesce((f->>'stockItem')::boolean, true), coalesce((f->>'latex')::boolean, false),
      coalesce((f->>'pvc')::boolean, false), coalesce((f->>'pca')::boolean, false), (f->>'itemsPerPackage')::int,
      coalesce(f->>'unit', 'piece'), f->>'gtin', coalesce(f->>'supplierItemNumber', ''),
      coalesce(f->>'producerItemNumber', ''), f->>'flavor', coalesce(f->>'vatClass', 'standard'), properties,
      (select alike.category_id from omsorg.product alike
       where alike.market = ${market} and alike.therapy_area = coalesce(f->>'therapyArea', 'Other')
         and alike.product_type = coalesce(f->>'productType', '') and alike.category_id is not null
       limit 1)
    from sent
    on conflict (market, item_number) do update set (name, therapy_area, product_number, product_group_number, brand,
      description, product_type, shape, item_status, delayed_until, active, is_stock_item, latex, pvc, is_pca,
      items_per_package, unit, gtin, supplier_item_number, producer_item_number, flavor, vat_class, properties,
      updated_at) =
    (select coalesce(f->>'name', p.name), coalesce(f->>'therapyArea', p.therapy_area),
      coalesce(f->>'productNumber', p.product_number), coalesce(f->>'productGroupNumber', p.product_group_number),
      coalesce(f->>'brand', p.brand), coalesce(f->>'description', p.description),
      coalesce(f->>'productType', p.product_type), coalesce(f->>'shape', p.shape),
      coalesce(f->>'itemStatus', p.item_status), coalesce((f->>'delayedUntil')::date, p.delayed_until),
      coalesce((f->>'active')::boolean, p.active), coalesce((f->>'stockItem')::boolean, p.is_stock_item),
      coalesce((f->>'latex')::boolean, p.latex), coalesce((f->>'pvc')::boolean, p.pvc),
      coalesce((f->>'pca')::boolean, p.is_pca), coalesce((f->>'itemsPerPackage')::int, p.items_per_package),
      coalesce(f->>'unit', p.unit), coalesce(f->>'gtin', p.gtin),
      coalesce(f->>'supplierItemNumber', p.supplier_item_number),
      coalesce(f->>'producerItemNumber', p.producer_item_number), coalesce(f->>'flavor', p.flavor),
      coalesce(f->>'vatClass', p.vat_class), p.properties || sent.properties, now()
     from sent where sent.item_number = excluded.item_number)
  `.execute(tx)
}

async function writeStock(tx: Transaction, steps: string): Promise<void> {
  await sql`
    insert into omsorg.product_stock as s (product_id, status, quantity, expected_on, updated_at)
    select "productId", f->>'status', (f->>'quantity')::int, (f->>'expectedOn')::date, now()
    from jsonb_to_recordset(${steps}::jsonb) as sent ("productId" int, fields jsonb)
    cross join lateral (select sent.fields as f) each
    on conflict (product_id) do update
    set status = excluded.status, quantity = coalesce(excluded.quantity, s.quantity), expected_on = excluded.expected_on,
        updated_at = now()
  `.execute(tx)
}

async function writeOffers(tx: Transaction, clientId: string | null, steps: string, day: string): Promise<void> {
  await sql`
    update omsorg.product_offer o
    set price = coalesce((f->>'price')::bigint, o.price),
        price_agreement_type = coalesce(f->>'priceAgreementType', o.price_agreement_type),
        agreement_type = coalesce((f->>'agreementType')::int, o.agreement_type),
        valid_to = coalesce((f->>'validTo')::date, o.valid_to)
    from jsonb_to_recordset(${steps}::jsonb) as sent ("offerId" bigint, fields jsonb)
    cross join lateral (select sent.fields as f) each
    where o.id = sent."offerId"
  `.execute(tx)
  await sql`
    insert into omsorg.product_offer
      (client_id, customer_number, product_id, price, agreement_type, price_agreement_type, valid_from, valid_to)
    select ${clientId}::uuid, f->>'customerNumber', "productId", (f->>'price')::bigint, (f->>'agreementType')::int,
           coalesce(f->>'priceAgreementType', 'agreement'), coalesce((f->>'validFrom')::date, ${day}::date),
           (f->>'validTo')::date
    from jsonb_to_recordset(${steps}::jsonb) as sent ("productId" int, "offerId" bigint, fields jsonb)
    cross join lateral (select sent.fields as f) each
    where sent."offerId" is null
    on conflict (client_id, product_id, customer_number, valid_from) do update
    set price = coalesce(excluded.price, omsorg.product_offer.price), agreement_type = excluded.agreement_type,
        price_agreement_type = excluded.price_agreement_type, valid_to = excluded.valid_to
  `.execute(tx)
}

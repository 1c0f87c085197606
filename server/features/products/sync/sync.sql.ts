import type { Synchronised } from '@omsorg/contract/products/sync/sync-agreements.ts'
import type { ErpAgreement, ErpRating } from '../../../adapters/erp-catalogue/port.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { updateCatalogueStatistics } from '../product/catalogue-statistics.sql.ts'

/** Up to where the agreements of the ERP are known. */
export async function readCursor(tx: Transaction): Promise<string | null> {
  const { rows } = await sql<{ cursor: string | null }>`
    select cursor from omsorg.erp_sync_state where kind = 'agreements'`.execute(tx)
  return rows[0]?.cursor ?? null
}

/** Moves the cursor on; false when somebody else has moved it meanwhile, and these changes are known already. */
export async function moveCursor(tx: Transaction, from: string | null, to: string): Promise<boolean> {
  const { rows } = await sql`
    update omsorg.erp_sync_state set cursor = ${to}, synced_at = now()
    where kind = 'agreements' and cursor is not distinct from ${from}
    returning kind`.execute(tx)
  return rows.length > 0
}

/** Whether a client of ours is this customer of the ERP. */
export async function isCustomer(tx: Transaction, erpCustomerIdentifier: string): Promise<boolean> {
  const { rows } = await sql`
    select from omsorg.client where erp_customer_identifier = ${erpCustomerIdentifier} and removed_at is null`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * Writes agreements as the ERP tells them, the last word on each counting. `only` names the one customer of whom this is
 * everything: what else holds for it ends yesterday. Days are those of the market's ERP; `today` is YYYY-MM-DD.
 */
export async function writeAgreements(
  tx: Transaction,
  agreements: readonly ErpAgreement[],
  { only, today }: { readonly only: string | null; readonly today: string },
): Promise<Synchronised> {
  const { rows } = await sql<Synchronised>`
    with told as (
      select distinct on (t."erpCustomerIdentifier", t."itemNumber", t."customerNumber", t."validFrom") t.*
      from rows from (jsonb_to_recordset(${JSON.stringify(agreements)}::jsonb) as (
        "erpCustomerIdentifier" text, "customerNumber" text, "itemNumber" text, "agreementType" int, price bigint,
        "validFrom" date, "validTo" date, removed boolean
      )) with ordinality as t ("erpCustomerIdentifier", "customerNumber", "itemNumber", "agreementType", price,
        "validFrom", "validTo", removed, place)
      order by t."erpCustomerIdentifier", t."itemNumber", t."customerNumber", t."validFrom", t.place desc
    ), known as (
      select c.id as client_id, p.id as product_id, t.*
      from told t
      join omsorg.client c on c.erp_customer_identifier = t."erpCustomerIdentifier" and c.removed_at is null
      join omsorg.product p on p.market = c.market and p.item_number = t."itemNumber"
    ), ended as (
      update omsorg.product_offer o set valid_to = greatest(o.valid_from, ${today}::date - 1)
      where (o.valid_to is null or o.valid_to >= ${today}::date)
        and (exists (
            select from known k where k.client_id = o.client_id and k.product_id = o.product_id
              and k."customerNumber" is not distinct from o.customer_number
            having bool_and(k.removed))
          or exists (
            select from omsorg.client c where c.id = o.client_id and c.erp_customer_identifier = ${only}
              and not exists (
                select from known k where not k.removed and k.client_id = o.client_id and k.product_id = o.product_id
                  and k."customerNumber" is not distinct from o.customer_number)))
      returning o.id
    ), written as (
      insert into omsorg.product_offer as o
        (client_id, customer_number, product_id, price, agreement_type, valid_from, valid_to)
      select client_id, "customerNumber", product_id, price, "agreementType", "validFrom", "validTo"
      from known where not removed
      on conflict (client_id, product_id, customer_number, valid_from) do update
      set price = excluded.price, agreement_type = excluded.agreement_type, valid_to = excluded.valid_to
      where (o.price, o.agreement_type, o.valid_to)
        is distinct from (excluded.price, excluded.agreement_type, excluded.valid_to)
      returning (xmax = 0) as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
           (select count(*)::int from ended) as removed,
           (select count(*)::int from told) - (select count(*)::int from known) as skipped
    from written
  `.execute(tx)
  await updateCatalogueStatistics(tx, 'product_offer')
  return rows[0] ?? { added: 0, changed: 0, removed: 0, skipped: 0 }
}

/** Sets the rating of every item that the ERP names, and takes it from every other. */
export async function writeRatings(tx: Transaction, ratings: readonly ErpRating[]): Promise<Synchronised> {
  const { rows } = await sql<Synchronised>`
    with told as (
      select distinct on (t."marketAreaCode", t."itemNumber") t.*
      from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
        as t ("marketAreaCode" int, "itemNumber" text, rating int)
    ), known as (
      select p.id, t.rating from told t
      join omsorg.product p on p.market = t."marketAreaCode" and p.item_number = t."itemNumber"
    ), gone as (
      delete from omsorg.product_rating r where not exists (select from known k where k.id = r.product_id)
      returning r.product_id
    ), written as (
      insert into omsorg.product_rating as r (product_id, rating) select id, rating from known
      on conflict (product_id) do update set rating = excluded.rating, rated_at = now()
      where r.rating <> excluded.rating
      returning (xmax = 0) as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
           (select count(*)::int from gone) as removed,
           (select count(*)::int from told) - (select count(*)::int from known) as skipped
    from written
  `.execute(tx)
  await updateCatalogueStatistics(tx, 'product_rating')
  return rows[0] ?? { added: 0, changed: 0, removed: 0, skipped: 0 }
}

import type { CompareState, NumberFacts } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface NumberOfClient {
  readonly number: string
  readonly name: string
  readonly careOf: string
  readonly address: string
  readonly city: string
  readonly zip: string
  readonly countryCode: string | null
  readonly entryCode: string | null
  readonly statusCode: string
  readonly carePlaceId: string | null
  readonly carePlaceName: string | null
  readonly isPrimary: boolean
  readonly ofArea: boolean
  readonly ordersUnderWay: number
}

/** All numbers of a client and of its places, the client's own first, and the version of all of them. */
export async function readNumbersOfClient(
  tx: Transaction,
  clientId: string,
): Promise<{ readonly numbers: NumberOfClient[]; readonly version: number }> {
  const { rows } = await sql<NumberOfClient & { readonly version: number }>`
    select n.number, n.name, n.care_of as "careOf", n.street as address, n.city, n.zip, n.country_code as "countryCode",
           n.entry_code as "entryCode", n.status_code as "statusCode", n.care_place_id as "carePlaceId",
           p.name as "carePlaceName", n.is_primary as "isPrimary",
           n.therapy_areas <> '{}' or n.care_place_id is null and exists (
             select from omsorg.therapy_area_setting a
             where a.client_id = n.client_id and a.customer_number = n.number and a.enabled) as "ofArea",
           coalesce(o.orders, 0) as "ordersUnderWay",
           omsorg.version_of_rows(string_agg(n.id || ' ' || n.row_version, ',') over (
             order by n.id rows between unbounded preceding and unbounded following)) as version
    from omsorg.customer_number n
    left join omsorg.care_place p on p.id = n.care_place_id
    left join omsorg.orders_under_way_by_number(${clientId}::uuid) o on o.customer_number = n.number
    where n.client_id = ${clientId}::uuid
    order by n.care_place_id is not null, n.is_primary desc, n.number, n.id
  `.execute(tx)
  const numbers = rows.map((row): NumberOfClient => {
    const { version: _, ...number } = row
    return number
  })
  return { numbers, version: rows[0]?.version ?? 1 }
}

/** The number of the client in the ERP, empty where it has none; undefined when there is no such client. */
export async function readErpIdentifier(tx: Transaction, clientId: string): Promise<string | undefined> {
  const { rows } = await sql<{ identifier: string }>`
    select erp_customer_identifier as identifier from omsorg.client where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]?.identifier
}

export interface NumbersToTakeOver {
  readonly changed: readonly (NumberFacts & { readonly carePlaceId: string | null })[]
  readonly added: readonly NumberFacts[]
  readonly removed: readonly { readonly number: string; readonly carePlaceId: string | null }[]
}

/** Writes what was chosen of a comparison. The client is held. A field that the ERP does not tell keeps what it has. */
export async function takeOverNumbers(tx: Transaction, clientId: string, chosen: NumbersToTakeOver): Promise<void> {
  await sql`
    delete from omsorg.customer_number n
    using jsonb_to_recordset(${JSON.stringify(chosen.removed)}::jsonb) as g (number text, "carePlaceId" uuid)
    where n.client_id = ${clientId}::uuid and n.number = g.number and n.care_place_id is not distinct from g."carePlaceId"
  `.execute(tx)
  await sql`
    update omsorg.customer_number n
    set name = g.name, care_of = g."careOf", street = g.address, city = g.city, zip = g.zip,
        country_code = case when g."countryCode" is null then n.country_code else nullif(g."countryCode", '') end,
        entry_code = case when g."entryCode" is null then n.entry_code else nullif(g."entryCode", '') end,
        status_code = g."statusCode", row_version = n.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(chosen.changed)}::jsonb) as g (
      number text, "carePlaceId" uuid, name text, "careOf" text, address text, city text, zip text, "countryCode" text,
      "entryCode" text, "statusCode" text)
    where n.client_id = ${clientId}::uuid and n.number = g.number and n.care_place_id is not distinct from g."carePlaceId"
  `.execute(tx)
  // A client without any number gets its primary one with the first of them.
  await sql`
    insert into omsorg.customer_number
      (client_id, number, is_primary, name, care_of, street, city, zip, country_code, entry_code, status_code)
    select ${clientId}::uuid, g.number,
           g.place = 1 and not exists (
             select from omsorg.customer_number o
             where o.client_id = ${clientId}::uuid and o.care_place_id is null and o.is_primary),
           g.name, g."careOf", g.address, g.city, g.zip, nullif(g."countryCode", ''), nullif(g."entryCode", ''), g."statusCode"
    from rows from (jsonb_to_recordset(${JSON.stringify(chosen.added)}::jsonb) as (
      number text, name text, "careOf" text, address text, city text, zip text, "countryCode" text, "entryCode" text,
      "statusCode" text)) with ordinality as g (
      number, name, "careOf", address, city, zip, "countryCode", "entryCode", "statusCode", place)
  `.execute(tx)
}

/** Keeps how each number stood to the ERP; that is no change of theirs. */
export async function writeStatesOfClient(
  tx: Transaction,
  clientId: string,
  states: readonly { readonly number: string; readonly carePlaceId: string | null; readonly state: CompareState }[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.customer_number n set erp_compare_state = s.state, erp_compared_at = ${at.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s (number text, "carePlaceId" uuid, state text)
    where n.client_id = ${clientId}::uuid and n.number = s.number and n.care_place_id is not distinct from s."carePlaceId"
  `.execute(tx)
}

import type { numberInput, shownNumber } from '@omsorg/contract/organisation/customer-number/number-fields.ts'
import type { CompareState } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { holds } from '../../../platform/stored.sql.ts'

/** Whose numbers: those of a client stand without a place. */
export interface NumberOwner {
  readonly clientId: string
  readonly carePlaceId: string | null
  readonly erpCustomerIdentifier: string
}

/** Undefined out of reach, and below a client that is removed. */
export async function findOwner(
  tx: Transaction,
  { nodeType, nodeId }: { readonly nodeType: 'Client' | 'CarePlace'; readonly nodeId: string },
): Promise<NumberOwner | undefined> {
  const { rows } = await (
    nodeType === 'Client'
      ? sql<NumberOwner>`
          select c.id as "clientId", null as "carePlaceId", c.erp_customer_identifier as "erpCustomerIdentifier"
          from omsorg.client c where c.id = ${nodeId}::uuid and c.removed_at is null`
      : sql<NumberOwner>`
          select c.id as "clientId", p.id as "carePlaceId", c.erp_customer_identifier as "erpCustomerIdentifier"
          from omsorg.care_place p join omsorg.client c on c.id = p.client_id and c.removed_at is null
          where p.id = ${nodeId}::uuid`
  ).execute(tx)
  return rows[0]
}

type NumberRecord = z.output<typeof shownNumber>

interface NumbersOfOwner {
  readonly numbers: NumberRecord[]
  readonly version: number
}

export async function readNumbers(tx: Transaction, { clientId, carePlaceId }: NumberOwner): Promise<NumbersOfOwner> {
  const { rows } = await sql<NumberRecord & { readonly version: number }>`
    select n.number, n.is_primary as "isPrimary", n.is_payer as "isPayer", n.name, n.care_of as "careOf",
           n.street as address, n.city, n.zip, n.country_code as "countryCode", n.entry_code as "entryCode",
           n.status_code as "statusCode", n.therapy_areas as "therapyAreas", n.erp_compare_state as "erpCompareState",
           n.erp_compared_at as "comparedAt",
           omsorg.version_of_rows(string_agg(n.id || ' ' || n.row_version, ',') over (
             order by n.id rows between unbounded preceding and unbounded following)) as version
    from omsorg.customer_number n
    where n.client_id = ${clientId}::uuid and ${holds(sql`n.care_place_id`, carePlaceId)}
    order by n.is_primary desc, n.number
  `.execute(tx)
  const numbers = rows.map((row): NumberRecord => {
    const { version: _, ...number } = row
    return number
  })
  return { numbers, version: rows[0]?.version ?? (await versionOfNone(tx)) }
}

async function versionOfNone(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ version: number }>`select omsorg.version_of_rows(null) as version`.execute(tx)
  return rows[0]?.version ?? 1
}

/** All numbers of a client and its places, and those that were chosen for its areas. */
export async function readUsedNumbers(
  tx: Transaction,
  clientId: string,
): Promise<{ readonly all: readonly string[]; readonly ofAreas: readonly string[] }> {
  const { rows } = await sql<{ all: string[]; ofAreas: string[] }>`
    select array(select distinct n.number from omsorg.customer_number n where n.client_id = ${clientId}::uuid) as "all",
           array(select distinct a.customer_number from omsorg.therapy_area_setting a
                 join omsorg.customer_number n on n.client_id = a.client_id and n.care_place_id is null
                   and n.number = a.customer_number
                 where a.client_id = ${clientId}::uuid and a.enabled) as "ofAreas"
  `.execute(tx)
  return rows[0] ?? { all: [], ofAreas: [] }
}

/** Puts the numbers in the place of the earlier ones; what stays the same is not touched. The client is held. */
export async function writeNumbers(
  tx: Transaction,
  { clientId, carePlaceId }: NumberOwner,
  numbers: readonly z.output<typeof numberInput>[],
): Promise<void> {
  const given = JSON.stringify(numbers)
  await sql`
    delete from omsorg.customer_number n
    where n.client_id = ${clientId}::uuid and ${holds(sql`n.care_place_id`, carePlaceId)}
      and n.number not in (select g ->> 'number' from jsonb_array_elements(${given}::jsonb) g)
  `.execute(tx)
  // One of them is the primary one at each moment: it is taken from the one before it is given to the other.
  await sql`
    update omsorg.customer_number n set is_primary = false, row_version = n.row_version + 1
    from jsonb_array_elements(${given}::jsonb) g
    where n.client_id = ${clientId}::uuid and ${holds(sql`n.care_place_id`, carePlaceId)}
      and n.number = g ->> 'number' and n.is_primary and not (g ->> 'isPrimary')::boolean
  `.execute(tx)
  await sql`
    insert into omsorg.customer_number as n
      (client_id, care_place_id, number, is_primary, is_payer, name, care_of, street, city, zip, country_code,
       entry_code, status_code, therapy_areas)
    select ${clientId}::uuid, ${carePlaceId}::uuid, g.number, g."isPrimary", g."isPayer", g.name, g."careOf", g.address,
           g.city, g.zip, g."countryCode", nullif(g."entryCode", ''), g."statusCode", g."therapyAreas"
    from jsonb_to_recordset(${given}::jsonb) as g(
      number text, "isPrimary" boolean, "isPayer" boolean, name text, "careOf" text, address text, city text, zip text,
      "countryCode" text, "entryCode" text, "statusCode" text, "therapyAreas" text[])
    on conflict (client_id, care_place_id, number) do update
      set is_primary = excluded.is_primary, is_payer = excluded.is_payer, name = excluded.name,
          care_of = excluded.care_of, street = excluded.street, city = excluded.city, zip = excluded.zip,
          country_code = excluded.country_code, entry_code = excluded.entry_code, status_code = excluded.status_code,
          therapy_areas = excluded.therapy_areas, row_version = n.row_version + 1
      where (n.is_primary, n.is_payer, n.name, n.care_of, n.street, n.city, n.zip, n.country_code, n.entry_code,
             n.status_code, n.therapy_areas)
        is distinct from
            (excluded.is_primary, excluded.is_payer, excluded.name, excluded.care_of, excluded.street, excluded.city,
             excluded.zip, excluded.country_code, excluded.entry_code, excluded.status_code, excluded.therapy_areas)
  `.execute(tx)
}

/** Keeps how the numbers stood to the ERP; that is no change of theirs. */
export async function writeComparison(
  tx: Transaction,
  { clientId, carePlaceId }: NumberOwner,
  states: Readonly<Record<string, CompareState>>,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.customer_number n set erp_compare_state = s.value, erp_compared_at = ${at.toString()}::timestamptz
    from jsonb_each_text(${JSON.stringify(states)}::jsonb) s
    where n.client_id = ${clientId}::uuid and ${holds(sql`n.care_place_id`, carePlaceId)}
      and n.number = s.key
  `.execute(tx)
}

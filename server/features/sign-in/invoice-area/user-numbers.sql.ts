import type { AssignedPair } from '@omsorg/domain/sign-in/invoice-area/assign-invoice-areas.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The client of a user in reach; an operator belongs to none. */
export async function readClientOfUser(tx: Transaction, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ client_id: string }>`
    select u.client_id from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    where u.id = ${userId} and u.kind = 'user'
  `.execute(tx)
  return rows[0]?.client_id
}

/** The same, and nobody else changes what the user is given until this is over. */
export async function holdClientOfUser(tx: Transaction, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ client_id: string }>`
    select u.client_id from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    where u.id = ${userId} and u.kind = 'user'
    for no key update of u
  `.execute(tx)
  return rows[0]?.client_id
}

export interface Pair {
  readonly carePlaceId: string
  readonly carePlaceName: string
  readonly customerNumber: string
  readonly invoiceAreaIds: number[]
}

export async function readPairs(tx: Transaction, userId: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select g.care_place_id as "carePlaceId", p.name as "carePlaceName", g.customer_number as "customerNumber",
           coalesce(array_agg(coalesce(g.invoice_area_id, 0) order by i.code) filter (where g.invoice_area_id is not null), '{}')
             as "invoiceAreaIds"
    from omsorg.user_invoice_area g
    join omsorg.care_place p on p.id = g.care_place_id
    left join omsorg.invoice_area i on i.id = g.invoice_area_id
    where g.user_id = ${userId}
    group by g.care_place_id, p.name, g.customer_number
    order by p.name collate omsorg.nordic_sv, g.care_place_id, g.customer_number
  `.execute(tx)
  return rows
}

export async function readPairsVersion(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select omsorg.version_of_rows(string_agg(
             g.care_place_id || ' ' || g.customer_number || ' ' || coalesce(g.invoice_area_id, 0), ','
             order by g.care_place_id, g.customer_number, g.invoice_area_id)) as version
    from omsorg.user_invoice_area g where g.user_id = ${userId}
  `.execute(tx)
  return rows[0]?.version ?? 1
}

interface PlaceNumbers {
  readonly carePlaceId: string
  readonly name: string
  readonly customerNumbers: string[]
}

/** The numbers of the client, beside those of each place. */
const numbersOfClient = (clientId: string) => sql`
  of_client as materialized (
    select n.number from omsorg.customer_number n where n.client_id = ${clientId}::uuid and n.care_place_id is null
    union
    select a.customer_number from omsorg.therapy_area_setting a
    where a.client_id = ${clientId}::uuid and a.customer_number is not null
  )`
const numbersAtPlace = sql`
  array(select number from of_client
        union select n.number from omsorg.customer_number n
              where n.client_id = p.client_id and n.care_place_id = p.id
        order by 1)`

/** Where a user works, by membership or by a role, with the numbers that serve each place. */
export async function readPlacesOfUser(
  tx: Transaction,
  { userId, clientId, most }: { readonly userId: number; readonly clientId: string; readonly most: number },
): Promise<PlaceNumbers[]> {
  const { rows } = await sql<PlaceNumbers>`
    with ${numbersOfClient(clientId)},
    node as materialized (
      select m.node_id from omsorg.membership m where m.user_id = ${userId} and m.client_id = ${clientId}::uuid
      union
      select ra.node_id from omsorg.role_assignment ra where ra.user_id = ${userId} and ra.client_id = ${clientId}::uuid
    )
    select p.id as "carePlaceId", p.name, ${numbersAtPlace} as "customerNumbers"
    from omsorg.care_place p
    where p.client_id = ${clientId}::uuid
      and (p.id in (select node_id from node) or p.care_unit_id in (select node_id from node)
           or p.client_id in (select node_id from node))
    order by p.name collate omsorg.nordic_sv, p.id
    limit ${most}
  `.execute(tx)
  return rows
}

/** The numbers that serve each of some places of a client. */
export async function readNumbersAt(
  tx: Transaction,
  clientId: string,
  carePlaceIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; numbers: string[] }>`
    with ${numbersOfClient(clientId)}
    select p.id, ${numbersAtPlace} as numbers
    from omsorg.care_place p
    where p.client_id = ${clientId}::uuid and p.id = any(${carePlaceIds}::uuid[])
  `.execute(tx)
  return new Map(rows.map(({ id, numbers }) => [id, numbers]))
}

interface AreaOfClient {
  readonly invoiceAreaId: number
  readonly code: string
  readonly name: string
  readonly customerNumber: string
  readonly active: boolean
}

export async function readAreasOfClient(tx: Transaction, clientId: string): Promise<AreaOfClient[]> {
  const { rows } = await sql<AreaOfClient>`
    select i.id as "invoiceAreaId", i.code, i.name, i.customer_number as "customerNumber", i.active
    from omsorg.invoice_area i where i.client_id = ${clientId}::uuid
    order by i.customer_number, i.code
  `.execute(tx)
  return rows
}

/** Puts what is given in the place of what was. The user is held. */
export async function writePairs(tx: Transaction, userId: number, pairs: readonly AssignedPair[]): Promise<void> {
  await sql`delete from omsorg.user_invoice_area where user_id = ${userId}`.execute(tx)
  const rows = pairs.flatMap(({ carePlaceId, customerNumber, invoiceAreaIds }) =>
    (invoiceAreaIds.length > 0 ? invoiceAreaIds : [null]).map((area) => ({
      place: carePlaceId,
      number: customerNumber,
      area,
    })),
  )
  await sql`
    insert into omsorg.user_invoice_area (user_id, care_place_id, customer_number, invoice_area_id)
    select ${userId}::int, g.place, g.number, g.area
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(place uuid, number text, area int)
  `.execute(tx)
}

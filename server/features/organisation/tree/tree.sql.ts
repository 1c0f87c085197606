import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfLanguage } from '../../../platform/market-order.sql.ts'
import { partOfClients, type PartOfClients } from '../client/clients-in-order.sql.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

export interface ClientRecord {
  readonly id: string
  readonly name: string
  readonly market: MarketCode
  readonly erp_customer_identifier: string
  readonly patient_data_owner_id: string
  readonly alias: string | null
  readonly customer_no: string
  readonly child_count: number
}

export interface CareUnitRecord {
  readonly id: string
  readonly client_id: string
  readonly name: string
  readonly child_count: number
}

export interface CarePlaceRecord {
  readonly id: string
  readonly care_unit_id: string
  readonly client_id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string
  readonly customer_no: string
}

/** Of a place, or of a client itself: each by the index of what is primary, which "is not distinct from" does not use. */
const primaryNumber = (clientId: Sql, isOfPlace: Sql) => sql`
  coalesce((select n.number from omsorg.customer_number n
            where n.client_id = ${clientId} and n.care_place_id ${isOfPlace} and n.is_primary), '')`

const clientColumns = sql`
  c.id, c.name, c.market, c.erp_customer_identifier, c.patient_data_owner_id, c.alias,
  coalesce(n.number, '') as customer_no, coalesce(unit.count, 0)::int as child_count`

/** All at once: ten thousand clients are not looked up one by one. */
const clientTables = sql`
  omsorg.client c
  left join omsorg.customer_number n on n.client_id = c.id and n.care_place_id is null and n.is_primary
  left join (select u.client_id, count(*) from omsorg.care_unit u group by u.client_id) unit on unit.client_id = c.id`

export async function readClients(tx: Transaction, language: Language): Promise<ClientRecord[]> {
  const { rows } = await sql<ClientRecord>`
    select ${clientColumns} from ${clientTables}
    where c.removed_at is null
    order by c.name ${orderOfLanguage[language]}, c.id
  `.execute(tx)
  return rows
}

export interface RootPage {
  readonly page: number
  readonly total: number
  readonly clients: readonly ClientRecord[]
}

/** One page of the roots, by its number or by a client that stands on it. */
export async function readRootPage(tx: Transaction, language: Language, part: PartOfClients): Promise<RootPage> {
  const { rows } = await sql<RootPage>`
    with ${partOfClients(language, part)}
    select part.page, part.total, coalesce((
      select json_agg(json_build_object(
        'id', c.id, 'name', c.name, 'market', c.market, 'erp_customer_identifier', c.erp_customer_identifier,
        'patient_data_owner_id', c.patient_data_owner_id, 'alias', c.alias,
        'customer_no', ${primaryNumber(sql`c.id`, sql`is null`)},
        'child_count', (select count(*)::int from omsorg.care_unit u where u.client_id = c.id)) order by chosen.place)
      from chosen join omsorg.client c on c.id = chosen.id), '[]') as clients
    from part
  `.execute(tx)
  return rows[0] ?? { page: part.page, total: 0, clients: [] }
}

const oneClientColumns = sql`
  c.id, c.name, c.market, c.erp_customer_identifier, c.patient_data_owner_id, c.alias,
  ${primaryNumber(sql`c.id`, sql`is null`)} as customer_no,
  (select count(*)::int from omsorg.care_unit u where u.client_id = c.id) as child_count`

/** Some clients, each looked up by itself. */
export async function readClientsOf(
  tx: Transaction,
  ids: readonly string[],
  language: Language,
): Promise<ClientRecord[]> {
  const { rows } = await sql<ClientRecord>`
    select ${oneClientColumns}
    from omsorg.client c
    where c.id = any(${ids}::uuid[]) and c.removed_at is null
    order by c.name ${orderOfLanguage[language]}, c.id
  `.execute(tx)
  return rows
}

export interface ClientPage {
  /** Null for all there are. */
  readonly ids: readonly string[] | null
  readonly market: MarketCode | null
  readonly language: Language
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

export interface PagedClient extends ClientRecord {
  readonly found: number
}

export async function readClientPage(tx: Transaction, asked: ClientPage): Promise<PagedClient[]> {
  const inOrder = sql`c.name ${orderOfLanguage[asked.language]} ${asked.sortOrder === 'asc' ? sql`asc` : sql`desc`}, c.id`
  const { rows } = await sql<PagedClient>`
    with chosen as materialized (
      select c.id, count(*) over ()::int as found, row_number() over (order by ${inOrder}) as place
      from omsorg.client c
      where c.removed_at is null
        and (${asked.ids}::uuid[] is null or c.id = any(${asked.ids}::uuid[]))
        and (${asked.market}::int is null or c.market = ${asked.market}::int)
      order by ${inOrder}
      limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}
    )
    select ${oneClientColumns}, chosen.found
    from chosen join omsorg.client c on c.id = chosen.id
    order by chosen.place
  `.execute(tx)
  return rows
}

const unitColumns = sql`
  u.id, u.client_id, u.name, (select count(*)::int from omsorg.care_place p where p.care_unit_id = u.id) as child_count`

/** The units of clients that are not removed. */
export async function readCareUnits(
  tx: Transaction,
  clientIds: readonly string[],
  language: Language,
): Promise<CareUnitRecord[]> {
  const { rows } = await sql<CareUnitRecord>`
    select ${unitColumns}
    from omsorg.care_unit u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    where u.client_id = any(${clientIds}::uuid[])
    order by u.name ${orderOfLanguage[language]}, u.id
  `.execute(tx)
  return rows
}

/** The places of units, by the units or by their clients. */
export async function readCarePlaces(
  tx: Transaction,
  below: { readonly careUnitIds: readonly string[] } | { readonly clientId: string },
  language: Language,
): Promise<CarePlaceRecord[]> {
  const which =
    'clientId' in below
      ? sql`p.client_id = ${below.clientId}::uuid`
      : sql`p.care_unit_id = any(${below.careUnitIds}::uuid[])`
  const { rows } = await sql<CarePlaceRecord>`
    select p.id, p.care_unit_id, p.client_id, p.name, p.email, p.phone,
           ${primaryNumber(sql`p.client_id`, sql`= p.id`)} as customer_no
    from omsorg.care_place p
    join omsorg.client c on c.id = p.client_id and c.removed_at is null
    where ${which}
    order by p.name ${orderOfLanguage[language]}, p.id
  `.execute(tx)
  return rows
}

/** The units of one client, as it is opened; undefined when the client is out of reach, or removed. */
export async function readUnitsOfClient(
  tx: Transaction,
  clientId: string,
  language: Language,
): Promise<readonly CareUnitRecord[] | undefined> {
  const { rows } = await sql<{ units: readonly CareUnitRecord[] }>`
    select coalesce((
      select json_agg(json_build_object(
        'id', u.id, 'client_id', u.client_id, 'name', u.name,
        'child_count', (select count(*)::int from omsorg.care_place p where p.care_unit_id = u.id))
        order by u.name ${orderOfLanguage[language]}, u.id)
      from omsorg.care_unit u where u.client_id = c.id), '[]') as units
    from omsorg.client c
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]?.units
}

/** The places of one unit, likewise. */
export async function readPlacesOfUnit(
  tx: Transaction,
  careUnitId: string,
  language: Language,
): Promise<readonly CarePlaceRecord[] | undefined> {
  const { rows } = await sql<{ places: readonly CarePlaceRecord[] }>`
    select coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'care_unit_id', p.care_unit_id, 'client_id', p.client_id, 'name', p.name, 'email', p.email,
        'phone', p.phone, 'customer_no', ${primaryNumber(sql`p.client_id`, sql`= p.id`)})
        order by p.name ${orderOfLanguage[language]}, p.id)
      from omsorg.care_place p where p.care_unit_id = u.id), '[]') as places
    from omsorg.care_unit u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    where u.id = ${careUnitId}::uuid
  `.execute(tx)
  return rows[0]?.places
}

export interface Whereabouts {
  readonly client_id: string
  readonly care_unit_id: string | null
}

/**
 * Where a node stands, by the lowest that is named; undefined when there is none in reach that fits the others. What is looked
 * for is a select of its own: behind a policy PostgreSQL takes a bare `coalesce` to no index, and reads all clients.
 */
export async function findNode(
  tx: Transaction,
  node: { readonly clientId: string | null; readonly careUnitId: string | null; readonly carePlaceId: string | null },
): Promise<Whereabouts | undefined> {
  const { rows } = await sql<Whereabouts>`
    select c.id as client_id, u.id as care_unit_id
    from omsorg.client c
    left join omsorg.care_unit u on u.client_id = c.id
      and u.id = (select coalesce(${node.careUnitId}::uuid,
                                  (select p.care_unit_id from omsorg.care_place p where p.id = ${node.carePlaceId}::uuid)))
    left join omsorg.care_place p on p.care_unit_id = u.id and p.id = ${node.carePlaceId}::uuid
    where c.removed_at is null
      and c.id = (select coalesce(${node.clientId}::uuid,
                                  (select named.client_id from omsorg.care_unit named where named.id = ${node.careUnitId}::uuid),
                                  (select named.client_id from omsorg.care_place named where named.id = ${node.carePlaceId}::uuid)))
      and (${node.careUnitId}::uuid is null or u.id is not null)
      and (${node.carePlaceId}::uuid is null or p.id is not null)
  `.execute(tx)
  return rows[0]
}

export interface Hit {
  readonly client_id: string
  readonly care_unit_id: string | null
  readonly care_place_id: string | null
}

/** What a term finds: clients alone, or units and places too. */
export async function searchNodes(
  tx: Transaction,
  search: {
    readonly term: string
    readonly market: MarketCode | null
    readonly clientsAlone: boolean
    readonly limit: number
  },
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select client_id, care_unit_id, care_place_id
    from omsorg.search_organisation(${search.term}, ${search.market}::int, ${search.clientsAlone ? 1 : 3}::int, ${search.limit}::int)
  `.execute(tx)
  return rows
}

/** The nodes where a user belongs, as hits; none of a user out of reach. */
export async function readNodesOfUser(tx: Transaction, userId: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select m.client_id, coalesce(u.id, p.care_unit_id) as care_unit_id, p.id as care_place_id
    from omsorg.membership m
    join omsorg.client c on c.id = m.client_id and c.removed_at is null
    left join omsorg.care_unit u on m.node_type = 'care-unit' and u.id = m.node_id
    left join omsorg.care_place p on m.node_type = 'care-place' and p.id = m.node_id
    where m.user_id = ${userId}::int
    order by m.id
  `.execute(tx)
  return rows
}

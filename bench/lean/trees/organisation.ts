import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'

interface Answer {
  readonly answer: string
}

const primary = (client: string, place: string) => `
  coalesce((select n.number from omsorg.customer_number n
    where n.client_id = ${client} and n.care_place_id ${place} and n.is_primary), '')`

const inOrder = (alias: string) => `order by ${alias}.name collate omsorg.nordic_fi, ${alias}.id`

const place = `json_build_object('nodeType', 'CarePlace', 'id', p.id, 'name', p.name,
  'customerNo', ${primary('p.client_id', '= p.id')}, 'careUnitId', p.care_unit_id, 'clientId', p.client_id,
  'email', p.email, 'phone', p.phone)`
const placesOf = (unit: string) => `
  (select coalesce(json_agg(${place} ${inOrder('p')}), '[]') from omsorg.care_place p where p.care_unit_id = ${unit})`

const unitFields = `'nodeType', 'CareUnit', 'id', u.id, 'name', u.name, 'customerNo', '', 'clientId', u.client_id,
  'childCount', (select count(*) from omsorg.care_place p where p.care_unit_id = u.id)`
const unit = `json_build_object(${unitFields})`
const unitsOf = (client: string, opened: string) => `
  (select coalesce(json_agg(case when ${opened} then json_build_object(${unitFields}, 'children', ${placesOf('u.id')})
     else ${unit} end ${inOrder('u')}), '[]') from omsorg.care_unit u where u.client_id = ${client})`

const clientFields = (number: string, count: string) => `'nodeType', 'Client', 'id', c.id, 'name', c.name,
  'customerNo', ${number}, 'marketAreaCode', c.market, 'erpCustomerIdentifier', c.erp_customer_identifier,
  'patientDataOwnerId', c.patient_data_owner_id, 'alias', c.alias, 'childCount', ${count}`
/** A page of the clients. */
const roots = `
  select json_build_object(
    'clients', coalesce((select json_agg(json_build_object(${fieldsByKey()}) ${inOrder('c')}) from (${pageOf('$1::int')}) c), '[]'),
    'totalCount', ${total()}) #>> '{}' as answer`

/** The page on which the client of a place stands, and it opened down to the place. */
const deep = `
  with at as materialized (
    select p.client_id, p.care_unit_id, (
      select count(*)::int from omsorg.client o
      where o.removed_at is null and (o.name collate omsorg.nordic_fi, o.id) < (c.name, c.id)) / $4::int as page
    from omsorg.care_place p join omsorg.client c on c.id = p.client_id and c.removed_at is null
    where p.id = $1::uuid and p.care_unit_id = $2::uuid and p.client_id = $3::uuid)
  select json_build_object(
    'clients', coalesce((select json_agg(case when c.id = at.client_id
      then json_build_object(${fieldsByKey()}, 'children', ${unitsOf('c.id', 'u.id = at.care_unit_id')})
      else json_build_object(${fieldsByKey()}) end ${inOrder('c')}) from (${pageOf('at.page', '$4::int')}) c), '[]'),
    'totalCount', ${total()}, 'page', at.page + 1) #>> '{}' as answer
  from at`

function fieldsByKey(): string {
  return clientFields(primary('c.id', 'is null'), countOfUnits())
}

function total(): string {
  return '(select sum(clients)::int from omsorg.client_count)'
}

function pageOf(page: string, size = '$2::int'): string {
  const ids = `select c.id from omsorg.client c where c.removed_at is null ${inOrder('c')} limit ${size} offset ${page} * ${size}`
  return `select * from omsorg.client where id = any(array(${ids}))`
}

const unitsOfClient = `
  select json_build_object('careUnits', ${unitsOf('$1::uuid', 'false')},
    'totalCount', (select count(*) from omsorg.care_unit where client_id = $1::uuid)) #>> '{}' as answer`

const placesOfUnit = `
  select json_build_object('carePlaces', ${placesOf('$1::uuid')},
    'totalCount', (select count(*) from omsorg.care_place where care_unit_id = $1::uuid)) #>> '{}' as answer`

/** The clients that a term finds or finds something in, opened to it. */
const searched = `
  with hit as materialized (select * from omsorg.search_organisation($1, null, 3, 200))
  select json_build_object(
    'entities', coalesce(json_agg(case when exists (select from hit where hit.client_id = c.id and hit.care_unit_id is not null)
      then json_build_object(${clientFields(primary('c.id', 'is null'), countOfUnits())}, 'children',
        ${unitsOf('c.id', 'exists (select from hit where hit.care_unit_id = u.id and hit.care_place_id is not null)')})
      else json_build_object(${clientFields(primary('c.id', 'is null'), countOfUnits())}) end ${inOrder('c')}), '[]'),
    'totalCount', count(*),
    'hits', (select coalesce(json_agg(coalesce(care_place_id, care_unit_id, client_id)), '[]') from hit)) #>> '{}' as answer
  from omsorg.client c where c.id in (select client_id from hit)`

function countOfUnits(): string {
  return '(select count(*) from omsorg.care_unit u where u.client_id = c.id)'
}

const tail = '/api/Principal/Organization'

type Asked = readonly [name: string, text: string, values: readonly unknown[]]

function statementFor(path: string, query: URLSearchParams): Asked {
  const pageSize = Number(query.get('pageSize'))
  if (path === `${tail}/Client/rootItems`) return ['roots', roots, [Number(query.get('page')) - 1, pageSize]]
  if (path.startsWith(`${tail}/CareUnit/withCount/`)) return ['units', unitsOfClient, [lastPart(path)]]
  if (path.startsWith(`${tail}/CarePlace/withCount/`)) return ['places', placesOfUnit, [lastPart(path)]]
  const term = query.get('searchTerm')
  if (term) return ['searched', searched, [term]]
  return ['deep', deep, [...['carePlaceId', 'careUnitId', 'clientId'].map((name) => query.get(name)), pageSize]]
}

/** The tree of clients for administration, whose answers PostgreSQL writes as they are sent. */
export const organisation: LeanServer =
  ({ database, tokens }) =>
  async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrganizationClientRead', 'OrganizationCareUnitRead', 'OrganizationCarePlaceRead'])
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lean')
    const [name, text, values] = statementFor(pathname, searchParams)
    const [found] = await database.once<Answer>({ claims, takesBack }, name, text, values)
    return found?.answer ?? null
  }

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

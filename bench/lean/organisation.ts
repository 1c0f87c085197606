import { mustHold } from './log.ts'
import type { LeanServer } from './servers.ts'

interface Answer {
  readonly answer: string
}

const primary = (client: string, place: string) => `
  coalesce((select n.number from omsorg.customer_number n
    where n.client_id = ${client} and n.care_place_id is not distinct from ${place} and n.is_primary), '')`

const inOrder = (alias: string) => `order by ${alias}.name collate omsorg.nordic_fi, ${alias}.id`

const place = `json_build_object('nodeType', 'CarePlace', 'id', p.id, 'name', p.name,
  'customerNo', ${primary('p.client_id', 'p.id')}, 'careUnitId', p.care_unit_id, 'clientId', p.client_id,
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
const joined = clientFields(`coalesce(n.number, '')`, 'coalesce(units.count, 0)')

/** All clients, one of them open where a place is named. */
const clients = `
  select json_build_object(
    'clients', coalesce(json_agg(case when c.id = at.client_id
      then json_build_object(${joined}, 'children', ${unitsOf('c.id', 'u.id = at.care_unit_id')})
      else json_build_object(${joined}) end ${inOrder('c')}), '[]'),
    'totalCount', count(*)) #>> '{}' as answer
  from omsorg.client c
  left join omsorg.care_place at on at.id = $1::uuid
  left join omsorg.customer_number n on n.client_id = c.id and n.care_place_id is null and n.is_primary
  left join (select client_id, count(*) from omsorg.care_unit group by client_id) units on units.client_id = c.id
  where c.removed_at is null`

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
      then json_build_object(${clientFields(primary('c.id', 'null::uuid'), countOfUnits())}, 'children',
        ${unitsOf('c.id', 'exists (select from hit where hit.care_unit_id = u.id and hit.care_place_id is not null)')})
      else json_build_object(${clientFields(primary('c.id', 'null::uuid'), countOfUnits())}) end ${inOrder('c')}), '[]'),
    'totalCount', count(*),
    'hits', (select coalesce(json_agg(coalesce(care_place_id, care_unit_id, client_id)), '[]') from hit)) #>> '{}' as answer
  from omsorg.client c where c.id in (select client_id from hit)`

function countOfUnits(): string {
  return '(select count(*) from omsorg.care_unit u where u.client_id = c.id)'
}

const tail = '/api/Principal/Organization'

function statementFor(path: string, query: URLSearchParams): [name: string, text: string, value: string | null] {
  if (path === `${tail}/Client/rootItems`) return ['clients', clients, null]
  if (path.startsWith(`${tail}/CareUnit/withCount/`)) return ['units', unitsOfClient, lastPart(path)]
  if (path.startsWith(`${tail}/CarePlace/withCount/`)) return ['places', placesOfUnit, lastPart(path)]
  const term = query.get('searchTerm')
  return term ? ['searched', searched, term] : ['clients', clients, query.get('carePlaceId')]
}

/** The tree of clients for administration, whose answers PostgreSQL writes as they are sent. */
export const organisation: LeanServer =
  ({ database, tokens }) =>
  async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrganizationClientRead', 'OrganizationCareUnitRead', 'OrganizationCarePlaceRead'])
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lean')
    const [name, text, value] = statementFor(pathname, searchParams)
    const [found] = await database.once<Answer>({ claims, takesBack }, name, text, [value])
    return found?.answer ?? null
  }

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

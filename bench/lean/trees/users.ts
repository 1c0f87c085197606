import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'

interface Answer {
  readonly answer: string
}

const inOrder = 'order by c.name collate omsorg.nordic_fi, c.id'

/** A page of the clients with their users, by its number from 0. */
const clientsOn = (page: string) => `
  select json_build_object(
    'clients', coalesce((
      select json_agg(json_build_object('nodeType', 'Client', 'id', c.id, 'name', c.name, 'marketAreaCode', c.market, 'userCount', (
        select count(*) from omsorg.user_account u where u.client_id = c.id and u.kind = 'user' and not u.is_machine)) ${inOrder})
      from (
        select id, name, market from omsorg.client c where c.removed_at is null ${inOrder} limit $1::int offset ${page} * $1::int
      ) c), '[]'),
    'totalCount', (select sum(clients)::int from omsorg.client_count), 'page', ${page} + 1) #>> '{}' as answer`

const roots = clientsOn('$2::int')
const rootsAround = `
  with at as materialized (
    select count(*)::int / $1::int as page from omsorg.client named
    join omsorg.client o on (o.name collate omsorg.nordic_fi, o.id) < (named.name, named.id) and o.removed_at is null
    where named.id = $2::uuid)
  ${clientsOn('(select page from at)')}`

const user = `json_build_object(
  'nodeType', 'User', 'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'name', trim(u.first_name || ' ' || u.last_name),
  'userName', u.user_name, 'email', u.email, 'status', u.status, 'marketAreaCode', u.market, 'clientId', u.client_id,
  'clientName', c.name, 'carePlaceName', (
    select p.name from omsorg.membership m join omsorg.care_place p on p.id = m.node_id
    where m.user_id = u.id and m.is_default and m.client_id = u.client_id),
  'isParentUser', u.is_parent, 'parentUserId', u.parent_user_id, 'visible', u.visible,
  'clientCount', (select count(distinct m.client_id) from omsorg.membership m where m.user_id = u.id),
  'canBeHelped', json_build_object('possible', false, 'reason', 'right-missing'))`
const byName = 'u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id'
const listed = (users: string) => `
  select json_build_object(
    'users', coalesce(json_agg(users.one order by users.place) filter (where users.place <= $1::int), '[]'),
    'totalCount', count(*), 'page', 1, 'pageSize', $1::int) #>> '{}' as answer
  from (${users}) users`

const usersOfClient = listed(`
  select ${user} as one, row_number() over (order by ${byName}) as place
  from omsorg.client c join omsorg.user_account u on u.client_id = c.id
  where c.id = $2::uuid and c.removed_at is null and u.kind = 'user' and not u.is_machine`)

const usersFound = listed(`
  select ${user} as one, row_number() over (order by s.rank desc, ${byName}) as place
  from omsorg.search_users($2, 'user', null, 2000) s
  join omsorg.user_account u on u.id = s.user_id and not u.is_machine
  join omsorg.client c on c.id = u.client_id`)

const oneUser = `
  select json_build_object(
    'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'name', trim(u.first_name || ' ' || u.last_name),
    'userName', u.user_name, 'email', u.email, 'phone', u.phone, 'marketAreaCode', u.market, 'language', u.language,
    'clientId', u.client_id, 'clientName', c.name, 'isParentUser', u.is_parent, 'parentUserId', u.parent_user_id,
    'visible', u.visible, 'status', u.status, 'rowVersion', u.row_version) #>> '{}' as answer
  from omsorg.user_account u join omsorg.client c on c.id = u.client_id
  where u.id = $1::int and u.kind = 'user' and not u.is_machine`

/** Where a user belongs: the places of what is named, their units and their clients. */
const membership = `
  with own as materialized (
    select m.client_id, m.node_id from omsorg.membership m where m.user_id = $1::int
  ), place as materialized (
    select p.id, p.name, p.care_unit_id, p.client_id from own join omsorg.care_place p on p.client_id = own.client_id
      and own.node_id in (p.id, p.care_unit_id, p.client_id)
  ), node as (
    select 1 as level, 'Client' as type, c.id, c.name, c.id as client_id, null::uuid as parent_id
    from omsorg.client c where c.removed_at is null and c.id in (select client_id from own)
    union
    select 2, 'CareUnit', u.id, u.name, u.client_id, u.client_id from own join omsorg.care_unit u on u.client_id = own.client_id
      and (own.node_id in (u.id, u.client_id) or u.id in (select care_unit_id from place))
    union
    select 3, 'CarePlace', id, name, client_id, care_unit_id from place
  )
  select json_build_object('membershipNodes', coalesce(json_agg(json_build_object(
      'treeNodeType', n.type, 'clientId', n.client_id, 'userId', $1::int, 'id', n.id, 'label', n.type, 'name', n.name,
      'parentId', n.parent_id, 'roles', coalesce(held.roles, '[]'), 'rolesCount', coalesce(json_array_length(held.roles), 0),
      'primaryCustomerNumber', case n.level
        when 1 then (select number from omsorg.customer_number where client_id = n.client_id and care_place_id is null and is_primary)
        when 3 then (select number from omsorg.customer_number where client_id = n.client_id and care_place_id = n.id and is_primary)
      end) order by n.level, n.name collate omsorg.nordic_fi, n.id), '[]'), 'totalCount', count(n)) #>> '{}' as answer
  from omsorg.user_account u
  left join node n on true
  left join lateral (
    select json_agg(json_build_object('id', r.id, 'name', r.code) order by r.code) as roles
    from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
    where ra.user_id = $1::int and ra.node_id = n.id) held on true
  where u.id = $1::int
  having count(u) > 0`

type Asked = readonly [name: string, text: string, values: readonly unknown[]]

function statementFor(path: string, query: URLSearchParams): Asked {
  const [pageSize, id] = [Number(query.get('pageSize')), path.slice(path.lastIndexOf('/') + 1)]
  if (path.endsWith('/User/clients')) {
    const around = query.get('around')
    return around
      ? ['rootsAround', rootsAround, [pageSize, around]]
      : ['roots', roots, [pageSize, Number(query.get('page')) - 1]]
  }
  if (path.endsWith('/User/clientUsers')) return ['ofClient', usersOfClient, [pageSize, query.get('clientId')]]
  if (path.endsWith('/User/search')) return ['found', usersFound, [pageSize, query.get('searchTerm')]]
  return path.includes('/Membership/') ? ['membership', membership, [Number(id)]] : ['user', oneUser, [Number(id)]]
}

/** The tree of users for administration, whose answers PostgreSQL writes as they are sent. */
export const users: LeanServer =
  ({ database, tokens }) =>
  async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['UserRead'])
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://lean')
    const [name, text, values] = statementFor(pathname, searchParams)
    const [found] = await database.once<Answer>({ claims, takesBack }, name, text, values)
    return found?.answer ?? null
  }

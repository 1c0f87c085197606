import type { World } from '../world.ts'
import type { Examples } from './example.ts'

const nurse = 30
const orderer = 36

/** Of somebody whom no test signs in: what is changed of their rights ends nothing that another call needs. */
async function versionOf({ owner, people }: World): Promise<number> {
  const { rows } = await owner.query<{ version: number }>(
    'select roles_version as version from omsorg.user_account where id = $1',
    [people.deactivated.id],
  )
  return rows[0]?.version ?? 1
}

const atHome = ({ home }: World) => ({
  nodeType: 'CarePlace',
  nodeId: home.place.id,
  clientId: home.client.id,
})

/** Roles at home that are confirmed, of somebody whom no test signs in. */
async function confirmable({ owner, people, home }: World): Promise<{ userId: number; nodeId: string }> {
  await owner.query(
    `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
     values ($1, $2, $3, 'care-place', $4) on conflict do nothing`,
    [people.deactivated.id, nurse, home.client.id, home.place.id],
  )
  await owner.query(
    `insert into omsorg.role_term (user_id, node_type, node_id, client_id, confirm_by)
     values ($1, 'care-place', $2, $3, '2099-01-01') on conflict (user_id, node_id) do update set confirm_by = '2099-01-01', last_day = null`,
    [people.deactivated.id, home.place.id, home.client.id],
  )
  return { userId: people.deactivated.id, nodeId: home.place.id }
}

export const roleExamples: Examples = {
  'sign-in/role-term/list-role-terms': () => ({}),
  'sign-in/role-term/confirm-roles': async (world) => ({ input: { holders: [await confirmable(world)] } }),
  'sign-in/role-term/set-role-term': async (world) => {
    const held = await confirmable(world)
    await world.owner.query('update omsorg.role_term set row_version = 1 where user_id = $1', [held.userId])
    return { input: { ...held, lastDay: '2098-01-01', confirmDay: null, rowVersion: 1 } }
  },
  'sign-in/role/list-available-roles': (world) => ({ params: { clientId: world.home.client.id } }),
  'sign-in/role/list-roles-of-client': (world) => ({ params: { clientId: world.home.client.id } }),
  'sign-in/role/read-available-roles': (world) => ({ params: { clientId: world.home.client.id } }),
  'sign-in/role/list-role-holders': (world) => ({
    params: { nodeType: 'CareUnit', nodeId: world.home.place.careUnitId },
  }),
  'sign-in/role/list-operator-roles': () => ({}),
  'sign-in/role/save-available-roles': async (world) => {
    const { rows } = await world.owner.query<{ ids: number[] }>(
      `select array_agg(id order by id) as ids from omsorg.role where scope not in ('principal', 'csp')`,
    )
    const roleIds = rows[0]?.ids ?? []
    return { input: { clientId: world.home.client.id, roleIds, readRoleIds: roleIds } }
  },
  'sign-in/role/assign-roles': async (world) => ({
    input: {
      userId: world.people.deactivated.id,
      nodes: [{ ...atHome(world), roleIds: [nurse, orderer] }],
      rowVersion: await versionOf(world),
    },
  }),
  'sign-in/role/assign-roles-at-node': (world) => ({
    input: { userId: world.people.deactivated.id, ...atHome(world), roleIds: [orderer] },
  }),
  'sign-in/role/remove-roles': (world) => ({
    input: {
      userId: world.people.deactivated.id,
      nodeType: 'CarePlace',
      nodeId: world.home.place.id,
      roleIds: [orderer],
    },
  }),
  'sign-in/role/list-roles-of-user': (world) => ({ params: { userId: world.people.deactivated.id } }),
  'sign-in/role/list-assigned-roles': (world) => ({ params: { userId: world.people.deactivated.id } }),
  'sign-in/role/list-effective-roles': (world) => ({ params: { userId: world.people.deactivated.id } }),
  'sign-in/role/read-user-roles': (world) => ({ params: { userId: world.people.deactivated.id } }),
  'sign-in/role/explain-permissions': (world) => ({
    params: { userId: world.people.deactivated.id },
    query: { nodeType: 'CarePlace', nodeId: world.home.place.id },
  }),
  'sign-in/role/read-role-removal': (world) => ({
    params: { userId: world.people.deactivated.id },
    query: { nodeType: 'CarePlace', nodeId: world.home.place.id },
  }),
}

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

export const roleExamples: Examples = {
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

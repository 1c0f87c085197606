import { createCarePlace } from '@omsorg/contract/organisation/care-place/create-care-place.ts'
import { createCareUnit } from '@omsorg/contract/organisation/care-unit/create-care-unit.ts'
import { createClient } from '@omsorg/contract/organisation/client/create-client.ts'
import { createOperator } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { removeRoles } from '@omsorg/contract/sign-in/role/remove-roles.ts'
import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../testing/attacks/attack.ts'
import { openStage, type Stage } from '../testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const rolesChanged = "user_event where event = 'roles-changed'"

test.each([
  ['a client', createClient, 'client'],
  ['a care unit', createCareUnit, 'care_unit'],
  ['a care place', createCarePlace, 'care_place'],
  ['a user', createUser, 'user_account'],
  ['an operator', createOperator, 'user_account'],
  ['a change of roles', assignRoles, rolesChanged],
  ['a change of roles at a node', assignRolesAtNode, rolesChanged],
] as const)('%s that is sent twice at once, and once more, is made once', async (_what, endpoint, rows) => {
  // What one of them gave, the next one gives anew.
  await attempt(await stage.targetOf(removeRoles), {})
  const target = await stage.targetOf(endpoint)
  const count = async () => (await stage.world.owner.query(`select from omsorg.${rows}`)).rowCount ?? 0
  const before = await count()
  const headers = { ...target.sent.headers, 'idempotency-key': crypto.randomUUID() }
  const send = () => attempt(target, { headers })
  const first = await Promise.all([send(), send()])
  const later = await send()
  expect(later.status).toBe(200)
  // The one who comes while the other is under way is told so, or waits for the same answer.
  for (const { status } of first) expect([200, 409]).toContain(status)
  for (const { body } of first.filter(({ status }) => status === 200)) expect(body).toEqual(later.body)
  expect((await count()) - before).toBe(1)
})

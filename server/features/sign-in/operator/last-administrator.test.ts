import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import { insertOperator, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let first: SignedIn
beforeAll(async () => {
  world = await openWorld()
  first = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const administers = async (userName: string) => {
  const passwordHash = await passwordHashOf(password)
  return insertOperator(world.owner, { userName, application: 'PRINCIPAL', roles: ['Admin'], market: 10, passwordHash })
}

const deactivate = (by: SignedIn, userId: number) =>
  world.as(by).call(updateStatus, { input: { userId, status: 'inactive' } })

async function activeAdministrators(): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(`
    select count(*)::int as count from omsorg.user_account u
    where u.status = 'active' and exists (
      select from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id and r.code = 'Admin'
      where ra.user_id = u.id)`)
  return rows[0]?.count ?? 0
}

test('of two administrators who deactivate each other at once one is left', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const other = await administers(`second.administrator.${turn}`)
    const second = await world.signIn(other)
    const answers = await Promise.all([deactivate(first, other.id), deactivate(second, world.people.administrator.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // Whoever was quicker has signed the other out, or the other is told why not.
    const [refused] = answers.filter(({ status }) => status !== 200)
    expect([401, 'IDS002005']).toContain(refused?.status === 401 ? 401 : refused?.errors['last-administrator'])
    expect(await activeAdministrators()).toBe(1)
    await world.owner.query("update omsorg.user_account set status = 'inactive' where id = $1", [other.id])
    await world.owner.query("update omsorg.user_account set status = 'active' where id = $1", [
      world.people.administrator.id,
    ])
    first = await world.signIn(world.people.administrator)
  }
})

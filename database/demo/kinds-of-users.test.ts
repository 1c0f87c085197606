import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing-database.ts'
import { demoPassword } from './accounts.ts'
import { fillDemoWorld } from './fill.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoWorld({ ownerUrl: database.url })
})
afterAll(() => database.drop())

interface Account {
  readonly status: string
  readonly password_hash: string
  readonly roles: readonly string[]
}

test.each([
  ['prescriber.se', ['Orderer', 'Prescriber']],
  ['orderer.se', ['Orderer']],
  ['nurse.se', ['Nurse']],
  ['investigator.se', ['Investigator']],
  ['specialist.se', ['Specialist']],
  ['dispense.se', ['DispenseHandler']],
  ['cuadmin.se', ['CUAdmin', 'Nurse']],
  ['news.se', ['NewsManager', 'Nurse']],
  ['csp.orderer', ['CSPOrderer']],
])('%s may sign in by the one password, and has these roles: %j (O-1-04)', async (userName, roles) => {
  const { rows } = await database.owner.query<Account>(
    `select u.status, u.password_hash, array_agg(distinct r.code order by r.code) as roles
     from omsorg.user_account u
     join omsorg.role_assignment a on a.user_id = u.id
     join omsorg.role r on r.id = a.role_id
     where u.user_name = $1 group by u.id`,
    [userName],
  )
  expect(rows).toMatchObject([{ status: 'active', roles }])
  expect(await verify(rows[0]?.password_hash ?? '', demoPassword)).toBe(true)
})

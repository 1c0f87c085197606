import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import { searchBySsnRestricted } from '@omsorg/contract/care-recipients/identity/search-by-ssn-restricted.ts'
import { searchBySsn } from '@omsorg/contract/care-recipients/identity/search-by-ssn.ts'
import { type Budget, budgets } from '@omsorg/contract/budgets.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let anna: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
})
beforeEach(async () => {
  await world.owner.query(`truncate omsorg.budget_use; delete from omsorg.user_event where event = 'budget-used-up'`)
})
afterAll(() => world.close())

const open = (careRecipientId = world.care.protected.id, caller = anna) =>
  world.as(caller).call(openProtectedIdentity, { input: { careRecipientId, reason: 'Ringer om en order' } })
const ask = (ssn = '195309112489', caller = anna) => world.as(caller).call(searchBySsnRestricted, { input: { ssn } })

async function alarms(): Promise<{ user_id: number; detail: object }[]> {
  const { rows } = await world.owner.query(
    `select user_id, detail from omsorg.user_event where event = 'budget-used-up'`,
  )
  return rows
}

async function spent(budget: Budget, count: number = budgets[budget]): Promise<void> {
  await world.owner.query(
    `insert into omsorg.budget_use (user_id, budget, at)
     select $1, $2, $3::timestamptz - interval '20 minutes' from generate_series(1, $4)`,
    [Number(anna.claims.sub), budget, world.clock.now().toString(), count],
  )
}

describe('an hourly budget', () => {
  test('is not outrun by fifty who ask at once, and the last that was taken is seen by the administrator', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => open()))
    const most = budgets['protected-identity']
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - most)
    expect(await alarms()).toEqual([{ user_id: world.people.prescriber.id, detail: { budget: 'protected-identity' } }])
  })

  test('refuses with a sentence of its own, and says when it goes on', async () => {
    await spent('protected-identity')
    const { status, errors, headers } = await open()
    expect([status, errors]).toEqual([429, { 'budget-used-up': 'HOURLY_LIMIT' }])
    expect(Number(headers.get('retry-after'))).toBe(40 * 60)
  })

  test('counts who finds nobody as well, by whichever call', async () => {
    await spent('identity-number', budgets['identity-number'] - 2)
    expect((await ask()).status).toBe(200)
    expect((await world.as(anna).call(searchBySsn, { input: { ssn: '195309112489' } })).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await spent('protected-identity', budgets['protected-identity'] - 1)
    expect((await open(2_000_000_000)).status).toBe(400)
    expect((await open()).status).toBe(429)
  })

  test('is one user’s own, and begins again after an hour', async () => {
    await spent('identity-number')
    expect((await ask(undefined, colleague)).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await world.owner.query(`update omsorg.budget_use set at = at - interval '40 minutes'`)
    expect((await ask()).status).toBe(200)
  })

  test('is that of whoever acts for somebody else', async () => {
    await spent('identity-number')
    const acting = await world.actAs(world.people.prescriber)
    expect((await ask(undefined, acting)).status).toBe(200)
  })
})

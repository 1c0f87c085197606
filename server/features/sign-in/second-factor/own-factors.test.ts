import { beginApp } from '@omsorg/contract/sign-in/second-factor/begin-app.ts'
import { beginFirstApp } from '@omsorg/contract/sign-in/second-factor/begin-first-app.ts'
import { confirmApp } from '@omsorg/contract/sign-in/second-factor/confirm-app.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { makeRecoveryCodes } from '@omsorg/contract/sign-in/second-factor/make-recovery-codes.ts'
import { removeSecondFactor } from '@omsorg/contract/sign-in/second-factor/remove-second-factor.ts'
import { confirmIdentity } from '@omsorg/contract/sign-in/security/confirm-identity.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { challenge, giveApp, giveCode, wrong } from '../../../testing/world/second-steps.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { appCodeAt, stepAt } from './totp.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('delete from omsorg.second_factor')
  await world.owner.query('delete from omsorg.sign_in_attempt')
  await world.owner.query(
    'update omsorg.authentication_method set two_factor_enabled = false, two_factor_enforced = false',
  )
  nurse = await world.signIn(world.people.nurse)
})

const codeOf = (secret: string, by = 0) => appCodeAt(secret, stepAt(world.clock.now()) + by)
const begin = async (who = nurse) => (await world.as(who).call(beginApp, {})).body.secret
const confirm = (code: string, who = nurse) => world.as(who).call(confirmApp, { input: { code } })
const list = async (who = nurse) => (await world.as(who).call(listSecondFactors, { query: {} })).body
const remove = (id: number, who = nurse) => world.as(who).call(removeSecondFactor, { params: { id } })
const demand = (userId: number) =>
  world.owner.query('update omsorg.authentication_method set two_factor_enforced = true where user_id = $1', [userId])

async function withApp(): Promise<{ readonly secret: string; readonly codes: readonly string[]; readonly id: number }> {
  const secret = await begin()
  const { body } = await confirm(codeOf(secret))
  const [app] = (await list()).entities
  return { secret, codes: body.recoveryCodes, id: app?.id ?? 0 }
}

describe('an app', () => {
  test('counts from its first right code on, turns the second step on, brings ten codes and is told as the sign-in is', async () => {
    const secret = await begin()
    expect((await confirm(wrong(codeOf(secret)))).errors).toEqual({ code: 'COM001001' })
    expect(await list()).toMatchObject({ entities: [], recoveryCodesLeft: 0 })
    const code = codeOf(secret)
    const { body } = await confirm(code)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(await list()).toMatchObject({ entities: [{ kind: 'totp', removable: true }], recoveryCodesLeft: 10 })
    const next = await challenge(world, world.people.nurse)
    expect((await giveCode(world, next, code)).status).toBe(400)
    expect((await giveCode(world, next, codeOf(secret, 1))).status).toBe(200)
    await expect.poll(world.jobsLeft, { timeout: 10_000, interval: 20 }).toBe(0)
    const subjects = world
      .mailbox()
      .letters('nurse@omsorg.example')
      .map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Inloggning på en ny enhet', 'Kod vid inloggning har slagits på'])
  })

  test('that takes the place of another leaves the other at work until its first right code', async () => {
    const { secret: before } = await withApp()
    const after = await begin()
    const between = await challenge(world, world.people.nurse)
    expect((await giveCode(world, between, codeOf(after, 1))).status).toBe(400)
    expect((await giveCode(world, between, codeOf(before, 1))).status).toBe(200)
    expect((await confirm(codeOf(after))).status).toBe(200)
    expect((await list()).entities).toHaveLength(1)
    const next = await challenge(world, world.people.nurse)
    expect((await giveCode(world, next, codeOf(before, 1))).status).toBe(400)
    expect((await giveCode(world, next, codeOf(after, 1))).status).toBe(200)
  })

  test('is confirmed once, of many at once', async () => {
    const secret = await begin()
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(codeOf(secret))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    expect(await list()).toMatchObject({ totalCount: 1, recoveryCodesLeft: 10 })
  })

  test('is kept sealed, and its codes are kept as hashes', async () => {
    const { secret, codes } = await withApp()
    const { rows } = await world.owner.query<{ secret: Buffer }>('select secret from omsorg.second_factor')
    expect(rows).toHaveLength(11)
    for (const row of rows) {
      const text = row.secret.toString('latin1')
      for (const known of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
        expect(text).not.toContain(known)
      }
    }
  })
})

describe('who one is, confirmed by a code of the app,', () => {
  const unconfirm = () =>
    world.owner.query('update omsorg.refresh_family set confirmed_at = null where id = $1', [nurse.claims.sid])
  const show = (code: string, who = nurse) => world.as(who).call(confirmIdentity, { input: { code } })

  test('opens the own factors as the password does, and each code once', async () => {
    const { secret } = await withApp()
    await unconfirm()
    expect((await world.as(nurse).call(makeRecoveryCodes, {})).body).toMatchObject({ refusal: 'confirm-first' })
    const code = codeOf(secret, 1)
    expect((await show(code)).status).toBe(200)
    expect((await world.as(nurse).call(makeRecoveryCodes, {})).status).toBe(200)
    await unconfirm()
    expect((await show(code)).errors).toEqual({ code: 'ath0005' })
  })

  test('is guessed no more often than a password, and by nobody without an app', async () => {
    expect((await show('123456')).errors).toEqual({ code: 'ath0005' })
    const { secret } = await withApp()
    const strange = { ...nurse, cookies: new Cookies() }
    for (let at = 0; at < 5; at += 1) await show(wrong(codeOf(secret, 1)), strange)
    expect((await show(codeOf(secret, 1), strange)).errors).toEqual({ code: 'ath0005' })
    expect((await show(codeOf(secret, 1))).status).toBe(200)
  })
})

test('new recovery codes end the old ones, and stand in for something', async () => {
  expect((await world.as(nurse).call(makeRecoveryCodes, {})).errors).toEqual({ 'nothing-to-recover': 'COM001001' })
  const { codes } = await withApp()
  const { body } = await world.as(nurse).call(makeRecoveryCodes, {})
  const next = await challenge(world, world.people.nurse)
  expect((await giveCode(world, next, codes[0] ?? '')).status).toBe(400)
  expect((await giveCode(world, next, body.recoveryCodes[0] ?? '')).status).toBe(200)
})

describe('removing', () => {
  test('the last factor turns the second step off, and its codes go with it', async () => {
    const { id } = await withApp()
    expect((await remove(id)).status).toBe(200)
    expect(await list()).toMatchObject({ totalCount: 0, recoveryCodesLeft: 0 })
    await world.signIn(world.people.nurse)
  })

  test('the last factor is refused to whom it is demanded from, and an administrator may: a phone was lost', async () => {
    const { id } = await withApp()
    await demand(world.people.nurse.id)
    expect(await list()).toMatchObject({ enforced: true, entities: [{ removable: false }] })
    expect((await remove(id)).errors).toEqual({ 'last-factor': 'COM001001' })
    const administrator = await world.signIn(world.people.administrator)
    expect((await remove(id, administrator)).status).toBe(200)
  })

  test('what is somebody else’s is as missing as what is nobody’s', async () => {
    const { id } = await withApp()
    const colleague = await world.signIn(world.people.colleague)
    const missing = await remove(2_000_000_000, colleague)
    for (const other of [colleague, await world.signIn(world.people.stranger)]) {
      const answer = await remove(id, other)
      expect([answer.status, answer.text]).toEqual([404, missing.text])
      const query = { userId: world.people.nurse.id }
      expect((await world.as(other).call(listSecondFactors, { query })).status).toBe(404)
    }
  })
})

test('whoever has not shown lately who they are is asked to, and nobody changes it while acting as another', async () => {
  const { id } = await withApp()
  const impersonator = await world.withClaims(nurse, { imp_sub: String(world.people.colleague.id) })
  const changes = [
    (who: SignedIn) => world.as(who).call(beginApp, {}),
    (who: SignedIn) => confirm('123456', who),
    (who: SignedIn) => world.as(who).call(makeRecoveryCodes, {}),
    (who: SignedIn) => remove(id, who),
  ]
  world.clock.turn({ minutes: 4, seconds: 50 })
  for (const change of changes) expect((await change(impersonator)).status).not.toBe(200)
  await world.owner.query(`update omsorg.refresh_family set confirmed_at = confirmed_at - interval '6 minutes'`)
  for (const change of changes) {
    const answer = await change(nurse)
    expect([answer.status, JSON.parse(answer.text).refusal]).toEqual([403, 'confirm-first'])
  }
})

test('whoever has nothing to show begins with an app inside the step, and has it from then on', async () => {
  const { owesFirstFactor } = world.people
  await demand(owesFirstFactor.id)
  await giveApp(world, owesFirstFactor, false)
  const challenged = await challenge(world, owesFirstFactor)
  const ask = () =>
    world
      .as({ ...nurse, accessToken: null, cookies: challenged.cookies })
      .call(beginFirstApp, { input: { client_id: 'web' } })
  const { secret } = (await ask()).body
  expect((await ask()).body.secret).toBe(secret)
  expect((await giveCode(world, challenged, wrong(codeOf(secret)))).status).toBe(400)
  expect((await giveCode(world, challenged, codeOf(secret))).status).toBe(200)
  const next = await challenge(world, owesFirstFactor)
  expect((await giveCode(world, next, codeOf(secret, 1))).status).toBe(200)
})

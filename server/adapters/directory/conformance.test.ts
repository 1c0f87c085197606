import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeDirectory, type FakeDirectory, type TenantPerson } from './fake.ts'
import { directoryOverOpenId } from './openid.ts'
import { DirectoryUnavailable } from './port.ts'

const tenant = '0e5a0000-0000-4000-8000-000000000001'
const clientId = '0e5a0000-0000-4000-8000-00000000000a'
const audience = '0e5a0000-0000-4000-8000-00000000000b'
const scope = `api://${audience}/access_as_user`
const anna: TenantPerson = {
  tenant,
  objectId: '0e5a0000-0000-4000-8000-0000000000aa',
  userName: 'anna@region.example',
  name: 'Anna Ek',
}

let fake: FakeDirectory
let elapsed: number
beforeEach(async () => {
  elapsed = 0
  fake = await startFakeDirectory({ clientId, audience, scope, people: [anna] })
})
afterEach(() => fake.stop())

const directory = (timeoutMs = 2_000) =>
  directoryOverOpenId({
    url: fake.url,
    tenant,
    clientId,
    audience,
    scope,
    operatorTenants: [tenant],
    elapsed: () => elapsed,
    timeoutMs,
  })
const given = { tenants: [tenant], now: new Date() }

describe('the keys of a directory', () => {
  test('are asked for once for many tokens at the same moment, and kept for hours', async () => {
    const one = directory()
    const token = await fake.tokenFor(anna)
    const checked = await Promise.all(Array.from({ length: 20 }, () => one.check(token, given)))
    expect(checked.every((each) => each?.objectId === anna.objectId)).toBe(true)
    elapsed = 5 * 60 * 60_000
    await one.check(token, given)
    expect(fake.timesAsked()).toBe(1)
    elapsed = 7 * 60 * 60_000
    await one.check(token, given)
    expect(fake.timesAsked()).toBe(2)
  })

  test('are asked for anew when they were changed, but not for each unknown key', async () => {
    const one = directory()
    await one.check(await fake.tokenFor(anna), given)
    await fake.rotate()
    const token = await fake.tokenFor(anna)
    expect(await one.check(token, given)).toBeNull()
    expect(fake.timesAsked()).toBe(1)
    elapsed = 31_000
    expect(await one.check(token, given)).toMatchObject({ objectId: anna.objectId })
    for (let tries = 0; tries < 5; tries++) await one.check(await fake.tokenFor(anna, { header: { kid: 'x' } }), given)
    expect(fake.timesAsked()).toBe(2)
  })

  test('are not asked of a tenant that is not admitted', async () => {
    expect(await directory().check(await fake.tokenFor(anna), { ...given, tenants: [] })).toBeNull()
    expect(fake.timesAsked()).toBe(0)
  })

  test.each([
    ['fails', { failures: 1 }],
    ['answers no JSON', { garbage: 'not-json' }],
    ['answers without end', { garbage: 'too-much' }],
  ] as const)('cannot be had of a directory that %s, and count on once they are known', async (_what, switches) => {
    const one = directory()
    const token = await fake.tokenFor(anna)
    fake.turn(switches)
    await expect(one.check(token, given)).rejects.toThrow(DirectoryUnavailable)
    fake.turn({ failures: 0, garbage: 'none' })
    expect(await one.check(token, given)).not.toBeNull()
    elapsed = 7 * 60 * 60_000
    fake.turn(switches)
    expect(await one.check(token, given)).not.toBeNull()
  })

  test('are not waited for when it is slow', async () => {
    fake.turn({ answerAfterMs: 60_000 })
    await expect(directory(30).check(await fake.tokenFor(anna), given)).rejects.toThrow(DirectoryUnavailable)
  })
})

describe('the simulator', () => {
  const begin = { client_id: clientId, response_type: 'code', code_challenge_method: 'S256', code_challenge: 'x' }
  const authorize = `/${tenant}/oauth2/v2.0/authorize`

  test('sends nobody to a page that is not ours', async () => {
    for (const redirect_uri of [
      'https://evil.example/',
      'https://evil.example/?/directory-return/',
      '/directory-return/',
    ]) {
      const reply = await fake.answer({ path: authorize, query: { ...begin, redirect_uri }, form: null })
      expect(reply).toMatchObject({ status: 400 })
    }
  })

  test('gives a code once, and to whoever has the verifier', async () => {
    const redirect_uri = 'https://omsorg.example/directory-return/'
    const query = { ...begin, redirect_uri, state: 's', nonce: 'n' }
    const reply = await fake.answer({ path: authorize, query, form: { choose: anna.objectId } })
    const code = 'sendTo' in reply ? new URLSearchParams(reply.sendTo.split('#')[1]).get('code') : null
    const form = { client_id: clientId, redirect_uri, code: code ?? '', code_verifier: 'wrong' }
    const path = `/${tenant}/oauth2/v2.0/token`
    expect(await fake.answer({ path, query: {}, form })).toMatchObject({ status: 400 })
    expect(await fake.answer({ path, query: {}, form })).toMatchObject({ status: 400 })
  })
})

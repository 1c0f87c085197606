import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { withdrawConsent } from '@omsorg/contract/portal/me/withdraw-consent.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { listPortalDevices } from '@omsorg/contract/sign-in/portal-device/list-portal-devices.ts'
import { signOutOtherPortalDevices } from '@omsorg/contract/sign-in/portal-device/sign-out-other-portal-devices.ts'
import { signOutPortalDevice } from '@omsorg/contract/sign-in/portal-device/sign-out-portal-device.ts'
import { addPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticator } from '../../features/sign-in/testing/authenticator.ts'
import type { Caller } from '../../testing/caller.ts'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import { browserOfHolder, codeOf, portalAccountOf, type HolderAccount } from '../../testing/portal/holders.ts'
import { openWorld, signedIn, type SignedIn, type World } from '../../testing/world.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  phone: `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`,
  computer: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36`,
}

interface Device extends SignedIn {
  readonly browser: Caller
  readonly boxKey: string
  readonly refreshToken: string
}

let world: World
let account: HolderAccount
let personId: number
let phone: Device
let computer: Device
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  personId = (await newPerson(world)).id
  account = await portalAccountOf(world, { careRecipientId: personId })
  phone = await signInOn('phone')
  computer = await signInOn('computer')
})

async function signInOn(kind: keyof typeof agents, browser = browserOfHolder(), of = account): Promise<Device> {
  const { body } = await world.as(browser).call(askPortalCode, { input: { contact: of.email } })
  const { challenge } = body
  const opened = await world.as(browser).call(issueToken, {
    input: { grant_type: 'crp_code', challenge, code: await codeOf(world, challenge), client_id: 'my' },
    headers: { 'user-agent': agents[kind] },
  })
  if (opened.status !== 200) throw new Error(`nobody was signed in: ${opened.text}`)
  const { box_key = '', refresh_token = '' } = opened.body
  return { ...signedIn(opened.body, browser.cookies), browser, boxKey: box_key, refreshToken: refresh_token }
}

const listed = async (who: SignedIn) => (await world.as(who).call(listPortalDevices, {})).body.devices
const idOf = async (who: SignedIn, kind: string) =>
  (await listed(who)).find(({ device, isThis }) => !isThis && device?.kind === kind)?.id ?? ''
const signOut = (who: SignedIn, deviceId: string) => world.as(who).call(signOutPortalDevice, { params: { deviceId } })
const refresh = ({ browser, refreshToken }: Device) =>
  world
    .as(browser)
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'my' } })
const stands = async (who: SignedIn) => (await world.as(who).call(readMe, {})).status

describe('the devices of a holder', () => {
  test('are told by their kind and when they were used, the one that asks first, and to nobody else', async () => {
    const seen = await listed(computer)
    expect(seen).toMatchObject([
      { isThis: true, isSignedIn: true, device: { browser: 'Chrome', system: 'Windows', kind: 'computer' } },
      { isThis: false, isSignedIn: true, device: { browser: 'Chrome', system: 'Android', kind: 'phone' } },
    ])
    expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual(['device', 'id', 'isSignedIn', 'isThis', 'lastUsedAt'])
    const other = await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id })
    const stranger = await signInOn('phone', browserOfHolder(), other)
    expect(await listed(stranger)).toHaveLength(1)
    expect((await signOut(stranger, await idOf(computer, 'phone'))).status).toBe(404)
    expect(await stands(phone)).toBe(200)
  })

  test('stay in the list when their session stood idle, for something may wait there, and say that they are signed out', async () => {
    world.clock.turn({ minutes: 21 })
    const later = await signInOn('computer', computer.browser)
    expect((await listed(later)).map(({ isThis, isSignedIn }) => [isThis, isSignedIn])).toEqual([
      [true, true],
      [false, false],
    ])
  })
})

describe('a device that is signed out', () => {
  test('gets nothing more, hears why, and the one that asked goes on', async () => {
    const answer = await signOut(computer, await idOf(computer, 'phone'))
    expect(answer.body).toEqual({ devices: 1, passkeys: 0 })
    expect([await stands(phone), await stands(computer)]).toEqual([401, 200])
    const refused = await refresh(phone)
    expect([refused.status, refused.body]).toMatchObject([400, { refusal: 'signed-out-elsewhere' }])
    // Somebody who has the token and not the browser learns nothing of it.
    const elsewhere = await refresh({ ...phone, browser: browserOfHolder() })
    expect(elsewhere.body).toMatchObject({ refusal: 'token-dead' })
    expect(await listed(computer)).toHaveLength(1)
  })

  test('never gets the key again by which what waits there was sealed, whoever signs in on it', async () => {
    const again = await signInOn('phone', phone.browser)
    expect(again.boxKey).toBe(phone.boxKey)
    await signOut(computer, await idOf(computer, 'phone'))
    const { rows } = await world.owner.query('select 1 from omsorg.crp_device where crp_account_id = $1', [
      account.accountId,
    ])
    expect(rows).toHaveLength(1)
    const found = await signInOn('phone', phone.browser)
    expect(found.boxKey).toMatch(/^[0-9a-f]{64}$/)
    expect([phone.boxKey, computer.boxKey]).not.toContain(found.boxKey)
  })

  test('loses the way to sign in by unlocking it, and its holder is told by mail', async () => {
    const { origin, hostname: rpId } = new URL(world.config.publicAddress)
    const key = authenticator({ origin, rpId })
    const { body } = await world.as(phone).call(beginPortalPasskey, {})
    await world.as(phone).call(addPortalPasskey, {
      input: { name: 'Min telefon', attestation: key.make(body.challenge) },
    })
    expect((await signOut(computer, await idOf(computer, 'phone'))).body).toEqual({ devices: 1, passkeys: 1 })
    const asked = await world.as(phone.browser).call(challengePasskey, { input: {} })
    const passkey_response = JSON.stringify(key.show(asked.body.challenge))
    const shown = await world
      .as(phone.browser)
      .call(issueToken, { input: { grant_type: 'crp_passkey', passkey_response, client_id: 'my' } })
    expect([shown.status, shown.body]).toMatchObject([400, { refusal: 'credentials-wrong' }])
    await expect.poll(() => world.jobsLeft(), { timeout: 10_000, interval: 20 }).toBe(0)
    expect(
      world
        .mailbox()
        .letters(account.email)
        .map(({ subject }) => subject),
    ).toContain('En passkey har tagits bort hos Omsorg')
  })

  test('is found once by two who sign it out at the same time, also while somebody signs in on it', async () => {
    const deviceId = await idOf(computer, 'phone')
    const answers = await Promise.all([
      signOut(computer, deviceId),
      signOut(computer, deviceId),
      signInOn('phone', phone.browser),
    ])
    expect(
      answers
        .slice(0, 2)
        .map((each) => 'status' in each && each.status)
        .toSorted(),
    ).toEqual([200, 404])
    const [, , late] = answers
    // Either it came before and has ended, or it is a device of its own by now, with a key of its own.
    expect([401, 200]).toContain(await stands(late))
    expect(await stands(phone)).toBe(401)
  })

  test('is never the one that asks', async () => {
    const own = (await listed(computer)).find(({ isThis }) => isThis)
    expect((await signOut(computer, own?.id ?? '')).status).toBe(404)
    expect(await stands(computer)).toBe(200)
  })
})

test('all other devices are signed out at once, and none of them is left in the list', async () => {
  const tablet = await signInOn('phone')
  const answer = await world.as(computer).call(signOutOtherPortalDevices, {})
  expect(answer.body).toEqual({ devices: 2, passkeys: 0 })
  expect(await Promise.all([phone, tablet, computer].map(stands))).toEqual([401, 401, 200])
  expect(await listed(computer)).toHaveLength(1)
})

test('whoever signs out takes the key of what waited there along', async () => {
  await world.as(phone.browser).call(revokeToken, { input: { token: phone.refreshToken, client_id: 'my' } })
  expect((await signInOn('phone', phone.browser)).boxKey).not.toBe(phone.boxKey)
})

test('with the account go all devices and their keys', async () => {
  await world.as(computer).call(withdrawConsent, { input: { careRecipientId: personId, sure: true } })
  expect([await stands(phone), (await refresh(phone)).status]).toEqual([401, 400])
  const { rows } = await world.owner.query('select 1 from omsorg.crp_device where crp_account_id = $1', [
    account.accountId,
  ])
  expect(rows).toEqual([])
})

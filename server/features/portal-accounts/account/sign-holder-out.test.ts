import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { signHolderOut } from '@omsorg/contract/portal-accounts/account/sign-holder-out.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { addPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import {
  browserOfHolder,
  codeOf,
  linkPortalAccount,
  openHolder,
  portalAccountOf,
  signInHolder,
  type HolderAccount,
} from '../../../testing/portal/holders.ts'
import { openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'
import { authenticator } from '../../sign-in/testing/authenticator.ts'

let world: World
let handler: SignedIn
let personId: number
let account: HolderAccount
beforeAll(async () => {
  world = await openWorld()
  handler = await world.signIn(world.people.keeper)
})
afterAll(() => world.close())
beforeEach(async () => {
  world.mailbox().empty()
  personId = (await newPerson(world)).id
  account = await portalAccountOf(world, { careRecipientId: personId })
})

async function signInOn(browser = browserOfHolder()) {
  const { body } = await world.as(browser).call(askPortalCode, { input: { contact: account.email } })
  const { challenge } = body
  const opened = await world.as(browser).call(issueToken, {
    input: { grant_type: 'crp_code', challenge, code: await codeOf(world, challenge), client_id: 'my' },
  })
  const { box_key: boxKey = '', refresh_token: refreshToken = '' } = opened.body
  return { ...signedIn(opened.body, browser.cookies), browser, boxKey, refreshToken }
}

const signOut = (careRecipientId = personId, portalAccountId = account.accountId) =>
  world.as(handler).call(signHolderOut, { input: { careRecipientId, portalAccountId } })
const stands = async (who: SignedIn) => (await world.as(who).call(readMe, {})).status
const seen = async () =>
  (await world.as(handler).call(listPortalAccounts, { query: { careRecipientId: personId } })).body.accounts[0]
const events = async (id = personId) => {
  const { rows } = await world.owner.query(
    `select e.by_user from omsorg.care_recipient_event e where e.care_recipient_id = $1 and e.event = 'portal-signed-out'`,
    [id],
  )
  return rows
}
const letters = async () => {
  await vi.waitFor(async () => expect(await world.jobsLeft()).toBe(0), { timeout: 10_000 })
  return world
    .mailbox()
    .letters(account.email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('kod'))
}

describe('a holder whom staff sign out', () => {
  test('is signed out on every device, hears it there, and what waits there is opened by nobody', async () => {
    const [phone, computer] = [await signInOn(), await signInOn()]
    expect((await signOut()).body).toEqual({ careRecipientId: personId, devices: 2, passkeys: 0 })
    expect([await stands(phone), await stands(computer)]).toEqual([401, 401])
    const refreshed = await world.as(phone.browser).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: phone.refreshToken, client_id: 'my' },
    })
    expect([refreshed.status, refreshed.body]).toMatchObject([400, { refusal: 'signed-out-elsewhere' }])
    expect((await signInOn(phone.browser)).boxKey).not.toBe(phone.boxKey)
  })

  test('no longer signs in by unlocking a device, wherever the passkey was made', async () => {
    const holder = await signInHolder(world, account)
    const { origin, hostname: rpId } = new URL(world.config.publicAddress)
    const key = authenticator({ origin, rpId })
    const { body } = await world.as(holder).call(beginPortalPasskey, {})
    await world.as(holder).call(addPortalPasskey, { input: { name: 'Telefon', attestation: key.make(body.challenge) } })
    await world.owner.query('update omsorg.crp_passkey set crp_device_id = null where crp_account_id = $1', [
      account.accountId,
    ])
    expect((await signOut()).body).toMatchObject({ passkeys: 1 })
    const browser = browserOfHolder()
    const asked = await world.as(browser).call(challengePasskey, { input: {} })
    const shown = await world.as(browser).call(issueToken, {
      input: {
        grant_type: 'crp_passkey',
        passkey_response: JSON.stringify(key.show(asked.body.challenge)),
        client_id: 'my',
      },
    })
    expect([shown.status, shown.body]).toMatchObject([400, { refusal: 'credentials-wrong' }])
  })

  test('stands so on the page of the account until the next sign-in, and each person has it in the history', async () => {
    const other = await newPerson(world)
    await linkPortalAccount(world, account, other.id, { name: 'Ulla Ek' })
    await signInOn()
    expect(await seen()).toMatchObject({ signedOutAt: null })
    await signOut()
    expect((await seen())?.signedOutAt).not.toBeNull()
    const { id } = world.people.keeper
    expect([await events(), await events(other.id)]).toEqual([[{ by_user: id }], [{ by_user: id }]])
    world.clock.turn({ minutes: 1 })
    await signInOn()
    expect(await seen()).toMatchObject({ signedOutAt: null, status: 'active' })
  })

  test('is told by one mail that names nobody, however often it is pressed at once and afterwards', async () => {
    await signInOn()
    const answers = await Promise.all(Array.from({ length: 5 }, () => signOut()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.map(({ body }) => body.devices).toSorted()).toEqual([0, 0, 0, 0, 1])
    expect((await signOut()).body).toMatchObject({ devices: 0, passkeys: 0 })
    expect(await letters()).toEqual(['Du har loggats ut från Omsorg överallt'])
    expect(await events()).toHaveLength(1)
    const [letter] = world
      .mailbox()
      .letters(account.email)
      .filter(({ subject }) => subject.includes('överallt'))
    expect(letter?.text).not.toMatch(/Nils|Ny\b/)
  })

  test('or comes in at the same moment: before it and is out, or after it on a device that is new', async () => {
    const before = await signInOn()
    const [, late] = await Promise.all([signOut(), signInOn(before.browser)])
    expect(await stands(before)).toBe(401)
    if ((await stands(late)) === 200) expect(late.boxKey).not.toBe(before.boxKey)
  })
})

describe('nobody else is signed out', () => {
  test('by an account that does not stand for the person, nor by staff of another client', async () => {
    const phone = await signInOn()
    const stranger = await newPerson(world)
    expect((await signOut(stranger.id)).errors).toEqual({ portalAccountId: 'CRS013004' })
    const { id } = world.care.ofNeighbour
    const ofNeighbour = await portalAccountOf(world, { careRecipientId: id })
    const neighbour = await openHolder(world, ofNeighbour, id)
    expect(await stands(neighbour)).toBe(200)
    expect((await signOut(id, ofNeighbour.accountId)).errors).toEqual({ portalAccountId: 'CRS013004' })
    expect([await stands(phone), await stands(neighbour)]).toEqual([200, 200])
    expect(await letters()).toEqual([])
  })

  test('by staff who do not handle portal accounts', async () => {
    const phone = await signInOn()
    const nurse = await world.signIn(world.people.prescriber)
    const input = { careRecipientId: personId, portalAccountId: account.accountId }
    expect((await world.as(nurse).call(signHolderOut, { input })).status).toBe(403)
    expect(await stands(phone)).toBe(200)
  })
})

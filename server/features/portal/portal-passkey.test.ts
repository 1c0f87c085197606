import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { addPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { listPortalPasskeys } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { removePortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/remove-portal-passkey.ts'
import { renamePortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/rename-portal-passkey.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticator } from '../../features/sign-in/testing/authenticator.ts'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import {
  browserOfHolder,
  linkPortalAccount,
  openHolder,
  portalAccountOf,
  type HolderAccount,
} from '../../testing/portal/holders.ts'
import { openWorld, signedIn, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let account: HolderAccount
let personId: number
let holder: SignedIn
let key: ReturnType<typeof authenticator>
const site = () => {
  const { origin, hostname: rpId } = new URL(world.config.publicAddress)
  return { origin, rpId }
}
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  personId = (await newPerson(world)).id
  account = await portalAccountOf(world, { careRecipientId: personId })
  holder = await openHolder(world, account, personId)
  key = authenticator(site())
})

const begin = (who: SignedIn) => world.as(who).call(beginPortalPasskey, {})
const add = (who: SignedIn, challenge: string, made = key, name = 'Min telefon') =>
  world.as(who).call(addPortalPasskey, { input: { name, attestation: made.make(challenge) } })
async function register(who = holder, made = key): Promise<number> {
  const { body } = await begin(who)
  const added = await add(who, body.challenge, made)
  if (added.status !== 200) throw new Error(`no passkey was added: ${added.text}`)
  return added.body.id
}

/** Shows a passkey in a browser that asked for it. */
async function show(made = key, how: Parameters<typeof made.show>[1] = {}, browser = browserOfHolder()) {
  const { body } = await world.as(browser).call(challengePasskey, { input: {} })
  return enter(JSON.stringify(made.show(body.challenge, how)), browser)
}
const enter = (response: string, browser = browserOfHolder()) =>
  world
    .as(browser)
    .call(issueToken, { input: { grant_type: 'crp_passkey', passkey_response: response, client_id: 'my' } })
const listed = async (who = holder) => (await world.as(who).call(listPortalPasskeys, {})).body.passkeys

describe('a passkey of a holder', () => {
  test('is added after a sign-in, told by mail, and signs in from then on', async () => {
    expect((await world.as(holder).call(readMe, {})).body.passkeys).toBe(0)
    const id = await register()
    expect(await listed()).toMatchObject([{ id, name: 'Min telefon', lastUsedAt: null }])
    const { rows } = await world.owner.query(
      'select 1 from omsorg.crp_passkey where public_key is not null and id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)

    const browser = browserOfHolder()
    const { status, body } = await show(key, {}, browser)
    expect(status).toBe(200)
    const opened = signedIn(body, browser.cookies)
    expect(opened.claims).toMatchObject({ app: 'CRP', sub: String(account.accountId), act: String(personId) })
    expect((await world.as(opened).call(readMe, {})).body.passkeys).toBe(1)
    expect((await listed())[0]?.lastUsedAt).not.toBeNull()
  })

  test('opens nothing once it is removed, or the account is gone with its last link', async () => {
    const id = await register()
    expect((await world.as(holder).call(removePortalPasskey, { params: { id: String(id) } })).status).toBe(200)
    const refused = await show()
    expect(refused.status).toBe(400)
    expect((await show(authenticator(site()))).text).toBe(refused.text)

    await register()
    await world.owner.query('delete from omsorg.crp_account where id = $1', [account.accountId])
    expect((await show()).text).toBe(refused.text)
  })

  test('ends elsewhere what it opened when it is removed, told by mail; what a code or another one opened goes on', async () => {
    const id = await register()
    const other = authenticator(site())
    await register(holder, other)
    const enterWith = async (made: typeof key) => {
      const browser = browserOfHolder()
      return signedIn((await show(made, {}, browser)).body, browser.cookies)
    }
    const [phone, tablet, byOther] = [await enterWith(key), await enterWith(key), await enterWith(other)]
    const { status, body } = await world.as(tablet).call(removePortalPasskey, { params: { id: String(id) } })
    expect([status, body]).toEqual([200, { id, endedSessions: 1 }])
    const after = await Promise.all([phone, tablet, byOther, holder].map((who) => world.as(who).call(readMe, {})))
    expect(after.map((each) => each.status)).toEqual([401, 200, 200, 200])
    await expect.poll(() => world.jobsLeft()).toBe(0)
    const letters = world.mailbox().letters((await world.as(holder).call(readMe, {})).body.email)
    expect(letters.filter(({ subject }) => subject === textsOf('sv').portalMail.passkeyRemoved.subject)).toHaveLength(1)
  })

  test('lets nobody in by it while it is removed: each sign-in of eight ends, or is refused', async () => {
    const id = await register()
    const browsers = Array.from({ length: 8 }, () => browserOfHolder())
    const shown = await Promise.all(
      browsers.map(async (browser, at) => {
        const { body } = await world.as(browser).call(challengePasskey, { input: {} })
        return JSON.stringify(key.show(body.challenge, { counter: at + 1 }))
      }),
    )
    const [removed, ...entered] = await Promise.all([
      world.as(holder).call(removePortalPasskey, { params: { id: String(id) } }),
      ...browsers.map((browser, at) => enter(shown[at] ?? '', browser)),
    ])
    expect(removed.status).toBe(200)
    for (const [at, each] of entered.entries()) {
      if (each.status !== 200) continue
      const opened = signedIn(each.body, browsers[at]?.cookies ?? holder.cookies)
      expect((await world.as(opened).call(readMe, {})).status).toBe(401)
    }
  })

  test('of a link that was removed or a consent that was withdrawn shows that person no more', async () => {
    const other = (await newPerson(world)).id
    await linkPortalAccount(world, account, other, { holder: 'self' })
    await register()
    await world.owner.query(
      'update omsorg.crp_consent set ended_at = now() where crp_account_id = $1 and care_recipient_id = $2',
      [account.accountId, other],
    )
    const browser = browserOfHolder()
    const opened = signedIn((await show(key, {}, browser)).body, browser.cookies)
    const { body } = await world.as(opened).call(readMe, {})
    expect(body.recipients.map(({ careRecipientId, open }) => [careRecipientId, open.reason])).toEqual(
      expect.arrayContaining([
        [personId, null],
        [other, 'consent-missing'],
      ]),
    )
  })

  test('is made by whoever signed in lately, in that session and that browser, once', async () => {
    await world.owner.query("update omsorg.crp_family set opened_at = now() - interval '2 hours' where id = $1", [
      holder.claims.sid,
    ])
    expect((await begin(holder)).body).toMatchObject({ refusal: 'sign-in-anew' })
    await world.owner.query('update omsorg.crp_family set opened_at = now() where id = $1', [holder.claims.sid])

    const { body } = await begin(holder)
    const stranger = await openHolder(
      world,
      await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id }),
      null,
    )
    expect((await add({ ...stranger, cookies: holder.cookies }, body.challenge)).status).toBe(400)
    const elsewhere = await openHolder(world, account, personId)
    expect((await add(elsewhere, body.challenge)).status).toBe(400)
    const tries = await Promise.all(Array.from({ length: 8 }, () => add(holder, body.challenge)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
  })

  test('of one’s own is named and removed; that of another holder is not there', async () => {
    const id = await register()
    const stranger = await openHolder(
      world,
      await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id }),
      null,
    )
    const params = { id: String(id) }
    const input = { name: 'Köksplattan' }
    expect(await listed(stranger)).toEqual([])
    expect((await world.as(stranger).call(renamePortalPasskey, { params, input })).status).toBe(404)
    expect((await world.as(stranger).call(removePortalPasskey, { params })).status).toBe(404)
    expect((await world.as(holder).call(renamePortalPasskey, { params, input })).status).toBe(200)
    expect(await listed()).toMatchObject([{ id, name: 'Köksplattan' }])
    expect((await world.as(holder).call(removePortalPasskey, { params })).status).toBe(200)
    expect((await world.as(holder).call(removePortalPasskey, { params })).status).toBe(404)
  })

  test('there are ten of at most, also when many are added at once', async () => {
    const challenges = []
    for (let each = 0; each < 9; each++) await register(holder, authenticator(site()))
    for (let each = 0; each < 4; each++) {
      const session = await openHolder(world, account, personId)
      challenges.push({ session, challenge: (await begin(session)).body.challenge })
    }
    const tries = await Promise.all(
      challenges.map(({ session, challenge }) => add(session, challenge, authenticator(site()))),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await begin(holder)).body).toMatchObject({ refusal: 'too-many-passkeys' })
  })
})

describe('what is shown', () => {
  test('without looking at who, of another account, twice, or in another browser opens nothing, alike', async () => {
    await register()
    const refused = await enter('{}')
    expect([refused.status, refused.body]).toMatchObject([400, { title: 'ath0005', refusal: 'credentials-wrong' }])
    expect((await show(key, { unverified: true })).text).toBe(refused.text)
    expect((await show(key, { userHandle: 'somebody-else' })).text).toBe(refused.text)
    expect((await show(key, { origin: 'https://other.example' })).text).toBe(refused.text)

    const browser = browserOfHolder()
    const { body } = await world.as(browser).call(challengePasskey, { input: {} })
    const response = JSON.stringify(key.show(body.challenge))
    expect((await enter(response)).text, 'another browser').toBe(refused.text)
    expect((await enter(response, browser)).status).toBe(200)
    expect((await enter(response, browser)).text, 'twice').toBe(refused.text)
  })

  test('of a copy closes it for good', async () => {
    await register()
    expect((await show(key, { counter: 5 })).status).toBe(200)
    expect((await show(key, { counter: 4 })).status).toBe(400)
    expect((await show(key, { counter: 9 })).status).toBe(400)
  })

  test('of a holder opens no staff session, and of staff none of the portal', async () => {
    await register()
    const browser = browserOfHolder()
    const { body } = await world.as(browser).call(challengePasskey, { input: {} })
    const passkey_response = JSON.stringify(key.show(body.challenge))
    const asStaff = await world
      .as(browser)
      .call(issueToken, { input: { grant_type: 'passkey', passkey_response, client_id: 'web' } })
    expect(asStaff.status).toBe(400)
  })
})

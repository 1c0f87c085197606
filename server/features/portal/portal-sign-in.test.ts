import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import {
  browserOfHolder,
  chooseRecipient,
  codeOf,
  linkPortalAccount,
  portalAccountOf,
  signInHolder,
  type HolderAccount,
} from '../../testing/portal/holders.ts'
import { accountBehindLink } from '../../testing/portal/links.ts'
import { signedIn, type SignedIn, type World, openWorld } from '../../testing/world.ts'

let world: World
let ebba: HolderAccount
beforeAll(async () => {
  world = await openWorld()
  ebba = await portalAccountOf(world, { careRecipientId: world.care.ordinary.id, market: 10 })
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate omsorg.crp_code, omsorg.crp_try; delete from omsorg.crp_device'))

const ask = (contact: string, browser = browserOfHolder()) =>
  world.as(browser).call(askPortalCode, { input: { contact } })
const answer = (challenge: string, code: string, browser = browserOfHolder()) =>
  world.as(browser).call(issueToken, { input: { grant_type: 'crp_code', challenge, code, client_id: 'my' } })
const me = (holder: SignedIn) => world.as(holder).call(readMe, {})
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code of six digits', () => {
  test('goes to the mobile number or the e-mail that was written, and lets its holder in once', async () => {
    const national = ebba.mobile.replace('+46', '0')
    const browser = browserOfHolder()
    const { body } = await ask(national, browser)
    const code = await codeOf(world, body.challenge)
    await vi.waitFor(async () => expect(world.sms.messages().map(({ to }) => to)).toContain(ebba.mobile), {
      timeout: 5_000,
    })
    const opened = await answer(body.challenge, code, browser)
    expect(opened.status).toBe(200)
    expect((await answer(body.challenge, code, browser)).errors).toEqual({})
    expect((await answer(body.challenge, code, browser)).status).toBe(400)
    const { claims } = signedIn(opened.body, browser.cookies)
    expect(claims).toMatchObject({ app: 'CRP', sub: String(ebba.accountId), act: String(world.care.ordinary.id) })
    expect([claims.given_name, claims.permissions]).toEqual(['', []])
  })

  test('is asked for alike by whoever has no account: body, status and what is kept', async () => {
    const known = await ask(ebba.email)
    const unknown = await ask('nobody.at.all@example.org')
    const shape = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, Object.keys(body), body.sent_to]
    expect(shape(known)).toEqual(shape(unknown))
    expect(known.body.challenge).toHaveLength(unknown.body.challenge.length)
    const wrong = await answer(unknown.body.challenge, '123456')
    const guessed = await answer(known.body.challenge, other(await codeOf(world, known.body.challenge)))
    expect(wrong.text).toBe(guessed.text)
    const madeUp = await answer('x'.repeat(43), '123456')
    expect(madeUp.text).toBe(guessed.text)
    // Also with the code that would be the right one, were there an account.
    expect((await answer(unknown.body.challenge, await codeOf(world, unknown.body.challenge))).text).toBe(guessed.text)
  })

  test('has five tries, also when fifty come at once, and then is good no more', async () => {
    const { body } = await ask(ebba.email)
    const code = await codeOf(world, body.challenge)
    const tried = await Promise.all(Array.from({ length: 50 }, () => answer(body.challenge, other(code))))
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([400]))
    const { rows } = await world.owner.query('select tries from omsorg.crp_code')
    expect(rows).toEqual([{ tries: 5 }])
    expect((await answer(body.challenge, code)).status).toBe(400)
  })

  test('is used by one of many who bring it at once', async () => {
    const { body } = await ask(ebba.email)
    const code = await codeOf(world, body.challenge)
    const opened = await Promise.all(Array.from({ length: 5 }, () => answer(body.challenge, code)))
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is guessed ten times an hour at most, whatever is asked for; a device that was in before stays open', async () => {
    const browser = browserOfHolder()
    await signInHolder(world, ebba, browser)
    for (const round of [1, 2, 3]) {
      const { body } = await ask(ebba.email)
      const code = await codeOf(world, body.challenge)
      for (let each = 0; each < 5; each++) await answer(body.challenge, other(code))
      if (round === 3) expect((await answer(body.challenge, code)).status).toBe(400)
    }
    const { rows } = await world.owner.query('select count(*)::int as tries from omsorg.crp_try where not succeeded')
    expect(rows).toEqual([{ tries: 10 }])
    expect((await signInHolder(world, ebba, browser)).claims.app).toBe('CRP')
  })

  test('goes to an e-mail only of whoever was in before: the first time it is the mobile number', async () => {
    await world.owner.query('update omsorg.crp_account set last_sign_in_at = null where id = $1', [ebba.accountId])
    const byMail = await ask(ebba.email)
    expect((await answer(byMail.body.challenge, await codeOf(world, byMail.body.challenge))).status).toBe(400)
    const byMobile = await ask(ebba.mobile)
    expect((await answer(byMobile.body.challenge, await codeOf(world, byMobile.body.challenge))).status).toBe(200)
  })

  test('ends after five minutes', async () => {
    const { body } = await ask(ebba.email)
    const code = await codeOf(world, body.challenge)
    world.clock.turn({ minutes: 5, seconds: 1 })
    expect((await answer(body.challenge, code)).status).toBe(400)
  })

  test('is asked for six times an hour by one contact, whether anybody has it or not', async () => {
    for (const contact of [ebba.email, 'nobody.at.all@example.org']) {
      const statuses: number[] = []
      for (let each = 0; each < 7; each++) statuses.push((await ask(contact)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    }
  })
})

describe('the link of the mail', () => {
  const askBy = (activation: string) => world.as(browserOfHolder()).call(askPortalCode, { input: { activation } })
  const activate = (activation: string, challenge: string, code: string) =>
    world.as(browserOfHolder()).call(issueToken, {
      input: { grant_type: 'crp_activation', activation, challenge, code, client_id: 'my' },
    })

  test('is used up by the code of the mobile number and by nothing before; the second says that it was used', async () => {
    const account = await accountBehindLink(world)
    const token = account.activation
    const asked = await askBy(token)
    expect(asked.body.sent_to).toBe(account.mobile.slice(-2))
    expect((await ask(account.email)).status).toBe(200)
    const code = await codeOf(world, asked.body.challenge)
    expect((await activate(token, asked.body.challenge, other(code))).status).toBe(400)
    expect((await answer(asked.body.challenge, code)).status).toBe(400)
    const again = await askBy(token)
    const opened = await activate(token, again.body.challenge, await codeOf(world, again.body.challenge))
    expect(opened.status).toBe(200)
    expect((await askBy(token)).text).toContain('link-used')
    const handler = await world.signIn(world.people.keeper)
    const { body } = await world
      .as(handler)
      .call(listPortalAccounts, { query: { careRecipientId: account.careRecipientId } })
    expect(body.accounts).toMatchObject([{ status: 'active' }])
  })

  test('that came too late, or that nobody knows, opens nothing', async () => {
    const { activation } = await accountBehindLink(world, "now() - interval '1 minute'")
    expect((await askBy(activation)).text).toContain('link-ended')
    expect((await askBy(crypto.randomUUID())).text).toContain('link-ended')
  })

  test('does not open the account of another link', async () => {
    const one = await accountBehindLink(world)
    const another = await accountBehindLink(world)
    const asked = await askBy(one.activation)
    const answered = await activate(another.activation, asked.body.challenge, await codeOf(world, asked.body.challenge))
    expect(answered.status).toBe(400)
  })
})

describe('a session of the portal', () => {
  const refresh = (holder: Pick<SignedIn, 'refreshToken' | 'cookies'>) =>
    world.as({ ...browserOfHolder(), cookies: holder.cookies }).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: holder.refreshToken, client_id: 'my' },
    })

  test('is renewed by each refresh token once; one that comes again later ends it', async () => {
    const holder = await signInHolder(world, ebba)
    const next = await refresh(holder)
    expect([next.status, next.body.refresh_expires_in]).toEqual([200, 20 * 60])
    expect((await refresh(holder)).status).toBe(503)
    world.clock.turn({ seconds: 11 })
    expect((await refresh(holder)).status).toBe(400)
    expect((await refresh({ ...holder, refreshToken: next.body.refresh_token ?? '' })).status).toBe(400)
    expect((await me(signedIn(next.body, holder.cookies))).status).toBe(401)
  })

  test('is not renewed from another browser, nor as one of staff, nor that of staff as one of the portal', async () => {
    const holder = await signInHolder(world, ebba)
    expect((await refresh({ ...holder, cookies: browserOfHolder().cookies })).status).toBe(400)
    const asStaff = await world.as(holder).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: holder.refreshToken, client_id: 'web' },
    })
    expect(asStaff.status).toBe(400)
    const nurse = await world.signIn(world.people.prescriber)
    expect((await refresh(nurse)).status).toBe(400)
    expect((await refresh(holder)).status).toBe(200)
  })

  test('lasts 20 minutes without a touch, and four hours at most', async () => {
    let holder = await signInHolder(world, ebba)
    for (let quarters = 0; quarters < 15; quarters++) {
      world.clock.turn({ minutes: 15 })
      holder = signedIn((await refresh(holder)).body, holder.cookies)
    }
    world.clock.turn({ minutes: 15 })
    expect((await refresh(holder)).status).toBe(400)
    const idle = await signInHolder(world, ebba)
    world.clock.turn({ minutes: 20 })
    expect((await refresh(idle)).status).toBe(400)
  })

  test('ends with a sign-out, at once', async () => {
    const holder = await signInHolder(world, ebba)
    await world.as(holder).call(revokeToken, { input: { token: holder.refreshToken, client_id: 'my' } })
    expect((await me(holder)).status).toBe(401)
  })

  test('is about one person, who is chosen; tokens about the one before count no more', async () => {
    const [first, second] = [world.care.ordinary.id, (await newPerson(world)).id]
    const karin = await portalAccountOf(world, { careRecipientId: first, holder: 'trustee', name: 'Karin Nordgård' })
    await world.owner.query("update omsorg.care_recipient set trustee_name = 'Karin Nordgård' where id = any($1)", [
      [first, second],
    ])
    await linkPortalAccount(world, karin, second, { name: 'Karin Nordgård' })
    const signed = await signInHolder(world, karin)
    expect(signed.claims.act).toBeUndefined()
    const atFirst = await chooseRecipient(world, signed, first)
    const atSecond = await chooseRecipient(world, atFirst, second)
    expect([atFirst.claims.act, atSecond.claims.act]).toEqual([String(first), String(second)])
    expect((await me(atFirst)).status).toBe(401)
    expect((await me(atSecond)).body).toMatchObject({ chosen: second, name: 'Karin Nordgård' })
    const foreign = await world.as(atSecond).call(issueToken, {
      input: {
        grant_type: 'change_recipient',
        assertion: atSecond.accessToken,
        care_recipient_id: world.care.ofNeighbour.id,
        client_id: 'my',
      },
    })
    expect(foreign.text).toContain('person-out-of-reach')
  })
})

test('what signing in leaves is removed: a code the day after, a session a week after its end, a try after 90 days, a device after a year', async () => {
  const left = async (age: string) => {
    await world.owner.query(
      `update omsorg.crp_code set expires_at = now() - interval '${age}';
       update omsorg.crp_family set expires_at = now() - interval '${age}';
       update omsorg.crp_try set at = now() - interval '${age}';
       update omsorg.crp_device set last_seen_at = now() - interval '${age}';
       select omsorg.remove_expired()`,
    )
    const counts = await Promise.all(
      ['crp_code', 'crp_family', 'crp_try', 'crp_device'].map((table) =>
        world.owner.query(`select from omsorg.${table}`),
      ),
    )
    return counts.map(({ rowCount }) => (rowCount ?? 0) > 0)
  }
  await signInHolder(world, ebba)
  expect(await left('23 hours')).toEqual([true, true, true, true])
  expect(await left('6 days')).toEqual([false, true, true, true])
  expect(await left('89 days')).toEqual([false, false, true, true])
  expect(await left('91 days')).toEqual([false, false, false, true])
  expect(await left('367 days')).toEqual([false, false, false, false])
})

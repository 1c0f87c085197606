import { changeOwnContact } from '@omsorg/contract/portal/me/change-own-contact.ts'
import { proveOwnContact } from '@omsorg/contract/portal/me/prove-own-contact.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { removePortalAccount } from '@omsorg/contract/portal-accounts/account/remove-portal-account.ts'
import { resendActivation } from '@omsorg/contract/portal-accounts/account/resend-activation.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newEmail } from '../../testing/examples/portal-accounts.ts'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import {
  browserOfHolder,
  codeOf,
  linkPortalAccount,
  openHolder,
  portalAccountOf,
} from '../../testing/portal/holders.ts'
import { accountBehindLink } from '../../testing/portal/links.ts'
import { Cookies } from '../../testing/caller.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../testing/world.ts'
import { portalCode } from '../sign-in/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() =>
  world.owner.query('truncate omsorg.crp_code, omsorg.crp_try, omsorg.budget_use; delete from omsorg.crp_device'),
)

const askBy = (activation: string) => world.as(browserOfHolder()).call(askPortalCode, { input: { activation } })
const askFor = (contact: string) => world.as(browserOfHolder()).call(askPortalCode, { input: { contact } })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const opened = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 200)
const many = <Answer>(count: number, call: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, call))

function activate(activation: string, challenge: string, code: string) {
  const input = { grant_type: 'crp_activation', activation, challenge, code, client_id: 'my' } as const
  return world.as(browserOfHolder()).call(issueToken, { input })
}

function answer(challenge: string, code: string) {
  const input = { grant_type: 'crp_code', challenge, code, client_id: 'my' } as const
  return world.as(browserOfHolder()).call(issueToken, { input })
}

describe('the link of the mail', () => {
  test('opens one session, of twenty who bring it with the right code at once', async () => {
    const { activation } = await accountBehindLink(world)
    const { challenge } = (await askBy(activation)).body
    const code = await codeOf(world, challenge)
    expect(opened(await many(20, () => activate(activation, challenge, code)))).toHaveLength(1)
    expect((await activate(activation, challenge, code)).status).toBe(400)
  })

  test('opens one session, of two who were both sent a code before', async () => {
    const { activation } = await accountBehindLink(world)
    const codes = await Promise.all([1, 2].map(async () => (await askBy(activation)).body.challenge))
    const answers = await Promise.all(
      codes.map(async (challenge) => activate(activation, challenge, await codeOf(world, challenge))),
    )
    expect(opened(answers)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 400)?.text).toContain('link-used')
  })

  test('is not opened by the right code of another person, nor by a code that was asked for without it', async () => {
    const mine = await accountBehindLink(world)
    const another = await accountBehindLink(world)
    const known = await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id })
    const ofAnother = (await askBy(another.activation)).body.challenge
    const ofContact = (await askFor(known.mobile)).body.challenge
    for (const challenge of [ofAnother, ofContact]) {
      expect((await activate(mine.activation, challenge, await codeOf(world, challenge))).status).toBe(400)
    }
    const own = (await askBy(mine.activation)).body.challenge
    expect((await activate(mine.activation, own, await codeOf(world, own))).status).toBe(200)
  })

  test('that was sent anew takes the place of the one before, also between its code and the answer', async () => {
    const { activation, careRecipientId, accountId: portalAccountId } = await accountBehindLink(world)
    const { challenge } = (await askBy(activation)).body
    const keeper = await world.signIn(world.people.keeper)
    const sent = await world.as(keeper).call(resendActivation, { input: { careRecipientId, portalAccountId } })
    expect(sent.status).toBe(200)
    const late = await activate(activation, challenge, await codeOf(world, challenge))
    expect(late.text).toContain('link-replaced')
    expect((await askBy(activation)).text).toContain('link-replaced')
  })

  test('that ends between its code and the answer opens nothing', async () => {
    const { activation, accountId } = await accountBehindLink(world)
    const { challenge } = (await askBy(activation)).body
    await world.owner.query(
      "update omsorg.crp_activation_link set expires_at = now() - interval '1 second' where crp_account_id = $1",
      [accountId],
    )
    expect((await activate(activation, challenge, await codeOf(world, challenge))).text).toContain('link-ended')
  })

  test('lets nobody guess: its codes are tried ten times an hour, however many are asked for', async () => {
    const { activation, accountId } = await accountBehindLink(world)
    for (let round = 0; round < 4; round++) {
      const { challenge } = (await askBy(activation)).body
      const code = await codeOf(world, challenge)
      await many(5, () => activate(activation, challenge, other(code)))
    }
    const { rows } = await world.owner.query(
      'select count(*)::int as tries from omsorg.crp_try where crp_account_id = $1',
      [accountId],
    )
    expect(rows).toEqual([{ tries: 10 }])
  })
})

describe('a code', () => {
  test('opens the account that it was asked for and no other, and nothing of staff (A-1-11)', async () => {
    const [one, two] = [await newPerson(world), await newPerson(world)]
    const [mine, another] = [
      await portalAccountOf(world, { careRecipientId: one.id }),
      await portalAccountOf(world, { careRecipientId: two.id }),
    ]
    const asked = [(await askFor(mine.email)).body.challenge, (await askFor(another.email)).body.challenge] as const
    const codes = await Promise.all(asked.map((challenge) => codeOf(world, challenge)))
    expect((await answer(asked[0], codes[1] ?? '')).status).toBe(400)
    const staff = await world.as(nobody()).call(issueToken, {
      input: { grant_type: '2fa', username: mine.email, code: codes[0] ?? '', assertion: asked[0], client_id: 'web' },
    })
    expect(staff.status).toBe(400)
    expect((await answer(asked[0], codes[0] ?? '')).status).toBe(200)
  })

  test('that was asked for before the account was closed opens nothing after it', async () => {
    const { id } = await newPerson(world)
    const account = await portalAccountOf(world, { careRecipientId: id })
    const { challenge } = (await askFor(account.email)).body
    const code = await codeOf(world, challenge)
    await world.owner.query('delete from omsorg.crp_account where id = $1', [account.accountId])
    expect((await answer(challenge, code)).status).toBe(400)
  })
})

test('what staff take away ends with the next call: the reach to one person, and with the last one the session', async () => {
  const [one, other] = [(await newPerson(world)).id, (await newPerson(world)).id]
  const account = await portalAccountOf(world, { careRecipientId: one })
  await linkPortalAccount(world, account, other, { holder: 'self' })
  const [aboutOne, aboutOther] = [await openHolder(world, account, one), await openHolder(world, account, other)]
  const keeper = await world.signIn(world.people.keeper)
  const remove = (careRecipientId: number) =>
    world.as(keeper).call(removePortalAccount, {
      input: { careRecipientId, portalAccountId: account.accountId, scope: 'one' },
    })
  const homeOf = async (who: SignedIn, careRecipientId: number) =>
    (await world.as(who).call(readHome, { params: { careRecipientId: String(careRecipientId) } })).status

  expect([await homeOf(aboutOne, one), await homeOf(aboutOther, other)]).toEqual([200, 200])
  expect((await remove(one)).body).toMatchObject({ deleted: false })
  expect([await homeOf(aboutOne, one), await homeOf(aboutOther, other)]).toEqual([404, 200])
  expect((await world.as(aboutOne).call(readMe, {})).body.recipients).toMatchObject([{ careRecipientId: other }])
  expect((await remove(other)).body).toMatchObject({ deleted: true })
  expect([await homeOf(aboutOne, one), await homeOf(aboutOther, other)]).toEqual([401, 401])
})

describe('a new e-mail', () => {
  const holder = async () =>
    openHolder(world, await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id }), null)
  const wish = (caller: SignedIn, email: string) => world.as(caller).call(changeOwnContact, { input: { email } })
  const prove = (caller: SignedIn, changeId: string, code: string) =>
    world.as(caller).call(proveOwnContact, { input: { changeId, code } })
  const codeFor = (changeId: string) => portalCode(world.config.secret, `contact ${changeId}`)
  const livesOf = (callers: readonly SignedIn[]) =>
    Promise.all(callers.map(async (each) => (await world.as(each).call(readMe, {})).status))
  const emailOf = async (caller: SignedIn) => (await world.as(caller).call(readMe, {})).body.email

  test('counts by the code that went to it: once, within five tries of fifty at once, and for five minutes', async () => {
    const caller = await holder()
    const wished = newEmail()
    const guessed = (await wish(caller, newEmail())).body.changeId
    await many(50, () => prove(caller, guessed, other(codeFor(guessed))))
    const { rows } = await world.owner.query('select tries from omsorg.crp_contact_change where id = $1', [guessed])
    expect(rows).toEqual([{ tries: 5 }])
    expect((await prove(caller, guessed, codeFor(guessed))).text).toContain('code-ended')

    const { changeId } = (await wish(caller, wished)).body
    expect(opened(await many(5, () => prove(caller, changeId, codeFor(changeId))))).toHaveLength(1)
    expect(await emailOf(caller)).toBe(wished)

    const late = (await wish(caller, newEmail())).body.changeId
    await world.owner.query(
      "update omsorg.crp_contact_change set expires_at = now() - interval '1 second' where id = $1",
      [late],
    )
    expect((await prove(caller, late, codeFor(late))).text).toContain('code-ended')
  })

  test('is not proved by another holder, who brings the right code', async () => {
    const [caller, stranger] = [await holder(), await holder()]
    const { changeId } = (await wish(caller, newEmail())).body
    expect((await prove(stranger, changeId, codeFor(changeId))).text).toContain('code-ended')
    expect((await prove(caller, changeId, codeFor(changeId))).status).toBe(200)
  })

  test('ends every other session, every code that was sent before, and every change that waits for its code', async () => {
    const account = await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id })
    const [here, away] = [await openHolder(world, account, null), await openHolder(world, account, null)]
    const [one, two] = [(await wish(here, newEmail())).body.changeId, (await wish(away, newEmail())).body.changeId]
    const { challenge } = (await askFor(account.mobile)).body
    expect((await prove(here, one, codeFor(one))).body).toMatchObject({ endedSessions: 1 })
    expect(await livesOf([here, away])).toEqual([200, 401])
    expect((await prove(here, two, codeFor(two))).text).toContain('code-ended')
    expect((await answer(challenge, await codeOf(world, challenge))).status).toBe(400)
  })

  test('that counts while five sign in by codes sent before leaves none of them in', async () => {
    const account = await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id })
    const here = await openHolder(world, account, null)
    const { changeId } = (await wish(here, newEmail())).body
    const challenges = (await many(5, () => askFor(account.mobile))).map(({ body }) => body.challenge)
    const codes = await Promise.all(challenges.map((challenge) => codeOf(world, challenge)))
    const [proved, ...entered] = await Promise.all([
      prove(here, changeId, codeFor(changeId)),
      ...challenges.map((challenge, at) => answer(challenge, codes[at] ?? '')),
    ])
    expect(proved.status).toBe(200)
    const inside = entered.filter(({ status }) => status === 200).map(({ body }) => signedIn(body, new Cookies()))
    expect(await livesOf([here, ...inside])).toEqual([200, ...inside.map(() => 401)])
  })

  test('that two holders prove at once becomes the one’s, and the other is told no more than that the code ended', async () => {
    const [one, two] = [await holder(), await holder()]
    const wished = newEmail()
    const changes = await Promise.all([one, two].map(async (each) => (await wish(each, wished)).body.changeId))
    const answers = await Promise.all(
      [one, two].map((each, index) => prove(each, changes[index] ?? '', codeFor(changes[index] ?? ''))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.text).toContain('code-ended')
    const emails = [await emailOf(one), await emailOf(two)]
    expect(emails.filter((each) => each === wished)).toHaveLength(1)
  })

  test('of another account is answered like a free one, gets no mail, and is never proved', async () => {
    const [caller, stranger] = [await holder(), await holder()]
    const [taken, free] = [await wish(caller, await emailOf(stranger)), await wish(caller, newEmail())]
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
    await expect.poll(() => world.jobsLeft()).toBe(0)
    const letters = ({ body }: typeof taken) => world.mailbox().letters(body.to).length
    expect([letters(free), letters(taken)]).toEqual([1, 0])
    const { changeId } = taken.body
    expect((await prove(caller, changeId, codeFor(changeId))).text).toContain('code-ended')
  })
})

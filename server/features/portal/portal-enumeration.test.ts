import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { changeOwnContact } from '@omsorg/contract/portal/me/change-own-contact.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMigratedDatabase, dropDatabase } from '../../testing/database.ts'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import {
  browserOfHolder,
  codeOf,
  openHolder,
  portalAccountOf,
  type HolderAccount,
} from '../../testing/portal/holders.ts'
import { bringEid, showEid } from '../../testing/portal/eid.ts'
import { accountBehindLink } from '../../testing/portal/links.ts'
import { openWire, type Wire } from '../../testing/scale/wire.ts'
import { openWorld, type World } from '../../testing/world.ts'

let databaseUrl: string
let wire: Wire
let world: World
let known: HolderAccount
beforeAll(async () => {
  databaseUrl = await createMigratedDatabase()
  wire = await openWire(databaseUrl)
  world = await openWorld({ databaseUrl, servingUrl: wire.url })
  known = await portalAccountOf(world, { careRecipientId: world.care.ordinary.id })
})
afterAll(async () => {
  await world.close()
  await wire.close()
  await dropDatabase(databaseUrl)
})
beforeEach(() =>
  world.owner.query('truncate omsorg.crp_code, omsorg.crp_try, omsorg.budget_use; delete from omsorg.crp_device'),
)

interface Asked {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

interface Seen {
  readonly status: number
  /** As it was answered, but for what is new each time. */
  readonly text: string
  readonly headers: string
  /** The fewest of some calls: what jobs say meanwhile only adds. */
  readonly statements: number
  readonly roundTrips: number
}

/** What somebody outside is told, and what the server does for it. Of a time nothing is asked: it follows the work that is done. */
async function seenOf(calls: readonly (() => Promise<Asked>)[]): Promise<Seen> {
  const each: Seen[] = []
  for (const call of calls) {
    await expect.poll(() => world.jobsLeft()).toBe(0)
    const before = wire.said()
    const { status, text, headers } = await call()
    const after = wire.said()
    each.push({
      status,
      text: text
        .replaceAll(/"challenge":"[\w-]{43}"/g, '"challenge":""')
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, ''),
      headers: [...headers].filter(([name]) => !['date', 'set-cookie'].includes(name)).join('\n'),
      statements: after.statements - before.statements,
      roundTrips: after.roundTrips - before.roundTrips,
    })
  }
  const fewest = (name: 'statements' | 'roundTrips') => Math.min(...each.map((one) => one[name]))
  const [first] = each
  if (!first) throw new Error('nothing was called')
  expect(new Set(each.map(({ status, text }) => `${status} ${text}`)).size, 'answered alike each time').toBe(1)
  return { ...first, statements: fewest('statements'), roundTrips: fewest('roundTrips') }
}

const times = <Made>(make: () => Made): Made[] => Array.from({ length: 5 }, make)
const ask = (contact: string) => () => world.as(browserOfHolder()).call(askPortalCode, { input: { contact } })
const answer = (challenge: string, code: string) => () =>
  world.as(browserOfHolder()).call(issueToken, { input: { grant_type: 'crp_code', challenge, code, client_id: 'my' } })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('nobody can tell whether there is an account (T10)', () => {
  test('by asking for a code: of an e-mail, of a number, of an account that was never opened', async () => {
    const unopened = await accountBehindLink(world)
    await Promise.all([ask(known.email)(), ask('nobody@example.org')()])
    const ofNobody = await seenOf(times(() => ask('nobody@example.org')))
    expect(ofNobody.status).toBe(200)
    for (const contact of [known.email, known.mobile, unopened.email, unopened.mobile, '+46701749999']) {
      expect(await seenOf(times(() => ask(contact)))).toEqual(ofNobody)
    }
  })

  test('by a code that is wrong, of somebody or of nobody, or by a challenge that was made up', async () => {
    const challengeOf = async (contact: string) => (await ask(contact)()).body.challenge
    const wrong = async (contact: string) => {
      const challenge = await challengeOf(contact)
      return answer(challenge, other(await codeOf(world, challenge)))
    }
    const right = await challengeOf('nobody@example.org')
    const ofKnown = await seenOf(await Promise.all(times(() => wrong(known.email))))
    const ofNobody = await seenOf(await Promise.all(times(() => wrong('nobody@example.org'))))
    expect(ofNobody).toEqual(ofKnown)
    // Also by the code that would be the right one, were there somebody.
    const code = await codeOf(world, right)
    const { statements, roundTrips, ...told } = await seenOf(times(() => answer(right, code)))
    expect(told).toEqual({ status: ofKnown.status, text: ofKnown.text, headers: ofKnown.headers })
    expect([statements, roundTrips]).toEqual([ofKnown.statements, ofKnown.roundTrips])
    expect(await seenOf(times(() => answer('x'.repeat(43), '123456')))).toEqual(ofKnown)
  })

  test('by an e-ID: of nobody, of an account that was never opened, of a guardian whose child has come of age', async () => {
    const numbers = { unopened: '193712036841', former: '194206119093', nobody: '194001079120' }
    const unopened = await accountBehindLink(world, "now() + interval '7 days'", { ssn: numbers.unopened })
    expect(unopened.accountId).toBeGreaterThan(0)
    const guardians = [{ firstName: 'Gun', lastName: 'Vård', ssn: numbers.former }]
    const { id, guardianId } = await newPerson(world, { birthDate: '1990-02-03', guardians })
    await portalAccountOf(world, { careRecipientId: id, holder: 'guardian', guardianId, name: 'Gun Vård' })
    const seen = async (number: string) => {
      const shown = []
      for (const show of times(() => () => showEid(world, number))) shown.push(await show())
      return seenOf(shown.map((each) => () => bringEid(world, each)))
    }
    const ofNobody = await seen(numbers.nobody)
    expect(ofNobody.text).toContain('ath0001')
    expect(await seen(numbers.unopened)).toEqual(ofNobody)
    expect(await seen(numbers.former)).toEqual(ofNobody)
  })

  test('by wishing for an e-mail that is somebody else’s', async () => {
    const holder = await openHolder(
      world,
      await portalAccountOf(world, { careRecipientId: (await newPerson(world)).id }),
      null,
    )
    const wish = (email: string) => () => world.as(holder).call(changeOwnContact, { input: { email } })
    // As long as the other one: what was wished for is told back.
    const unknown = known.email.replaceAll(/\d/g, 'x')
    expect(unknown).not.toBe(known.email)
    const alike = ({ text, ...seen }: Seen) => ({ ...seen, text: text.replace(/"to":"[^"]*"/, '') })
    const ofNobody = await seenOf(times(() => wish(unknown)))
    expect(alike(await seenOf(times(() => wish(known.email))))).toEqual(alike(ofNobody))
  })

  test('and more work would be seen', async () => {
    const one = await seenOf(times(() => ask('nobody@example.org')))
    const two = await seenOf(
      times(() => async () => {
        await ask('nobody@example.org')()
        return ask('somebody.else@example.org')()
      }),
    )
    expect(two.statements).toBeGreaterThan(one.statements)
    expect(two.roundTrips).toBeGreaterThan(one.roundTrips)
  })
})

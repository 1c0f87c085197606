import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { readPortalLink } from '@omsorg/contract/sign-in/portal/read-portal-link.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { browserOfHolder, codeOf } from '../../testing/portal/holders.ts'
import { accountBehindLink } from '../../testing/portal/links.ts'
import { signedIn, type World, openWorld } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate omsorg.crp_code, omsorg.crp_try; delete from omsorg.crp_device'))

const week = "now() + interval '7 days'"
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** What is so when that much time has gone by; the clock of the database stands, so it is turned back. */
async function later(by: Temporal.DurationLike, check: () => Promise<void>): Promise<void> {
  world.clock.turn(by)
  await check()
  world.clock.turn(Temporal.Duration.from(by).negated())
}

const read = (activation: string) => world.as(browserOfHolder()).call(readPortalLink, { input: { activation } })

/** A phone or a computer on which the link of a mail was opened. */
function device(activation: string, browser: Caller = browserOfHolder()) {
  let challenge = ''
  return {
    asks: async () => {
      const asked = await world.as(browser).call(askPortalCode, { input: { activation } })
      challenge = asked.body.challenge ?? ''
      return asked
    },
    code: () => codeOf(world, challenge),
    answers: (code: string) =>
      world.as(browser).call(issueToken, {
        input: { grant_type: 'crp_activation', activation, challenge, code, client_id: 'my' },
      }),
    browser,
  }
}

test('a link of seven days opens in its last hour, and not an hour later', async () => {
  const { activation } = await accountBehindLink(world, week)
  await later({ hours: 7 * 24 - 1 }, async () => expect((await device(activation).asks()).status).toBe(200))
  await later({ hours: 7 * 24 + 1 }, async () => expect((await device(activation).asks()).text).toContain('link-ended'))
})

test('a code that was asked for behind a link is good for nothing once the link has ended', async () => {
  const { activation } = await accountBehindLink(world, "now() + interval '2 minutes'")
  const phone = device(activation)
  await phone.asks()
  const code = await phone.code()
  await later({ minutes: 3 }, async () => expect((await phone.answers(code)).text).toContain('link-ended'))
})

test('a link that is open on two devices lets in the first that shows its code; the second reads that it was used, and the first goes on', async () => {
  const { activation } = await accountBehindLink(world, week)
  const phone = device(activation)
  const computer = device(activation)
  await phone.asks()
  await computer.asks()
  const [codeOnPhone, codeOnComputer] = [await phone.code(), await computer.code()]
  const opened = await phone.answers(codeOnPhone)
  expect(opened.status).toBe(200)
  expect((await computer.answers(codeOnComputer)).text).toContain('link-used')
  expect((await computer.asks()).text).toContain('link-used')
  const holder = signedIn(opened.body, phone.browser.cookies)
  expect((await world.as(holder).call(readMe, {})).status).toBe(200)
})

test('a code that was typed wrong five times is good no more, and the link still is with a new one', async () => {
  const { activation } = await accountBehindLink(world, week)
  const phone = device(activation)
  await phone.asks()
  const code = await phone.code()
  for (let tries = 0; tries < 5; tries++) expect((await phone.answers(wrongFor(code))).status).toBe(400)
  expect((await phone.answers(code)).status).toBe(400)
  await phone.asks()
  expect((await phone.answers(await phone.code())).status).toBe(200)
})

test('a link says until when it is good, and nothing of whom it is for; read as often as one likes it opens as before', async () => {
  const { activation, email, mobile } = await accountBehindLink(world, week)
  const { rows } = await world.owner.query<{ expires_at: string }>(
    'select expires_at from omsorg.crp_activation_link where used_at is null order by id desc limit 1',
  )
  const said = await read(activation)
  expect(said.body).toEqual({ good_until: rows[0]?.expires_at, market: 10 })
  for (const own of [email, mobile]) expect(said.text).not.toContain(own)
  await read(activation)
  const phone = device(activation)
  await phone.asks()
  expect((await phone.answers(await phone.code())).status).toBe(200)
})

test('a link that is good no longer says why: it has ended, was used, or a newer one took its place; one that never was is told like one that ended', async () => {
  const ended = await accountBehindLink(world, "now() - interval '1 minute'")
  expect((await read(ended.activation)).text).toContain('link-ended')
  const used = await accountBehindLink(world, week)
  const phone = device(used.activation)
  await phone.asks()
  await phone.answers(await phone.code())
  expect((await read(used.activation)).text).toContain('link-used')
  const replaced = await accountBehindLink(world, week)
  await world.owner.query('update omsorg.crp_activation_link set replaced_at = now() where crp_account_id = $1', [
    replaced.accountId,
  ])
  expect((await read(replaced.activation)).text).toContain('link-replaced')
  expect((await read(`link-${crypto.randomUUID()}`)).text).toBe((await read(ended.activation)).text)
})

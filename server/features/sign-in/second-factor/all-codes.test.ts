import { sendCode } from '@omsorg/contract/sign-in/second-factor/send-code.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole, sized } from '../../../testing/scale/size.ts'
import { challenge, codeOf, giveCode } from '../../../testing/world/second-steps.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const allCodes = 1_000_000
const hands = 12

test(
  'of all codes that there are, given by many at once, five are listened to and none opens anything',
  { timeout: sized(30_000, 7_200_000) },
  async () => {
    const challenged = await challenge(world, world.people.owesSecondFactor)
    const { cookies, assertion } = challenged
    await world.as({ ...nobody(), cookies }).call(sendCode, { input: { client_id: 'web', assertion, kind: 'email' } })
    const count = sized(400, allCodes)
    // The right one stands in the middle, so that it is reached after the tries and not among them.
    const first = (Number(codeOf(world, challenged)) + allCodes - count / 2) % allCodes
    const sessions = async () => (await world.owner.query('select count(*)::int from omsorg.refresh_family')).rows[0]
    const before = await sessions()

    const began = world.clock.now()
    // However long it takes, every code is given while the challenge runs.
    const stayWithinTheMinutes = () => {
      const gone = world.clock.now().since(began).total('seconds')
      if (gone > 60) world.clock.turn({ seconds: -Math.floor(gone) })
    }
    const answers = new Set<string>()
    let given = 0
    const guess = async () => {
      while (given < count) {
        const code = String((first + given++) % allCodes).padStart(6, '0')
        if (given % 100 === 0) stayWithinTheMinutes()
        if (isWhole && given % 50_000 === 0) console.info(`${given} of ${count} codes given`)
        const { status, text, headers } = await giveCode(world, challenged, code)
        answers.add(`${status} ${text} ${headers.getSetCookie().join()}`)
      }
    }
    await Promise.all(Array.from({ length: hands }, guess))

    expect(given).toBeGreaterThanOrEqual(count)
    expect([...answers]).toEqual(['400 {"error":"invalid_grant","title":"ath0005","refusal":"credentials-wrong"} '])
    expect(await sessions()).toEqual(before)
    const { rows } = await world.owner.query('select tries from omsorg.two_factor_challenge where id = $1', [
      challenged.id,
    ])
    expect(rows).toEqual([{ tries: 5 }])
  },
)

import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { marketCodes, marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Turns the clock to the next minute before midnight in a market, and answers the day that begins then. */
function turnToLastMinute(market: MarketCode): Temporal.PlainDate {
  const here = world.clock.now().toZonedDateTimeISO(marketOf(market).timeZone)
  const end = here.add({ days: 1 }).with({ hour: 23, minute: 59, second: 0, millisecond: 0 })
  world.clock.turn({ milliseconds: end.epochMilliseconds - here.epochMilliseconds })
  return end.toPlainDate().add({ days: 1 })
}

async function guardianOf(birthDate: Temporal.PlainDate, market: MarketCode) {
  const { id: careRecipientId, guardianId } = await newPerson(world)
  await world.owner.query('update omsorg.care_recipient set birth_date = $2 where id = $1', [
    careRecipientId,
    birthDate.toString(),
  ])
  const account = await portalAccountOf(world, {
    careRecipientId,
    holder: 'guardian',
    guardianId,
    name: 'Gun Vård',
    market,
  })
  return { careRecipientId, guardian: await openHolder(world, account, careRecipientId) }
}

const me = async (holder: SignedIn) => (await world.as(holder).call(readMe, {})).body
const home = (holder: SignedIn, careRecipientId: number) =>
  world.as(holder).call(readHome, { params: { careRecipientId } })

test.each(marketCodes)(
  'in market %i a guardian sees the child at 23:59 of the day before, and at 00:00 nothing more, in the same session',
  async (market) => {
    const birthday = turnToLastMinute(market)
    const { careRecipientId, guardian } = await guardianOf(birthday.subtract({ years: 18 }), market)
    expect((await home(guardian, careRecipientId)).status).toBe(200)
    const before = await me(guardian)
    expect(before).toMatchObject({
      today: birthday.subtract({ days: 1 }).toString(),
      recipients: [{ open: { allowed: true }, endsOn: birthday.toString(), age: 17 }],
    })

    world.clock.turn({ minutes: 1 })
    const after = await home(guardian, careRecipientId)
    const missing = await home(guardian, 2_000_000_000)
    expect([after.status, after.text]).toEqual([404, missing.text])
    expect(await me(guardian)).toMatchObject({
      today: birthday.toString(),
      recipients: [{ open: { allowed: false, reason: 'of-age' }, age: null, can: null }],
    })
    const chosen = await world.as(guardian).call(issueToken, {
      input: {
        grant_type: 'change_recipient',
        assertion: guardian.accessToken,
        care_recipient_id: careRecipientId,
        client_id: 'my',
      },
    })
    expect(chosen.text).toContain('person-out-of-reach')
  },
)

test('midnight is that of the market: of a child of the same day the Finnish guardian stops an hour before the Swedish one', async () => {
  const birthday = turnToLastMinute(30)
  const born = birthday.subtract({ years: 18 })
  const finnish = await guardianOf(born, 30)
  const swedish = await guardianOf(born, 10)
  world.clock.turn({ minutes: 1 })
  const statuses = async () =>
    Promise.all([finnish, swedish].map(async (each) => (await home(each.guardian, each.careRecipientId)).status))
  expect(await statuses()).toEqual([404, 200])
})

test('who was born on 29 February comes of age on 1 March of a year without one', async () => {
  const last = Temporal.ZonedDateTime.from('2030-02-28T23:59[Europe/Stockholm]')
  world.clock.turn({ milliseconds: last.epochMilliseconds - world.clock.now().epochMilliseconds })
  const { careRecipientId, guardian } = await guardianOf(Temporal.PlainDate.from('2012-02-29'), 10)
  expect((await home(guardian, careRecipientId)).status).toBe(200)
  expect((await me(guardian)).recipients).toMatchObject([{ endsOn: '2030-03-01' }])
  world.clock.turn({ minutes: 1 })
  expect((await home(guardian, careRecipientId)).status).toBe(404)
})

import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { atPlace, insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

/** A hospital reaches us by one address. */
const hospital = { 'x-forwarded-for': '198.51.100.7' }
const staff = 200
/** Of two hundred in a minute so many come at once; each of these waves would have six seconds. */
const atOnce = 20

let world: World
let nurses: readonly Account[]
beforeAll(async () => {
  world = await openWorld()
  const passwordHash = await passwordHashOf(password)
  const at = [{ node: atPlace(world.home.place), roles: ['Orderer'], isDefault: true }]
  const insert = (number: number) =>
    insertUser(world.owner, { userName: `ward.${number}`, client: world.home.client, passwordHash, at })
  nurses = await Promise.all(Array.from({ length: staff }, (_, number) => insert(number)))
})
afterAll(() => world.close())

function give(browser: ReturnType<typeof nobody>, { userName }: Account, given: string) {
  const input = { grant_type: 'password' as const, username: userName, password: given, client_id: 'web' as const }
  return world.as(browser).call(issueToken, { input, headers: hospital })
}

/** On a browser that nobody has signed in with; more than half get the password wrong once. */
async function arrive(nurse: Account, index: number): Promise<SignedIn> {
  const browser = nobody()
  if (index % 5 < 3) expect((await give(browser, nurse, 'Friday-Password-7!')).status).toBe(400)
  const { status, body } = await give(browser, nurse, password)
  expect([nurse.userName, status]).toEqual([nurse.userName, 200])
  return signedIn(body, browser.cookies)
}

/** As a browser does: what is answered 503 is asked again. Answers each status on the way to the pair. */
async function renew(session: SignedIn): Promise<{ readonly statuses: readonly number[]; readonly session: SignedIn }> {
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    const input = {
      grant_type: 'refresh_token' as const,
      refresh_token: session.refreshToken,
      client_id: 'web' as const,
    }
    const browser = { ...session, accessToken: null }
    const { status, body } = await world.as(browser).call(issueToken, { input, headers: hospital })
    statuses.push(status)
    if (status === 200) return { statuses, session: signedIn(body, session.cookies) }
  }
  return { statuses, session }
}

test('a whole hospital behind one address signs in on a Monday morning, renews at the same moment, and nobody is thrown out', async () => {
  const sessions: SignedIn[] = []
  for (let from = 0; from < staff; from += atOnce) {
    const wave = nurses.slice(from, from + atOnce)
    sessions.push(...(await Promise.all(wave.map((nurse, index) => arrive(nurse, index)))))
  }
  expect(sessions).toHaveLength(staff)

  const renewed = await Promise.all(sessions.map(renew))
  const statuses = new Set(renewed.flatMap((each) => each.statuses))
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(renewed.filter((each) => each.statuses.at(-1) !== 200)).toEqual([])

  const inside = await Promise.all(
    renewed.map(({ session }) =>
      world.as(session).call(readMembership, { params: { id: Number(session.claims.sub) }, headers: hospital }),
    ),
  )
  expect(inside.filter(({ status }) => status !== 200)).toEqual([])
}, 60_000)

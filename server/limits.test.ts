import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const read = () => world.as(anna).call(readCareRecipient, { params: { id: world.care.ordinary.id } })

describe('while the database does not answer', () => {
  test('a statement is ended after five seconds, in the words that the specification knows', async () => {
    await world.owner.query('begin; lock table omsorg.care_recipient in access exclusive mode')
    const began = performance.now()
    const answer = await read()
    await world.owner.query('rollback')
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ message: 'Execution Timeout Expired', traceId: expect.any(String) })
    expect(performance.now() - began).toBeLessThan(8_000)
    expect((await read()).status).toBe(200)
  })

  test('calls beyond what can be waited for are sent away at once, and those inside are answered', async () => {
    await world.owner.query('begin; lock table omsorg.care_recipient in access exclusive mode')
    const inside = Array.from({ length: 211 }, read)
    let sentAway = await read()
    // Calls reach the server in their own time; those sent away come back while the others wait.
    await expect
      .poll(async () => (sentAway.status === 503 ? sentAway : (sentAway = await read())).status, { timeout: 3_000 })
      .toBe(503)
    await world.owner.query('rollback')
    expect(sentAway.headers.get('retry-after')).toBe('2')
    const answers = await Promise.all(inside)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(190)
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
  })
})

import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { reportDeath } from '@omsorg/contract/care-recipients/status/report-death.ts'
import { listConversations } from '@omsorg/contract/care-recipients/conversation/list-conversations.ts'
import { recordConversation } from '@omsorg/contract/care-recipients/conversation/record-conversation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { newPerson } from '../../../testing/examples/care-recipients.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const write = (careRecipientId: number, day = '2026-01-02', more: { note?: string; idempotencyKey?: string } = {}) => {
  const { note, ...extras } = more
  const input = { careRecipientId, day, ...(note === undefined ? {} : { note }) }
  return world.as(nurse).call(recordConversation, { input, ...extras })
}
const list = (careRecipientId: number) => world.as(nurse).call(listConversations, { input: { careRecipientId } })
const daysOf = async (careRecipientId: number) => (await list(careRecipientId)).body.entries.map(({ day }) => day)

describe('a conversation', () => {
  test('is noted with its day, a word if there is one, and who wrote it; the newest day stands first', async () => {
    const { id } = await newPerson(world)
    await write(id, '2026-01-02', { note: ' Mår bra ' })
    await write(id, '2025-12-24')
    const by = { name: 'Anna Ek', onBehalfOf: null }
    expect((await list(id)).body).toEqual({
      careRecipientId: id,
      entries: [
        { id: expect.any(Number), day: '2026-01-02', by, note: 'Mår bra' },
        { id: expect.any(Number), day: '2025-12-24', by, note: '' },
      ],
    })
  })

  test('comes with the person: the day of the last one', async () => {
    const { id } = await newPerson(world)
    const last = async () => (await world.as(nurse).call(readCareRecipient, { params: { id } })).body.lastConversationOn
    expect(await last()).toBeNull()
    await write(id, '2026-01-02')
    await write(id, '2025-12-24')
    expect(await last()).toBe('2026-01-02')
  })

  test('is on no day to come, and not before the birth', async () => {
    const { id } = await newPerson(world, { birthDate: '1950-02-03' })
    expect((await write(id, '9999-01-01')).body).toMatchObject({ refusal: 'in-future', errors: { day: 'COM001001' } })
    expect((await write(id, '1950-02-02')).body).toMatchObject({
      refusal: 'before-birth',
      errors: { day: 'COM001001' },
    })
    expect((await write(id, '1950-02-03')).status).toBe(200)
  })

  test('does not tell when a protected person was born, whichever days are tried', async () => {
    const { id } = await newPerson(world, { birthDate: '1950-02-03', protectedKind: 'SE_sekretess' })
    expect((await write(id, '1950-02-02')).status).toBe(200)
  })

  test('has a word of at most 500 signs', async () => {
    const { id } = await newPerson(world)
    expect((await write(id, '2026-01-02', { note: 'a'.repeat(501) })).errors).toEqual({ note: 'COM001001' })
    expect((await write(id, '2026-01-02', { note: 'a'.repeat(500) })).status).toBe(200)
  })

  test('with a person out of reach is refused like one with nobody', async () => {
    const [stranger, nobody] = await Promise.all([write(world.care.ofNeighbour.id), write(2_000_000_000)])
    expect(stranger.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect(stranger.text).toBe(nobody.text)
  })

  test('waits for an inactive person to be active', async () => {
    expect((await write(world.care.inactive.id)).errors).toEqual({ 'recipient-inactive': 'GBS000704' })
  })

  test('sent fifty times at once with one key is noted once', async () => {
    const { id } = await newPerson(world)
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(id, '2026-01-02', { idempotencyKey })))
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
    expect(await daysOf(id)).toEqual(['2026-01-02'])
  })

  test('and a death that is reported at the same moment come one after the other', async () => {
    const { id } = await newPerson(world)
    const death = world.as(nurse).call(reportDeath, { input: { careRecipientId: id, deceased: true } })
    const [reported, noted] = await Promise.all([death, write(id)])
    expect(reported.status).toBe(200)
    expect([undefined, 'recipient-deceased']).toContain(Object.keys(noted.errors ?? {})[0])
    expect(await daysOf(id)).toHaveLength(noted.status === 200 ? 1 : 0)
    expect((await write(id)).errors).toEqual({ 'recipient-deceased': 'GBS000710' })
  })
})

describe('the list', () => {
  test('of a person of whom nothing is written is empty', async () => {
    const careRecipientId = world.care.ordinary.id
    expect((await list(careRecipientId)).body).toEqual({ careRecipientId, entries: [] })
  })

  test('of a person out of reach is refused like that of nobody', async () => {
    const [stranger, nobody] = await Promise.all([list(world.care.ofNeighbour.id), list(2_000_000_000)])
    expect(stranger.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect(stranger.text).toBe(nobody.text)
  })
})

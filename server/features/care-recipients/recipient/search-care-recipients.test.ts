import {
  recipientSort,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const search = (actor: SignedIn, input: Parameters<typeof asked>[0] = {}) =>
  world.as(actor).call(searchCareRecipients, { input: asked(input) })

function asked(input: {
  searchTerm?: string
  suggestions?: ['time-to-order']
  statuses?: ['deceased']
  sortBy?: 1
  sortOrder?: 'asc' | 'desc'
  page?: number
  pageSize?: number
}) {
  return input
}

describe('the list of care recipients', () => {
  test('shows everybody at the care place and nobody of another, the most urgent first (O-1-08, O-3-14)', async () => {
    const { body } = await search(nurse)
    const { ordinary, protected: hidden, inactive, deceased } = world.care
    const ids = body.entities.map((each) => each.careRecipientId)
    expect(new Set(ids)).toEqual(new Set([ordinary.id, hidden.id, inactive.id, deceased.id]))
    expect(body.totalCount).toBe(4)
    const statusOf = (id: number) => body.entities.find((each) => each.careRecipientId === id)?.status
    expect([ordinary, inactive, deceased].map(({ id }) => statusOf(id))).toEqual(['active', 'inactive', 'deceased'])
    expect(body.entities[0]?.urgent?.suggestion).toMatchObject({ word: 'time-to-order', action: 'order', reason: null })
    expect(body.counts).toMatchObject({ timeToOrder: 2, toOrder: 2, toRenew: 0, soon: 0 })
    expect(body.entities.at(-1)?.urgent).toBeNull()
  })

  test('tells nothing of a protected person but that there is one', async () => {
    const { body, text } = await search(nurse)
    const hidden = body.entities.find((each) => each.protected)
    expect(hidden).toMatchObject({ firstName: null, lastName: null, ssn: null, birthDate: null })
    expect(hidden?.where).toMatchObject({ kind: 'care-place', street: null, room: null })
    expect(text).not.toMatch(/Hemlig|Gömd|19400101/)
  })

  test('finds by words of the name, but a protected person by the full identity number only (O-3-02)', async () => {
    expect((await search(nurse, { searchTerm: 'signe' })).body.entities).toMatchObject([
      { firstName: 'Signe', lastName: 'Åkerström' },
    ])
    expect((await search(nurse, { searchTerm: 'hemlig' })).body.totalCount).toBe(0)
    expect((await search(nurse, { searchTerm: '19400101-8021' })).body.entities).toMatchObject([{ protected: true }])
    expect((await search(nurse, { searchTerm: '400101-8021' })).body.totalCount).toBe(1)
  })

  test.each(['signe åkerström', 'ÅKERSTRÖM SIGNE', 'akerstrom sig', 'Sign Åker', '  åker   sign '])(
    'forgives accents, case, the order of the words and half of them: %j',
    async (searchTerm) => {
      const { body } = await search(nurse, { searchTerm })
      expect(body.entities.map((each) => each.careRecipientId)).toEqual([world.care.ordinary.id])
    },
  )

  test('asks for four characters, of which spaces around do not count (O-7-165)', async () => {
    const { status, errors } = await search(nurse, { searchTerm: ' sig  ' })
    expect([status, errors]).toEqual([400, { searchTerm: 'COM001001' }])
    expect((await search(nurse, { searchTerm: 'sign' })).body).toMatchObject({
      totalCount: 1,
      entities: [{ careRecipientId: world.care.ordinary.id, status: 'active' }],
    })
  })

  test('never finds a person of another place, not even by the full number', async () => {
    expect((await search(nurse, { searchTerm: '19430101-8024' })).body.totalCount).toBe(0)
    expect((await search(nurse, { searchTerm: '19440101-8025' })).body.totalCount).toBe(0)
  })

  test('counts all words whatever word is chosen, and chooses by status', async () => {
    const due = await search(nurse, { suggestions: ['time-to-order'] })
    expect(due.body.totalCount).toBe(due.body.counts.timeToOrder)
    const dead = await search(nurse, { statuses: ['deceased'], sortBy: recipientSort.lastName })
    expect(dead.body.entities.map((each) => each.careRecipientId)).toEqual([world.care.deceased.id])
  })

  test('names on each page everybody who can be ordered for now, as many as it counts, in its own order', async () => {
    const { ordinary, protected: hidden } = world.care
    for (const page of [1, 2]) {
      const { body } = await search(nurse, { page, pageSize: 1 })
      expect(body.entities).toHaveLength(1)
      expect(body.toOrderIds.toSorted()).toEqual([ordinary.id, hidden.id].toSorted())
      expect(body.counts.toOrder).toBe(body.toOrderIds.length)
    }
    const ids = async (sortOrder: 'asc' | 'desc') =>
      (await search(nurse, { sortBy: recipientSort.lastName, sortOrder })).body
    const [up, down] = [await ids('asc'), await ids('desc')]
    const listed = (body: typeof up) =>
      body.entities.map(({ careRecipientId }) => careRecipientId).filter((id) => body.toOrderIds.includes(id))
    expect([up.toOrderIds, down.toOrderIds]).toEqual([listed(up), listed(down)])
    expect((await search(nurse, { searchTerm: 'signe' })).body.toOrderIds).toEqual([ordinary.id])
  })

  test('is refused where no care place is chosen (O-8-25)', async () => {
    const withoutPlace = await world.signIn(world.people.withoutPlace)
    const placeless = await world.withClaims(withoutPlace, { permissions: nurse.claims.permissions })
    expect((await search(placeless)).errors).toEqual({ 'place-not-chosen': 'CRS003002' })
  })

  test('reaches all clients of the market for customer service, which must search for somebody (O-7-180, O-2-84, O-1-05)', async () => {
    expect((await search(service)).body.totalCount).toBe(0)
    const { body } = await search(service, { searchTerm: 'åkerström' })
    const ids = body.entities.map((each) => each.careRecipientId)
    expect(ids).toContain(world.care.ofNeighbour.id)
    expect(ids).toContain(world.care.atSisterPlace.id)
    expect(ids).not.toContain(world.care.abroad.id)
  })
})

import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let astrid: number
let hidden: number
let neighbour: number

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  const born = { birthDate: '1945-01-10', temporarySsn: false, lastName: 'Norrbäck' }
  astrid = (await newPerson(world, { ...born, firstName: 'Astrid', ssn: '194501102388', room: '214' })).id
  hidden = (await newPerson(world, { ...born, ssn: '194501102396', room: '214', protectedKind: 'SE_sekretess' })).id
  const place = world.neighbour.place
  neighbour = (await newPerson(world, { ...born, firstName: 'Astrid', ssn: '194501102388', room: '214', place })).id
})
afterAll(() => world.close())

const ask = async (actor: SignedIn, input: Partial<InputOf<typeof searchCareRecipients>>) =>
  (await world.as(actor).call(searchCareRecipients, { input: { pageSize: 100, ...input } })).body
const found = async (actor: SignedIn, searchTerm: string) =>
  (await ask(actor, { searchTerm })).entities.map((each) => each.careRecipientId)

describe('at the care place a person is found', () => {
  test.each([
    '19450110',
    '1945-01-10',
    '450110',
    '450110-',
    '4501',
    '19450110-23',
    '2388',
    '214',
    'rum 214',
    'Astrid 2388',
  ])('by %s, and nobody with protected identity or at another place', async (term) => {
    expect(await found(nurse, term)).toEqual([astrid])
  })

  test.each(['19450111', '450111', '9999', '999', '14', '4514', 'Signe 2388', '19450110-24'])(
    'not by %s, and then nobody is shown',
    async (term) => {
      expect(await ask(nurse, { searchTerm: term })).toMatchObject({ entities: [], totalCount: 0 })
    },
  )

  test('by the room or the reference as by the name, in any order', async () => {
    expect(await found(nurse, '214 norr')).toEqual([astrid])
  })

  test('whose number is temporary by the birth date alone', async () => {
    const { id } = await newPerson(world, { birthDate: '1961-07-01', ssn: 'OKÄND 61', temporarySsn: true })
    expect(await found(nurse, '610701')).toEqual([id])
  })
})

describe('customer service finds a person of the market', () => {
  test('by the birth date, and by the last signs beside a name', async () => {
    expect(new Set(await found(service, '19450110'))).toEqual(new Set([astrid, neighbour]))
    expect(new Set(await found(service, 'Norrbäck 2388'))).toEqual(new Set([astrid, neighbour]))
    expect(await found(service, 'Norrbäck 2396')).toEqual([])
  })

  test('not by the last signs alone, nor by a room', async () => {
    expect(await found(service, '2388')).toEqual([])
    expect(await found(service, '214')).toEqual([])
  })
})

describe('the list', () => {
  test('shows the rooms that are asked for, and names those there are, never of a protected person', async () => {
    const other = await newPerson(world, { room: '9', firstName: 'Berit' })
    const body = await ask(nurse, { rooms: ['214'] })
    expect(body.entities.map((each) => each.careRecipientId)).toEqual([astrid])
    expect(body.rooms).toEqual(['9', '214'])
    expect((await ask(nurse, { rooms: ['9', '214'] })).entities.map((each) => each.careRecipientId)).toEqual(
      expect.arrayContaining([astrid, other.id]),
    )
    expect((await ask(nurse, {})).entities.map((each) => each.careRecipientId)).toContain(hidden)
  })

  test('shows whoever has something prescribed in an area, and counts those', async () => {
    const { ordinary } = world.care
    const body = await ask(nurse, { areas: ['Catheter'] })
    expect(body.entities.map((each) => each.careRecipientId)).toContain(ordinary.id)
    expect(body.entities.map((each) => each.careRecipientId)).not.toContain(astrid)
    expect(body.counts.timeToOrder).toBe(
      body.entities.filter((each) => each.urgent?.suggestion.word === 'time-to-order').length,
    )
    expect((await ask(nurse, { areas: ['Ostomy'] })).totalCount).toBe(0)
  })
})

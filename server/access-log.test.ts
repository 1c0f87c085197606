import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { allows, type Endpoint } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attempt } from './testing/attacks/attack.ts'
import { adviceOn, exampleOf } from './testing/examples.ts'
import { holderAtHome } from './testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let anna: SignedIn
/** Holds every other permission of GUIDE. */
let colleague: SignedIn
/** Handles the portal accounts at home. */
let keeper: SignedIn
let service: SignedIn
/** Reads the log itself. */
let officer: SignedIn
/** Holds the portal account of the person at home. */
let holder: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
  keeper = await world.signIn(world.people.keeper)
  service = await world.signIn(world.people.customerService)
  officer = await world.signIn(world.people.administrator)
  holder = await holderAtHome(world)
})
beforeEach(async () => {
  await world.owner.query('truncate omsorg.access_log')
})
afterAll(() => world.close())

interface LogRow {
  readonly user_id: number
  readonly impersonator_id: number | null
  readonly action: string
  readonly care_recipient_id: number | null
  readonly care_place_id: string | null
  readonly client_id: string | null
  readonly market: number | null
  readonly criterion_hash: string | null
}

async function log(): Promise<LogRow[]> {
  const { rows } = await world.owner.query<LogRow>(
    `select * from omsorg.access_log where at > now() - interval '1 day' order by care_recipient_id`,
  )
  return rows
}

const read = (id: number, caller = anna) => world.as(caller).call(readCareRecipient, { params: { id } })
const search = (searchTerm: string) => world.as(anna).call(searchCareRecipients, { input: { searchTerm } })

function actorOf({ applications, permission }: Endpoint): SignedIn {
  const may = ({ claims }: SignedIn) => allows(permission, (name) => claims.permissions.includes(name))
  if (applications?.includes('CRP')) return holder
  if (applications?.includes('GUIDE')) return may(colleague) ? colleague : keeper
  return applications?.includes('CSP') ? service : officer
}

const showing = (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
  endpoint.shows ? [[endpoint.name, endpoint] as const] : [],
)

describe('an answer that shows persons', () => {
  test.each(showing)('of %s leaves exactly one row for each of them', async (_name, endpoint) => {
    const actor = actorOf(endpoint)
    const sent = await exampleOf(endpoint, world, actor)
    // What an example needs in the log is older.
    await world.owner.query(`delete from omsorg.access_log where at > now() - interval '1 day'`)
    const answer = await attempt({ world, endpoint, address: world.address(), actor, sent }, {})
    const shown = endpoint.shows?.(answer.body as never) ?? []
    expect(shown.length, `${adviceOn(endpoint)}, and shows somebody`).toBeGreaterThan(0)
    expect((await log()).map((row) => [row.action, row.care_recipient_id])).toEqual(
      [...new Set(shown)].toSorted((one, other) => one - other).map((id) => [endpoint.name, id]),
    )
    expect(await log()).toEqual(
      shown.map(() =>
        expect.objectContaining({ client_id: world.home.client.id, care_place_id: world.home.place.id, market: 10 }),
      ),
    )
  })

  test('names who saw it, at which place, and on whose behalf', async () => {
    const { prescriber, impersonator } = world.people
    await read(world.care.ordinary.id)
    const acting = await world.actAs(prescriber)
    await read(world.care.protected.id, acting)
    const here = {
      action: 'care-recipients/recipient/read-care-recipient',
      care_place_id: world.home.place.id,
      client_id: world.home.client.id,
    }
    expect(await log()).toMatchObject([
      { ...here, user_id: prescriber.id, impersonator_id: null, care_recipient_id: world.care.ordinary.id },
      { ...here, user_id: prescriber.id, impersonator_id: impersonator.id, care_recipient_id: world.care.protected.id },
    ])
  })
})

describe('customer service', () => {
  const id = () => world.care.ordinary.id
  const see = (headers: Record<string, string>) =>
    world.as(service).call(readCareRecipient, { params: { id: id() }, headers })

  test('is written down at the own client and place of the person, whatever else of the market it names, or nothing', async () => {
    const { home, neighbour } = world
    for (const headers of [{}, { 'om-client-id': neighbour.client.id, 'om-care-place-id': neighbour.place.id }]) {
      expect((await see(headers)).status).toBe(200)
    }
    const row = { care_recipient_id: id(), client_id: home.client.id, care_place_id: home.place.id, market: 10 }
    expect(await log()).toMatchObject([row, row])
  })

  test.each(['om-client-id', 'om-care-place-id'])(
    'sees nobody while %s names another market, or nothing that exists (O-7-03, O-7-04)',
    async (name) => {
      const { abroad } = world
      const foreign = name === 'om-client-id' ? abroad.client.id : abroad.place.id
      for (const value of [foreign, crypto.randomUUID()]) {
        const { status, body } = await see({ [name]: value })
        expect([status, body]).toMatchObject([403, { refusal: 'forbidden', detail: { missing: 'place' } }])
      }
      expect(await log()).toEqual([])
    },
  )
})

test('a row of a person without client and place cannot be written', async () => {
  const written = world.owner.query(
    `insert into omsorg.access_log (user_id, market, action, care_recipient_id) values (1, 10, 'read', 1)`,
  )
  await expect(written).rejects.toThrow('access_log_at_place')
})

describe('a search', () => {
  test('leaves what was asked, unreadable and yet the same each time, on the row of each hit', async () => {
    await search('Signe')
    await search('SIGNE')
    const rows = await log()
    expect(rows.map((row) => row.care_recipient_id)).toEqual([world.care.ordinary.id, world.care.ordinary.id])
    expect(rows[0]?.criterion_hash).toMatch(/^[\da-f]{64}$/)
    expect(rows[1]?.criterion_hash).toBe(rows[0]?.criterion_hash)
  })

  test('without hits leaves one row of its criterion', async () => {
    await search('Nobody has this name')
    expect(await log()).toMatchObject([
      { care_recipient_id: null, criterion_hash: expect.stringMatching(/^[\da-f]{64}$/) },
    ])
  })
})

describe('a call that shows nobody', () => {
  test('because it was refused leaves no row', async () => {
    const withoutRight = await world.withClaims(anna, { permissions: [] })
    expect((await read(world.care.ordinary.id, withoutRight)).status).toBe(403)
    expect((await read(world.care.ofNeighbour.id)).status).toBe(404)
    expect((await search('abc')).status).toBe(400)
    expect(await log()).toEqual([])
  })
})

describe('a call whose row travels with its questions', () => {
  const asking = {
    'the page': (careRecipientId: number) => read(careRecipientId),
    'the products tab': (careRecipientId: number) =>
      world.as(anna).call(searchPrescriptions, { input: { careRecipientId } }),
    'the order history': (careRecipientId: number) =>
      world.as(anna).call(searchOrdersByCareRecipient, { input: { careRecipientId } }),
  }

  test('is one of three', () => {
    const asked = { input: { careRecipientId: 1 }, params: { id: 1 } } as never
    const told = (endpoints as readonly Endpoint[]).filter(({ tellsOf }) => tellsOf?.(asked) === 1)
    expect(told).toHaveLength(Object.keys(asking).length)
  })

  test.each(Object.entries(asking))('leaves one of %s, and none of whoever is out of reach', async (_, ask) => {
    const { ordinary, ofNeighbour, atSisterPlace } = world.care
    expect((await ask(ordinary.id)).status).toBe(200)
    for (const foreign of [ofNeighbour, atSisterPlace]) expect((await ask(foreign.id)).status).not.toBe(200)
    expect((await log()).map((row) => row.care_recipient_id)).toEqual([ordinary.id])
  })
})

describe('when the log cannot be written', () => {
  test('nobody is shown', async () => {
    await world.owner.query('revoke insert on omsorg.access_log from omsorg_app')
    const answers = [await read(world.care.ordinary.id), await search('Signe')]
    await world.owner.query('grant insert on omsorg.access_log to omsorg_app')
    for (const answer of answers) {
      expect(answer.status).toBe(500)
      expect(answer.body).toEqual({ message: 'GENERIC', traceId: expect.any(String) })
    }
    expect((await read(world.care.ordinary.id)).status).toBe(200)
  })
})

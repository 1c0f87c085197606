import {
  recipientSort,
  searchCareRecipients as contract,
  type RecipientRow,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { type RecipientStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { suggestionWords } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertManyPersons } from '../../../testing/many-persons.ts'
import { todayOf } from '../../../testing/prescriptions.ts'
import { replayedUrgency, type Replayed } from '../../../testing/replayed-list.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

type Input = InputOf<typeof contract>
type Answer = AnswerOf<typeof contract>

let world: World
let nurse: SignedIn
let ordererOfOneArea: SignedIn
let neighbour: SignedIn
let service: SignedIn

beforeAll(async () => {
  world = await openWorld()
  await insertManyPersons(world, { home: 90, sister: 25, neighbour: 60, orders: 5 })
  nurse = await world.signIn(world.people.prescriber)
  ordererOfOneArea = await world.signIn(world.people.ordererOfOneArea)
  neighbour = await world.signIn(world.people.stranger)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

interface Person {
  readonly id: number
  readonly care_recipient_guid: string
  readonly client_id: string
  readonly client_name: string
  readonly care_place_id: string
  readonly care_place_name: string
  readonly first_name: string
  readonly last_name: string
  readonly number: Buffer
  readonly identity_number_temporary: boolean
  readonly birth_date: string | null
  readonly sex: 'male' | 'female' | null
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
  readonly room: string
  readonly street: string | null
  readonly areas: readonly string[]
  readonly ordered: Answer['entities'][number]['orderedToday']
  readonly urgent: Replayed | null
}

const known = new Map<string, Promise<Person[]>>()

/** Everybody, each at the place that is named or else at the first of their own. Nothing changes in this world. */
function everybody(carePlaceId: string | null, actor: SignedIn): Promise<Person[]> {
  const key = `${carePlaceId} ${actor.claims.sub}`
  const persons = known.get(key) ?? replayEverybody(carePlaceId, actor)
  known.set(key, persons)
  return persons
}

async function replayEverybody(carePlaceId: string | null, actor: SignedIn): Promise<Person[]> {
  const today = todayOf(world)
  const { rows } = await world.owner.query<Omit<Person, 'urgent'>>(
    `select c.id, c.care_recipient_guid, c.client_id, client.name as client_name, link.care_place_id,
       place.name as care_place_name, c.first_name, c.last_name, c.identity_number_encrypted as number,
       c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, link.room,
       case when c.status = 1 then link.status else c.status end as status,
       (select a.street from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'
        order by a.is_default desc, a.id limit 1) as street,
       array(select p.therapy_area::text from omsorg.prescription p
             where p.care_recipient_id = c.id and p.status in (2, 4)) as areas,
       (select json_build_object('customerOrderId', o.id, 'by', json_build_object('name', 'Anna Ek', 'onBehalfOf', null), 'at', o.confirmed_at) from omsorg.customer_order o
        where o.state = 2 and (o.confirmed_at at time zone 'Europe/Stockholm')::date = $2::date
          and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7
                      and c.id in (o.care_recipient_id, p.care_recipient_id))
        order by o.confirmed_at desc, o.id desc limit 1) as ordered
     from omsorg.care_recipient c
     join omsorg.client client on client.id = c.client_id
     join lateral (
       select l.* from omsorg.care_recipient_place l
       where l.care_recipient_id = c.id and ($1::uuid is null or l.care_place_id = $1::uuid)
       order by l.status, l.linked_at, l.care_place_id limit 1) link on true
     join omsorg.care_place place on place.id = link.care_place_id
     where c.market = 10`,
    [carePlaceId, today.toString()],
  )
  const held = new Set<string>(actor.claims.permissions)
  const mayOrderIn = (area: string) => held.has('OrderWrite') && held.has(`Order${area}Write`)
  const urgency = new Map<string, ReadonlyMap<number, Replayed>>()
  for (const place of new Set(rows.map((row) => row.care_place_id))) {
    urgency.set(place, await replayedUrgency(world, place, { today, mayOrderIn }))
  }
  return rows.map((row) => ({ ...row, urgent: urgency.get(row.care_place_id)?.get(row.id) ?? null }))
}

/** The list as its rules are written, person by person (experience, api). */
function listOf(persons: readonly Person[], input: Input, { beyondPlace = false } = {}): Omit<Answer, 'nextDelivery'> {
  const inAreas = persons.filter(
    ({ areas }) => input.areas.length === 0 || input.areas.some((area) => areas.includes(area)),
  )
  const ofStatus = inAreas.filter(
    ({ status }) => input.statuses.length === 0 || input.statuses.includes(wordOf(recipientStatus, status)),
  )
  const all = ofStatus
    .filter((person) => input.rooms.length === 0 || (!person.protected_kind && input.rooms.includes(person.room)))
    .toSorted(orderOf(input))
  const due = all.filter(({ urgent }) => urgent?.suggestion.word === 'time-to-order')
  const wordIs = (word: string) => all.filter(({ urgent }) => urgent?.suggestion.word === word).length
  const asked = all.filter(({ urgent }) => {
    return input.suggestions.length === 0 || (urgent && input.suggestions.includes(urgent.suggestion.word))
  })
  const shown = asked.slice((input.page - 1) * input.pageSize, input.page * input.pageSize)
  const idsFor = (action: string) =>
    due
      .filter((person) => !beyondPlace || shown.includes(person))
      .filter((person) => person.urgent?.action === action && !person.ordered)
      .map(({ id }) => id)
  return {
    entities: shown.map(rowOf),
    totalCount: asked.length,
    page: input.page,
    pageSize: input.pageSize,
    counts: {
      timeToOrder: due.length,
      soon: wordIs('soon'),
      consumptionMissing: wordIs('consumption-missing'),
      recentlyOrdered: wordIs('recently-ordered'),
      toOrder: idsFor('order').length,
      toRenew: idsFor('renew').length,
    },
    toOrderIds: idsFor('order'),
    rooms: [...new Set(ofStatus.flatMap((person) => (person.protected_kind ? [] : person.room || [])))].toSorted(
      new Intl.Collator('sv', { numeric: true }).compare,
    ),
    today: todayOf(world).toString(),
  }
}

function orderOf({ sortBy, sortOrder }: Input): (one: Person, other: Person) => number {
  const names = new Intl.Collator('sv-SE').compare
  const texts = (text: (person: Person) => string) => (one: Person, other: Person) => {
    const [left, right] = [one, other].map((person) => (person.protected_kind ? '' : text(person))) as [string, string]
    return left && right ? names(left, right) : Number(!left) - Number(!right)
  }
  const byLastName = texts((person) => `${person.last_name} ${person.first_name}`)
  const rank = ({ urgent }: Person) => (urgent ? suggestionWords.indexOf(urgent.suggestion.word) : 4)
  const left = ({ urgent }: Person) => urgent?.suggestion.daysLeft ?? -1e9
  const first = {
    [recipientSort.urgency]: (one: Person, other: Person) => rank(one) - rank(other) || left(one) - left(other),
    [recipientSort.lastName]: byLastName,
    [recipientSort.firstName]: texts((person) => `${person.first_name} ${person.last_name}`),
    [recipientSort.birthDate]: texts((person) => person.birth_date ?? ''),
    [recipientSort.room]: texts((person) => person.room),
  }[sortBy]
  const sign = sortOrder === 'desc' ? -1 : 1
  return (one, other) => sign * first(one, other) || byLastName(one, other) || one.id - other.id
}

function rowOf(person: Person): RecipientRow {
  const { urgent } = person
  const isOpen = person.protected_kind === null
  const number = createSeal(world.config.secret).open(person.number)
  const kind = isOpen && person.room ? 'room' : isOpen && person.street ? 'home' : 'care-place'
  const periods = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const
  return {
    careRecipientId: person.id,
    careRecipientGuid: person.care_recipient_guid,
    protected: !isOpen,
    firstName: isOpen ? person.first_name : null,
    lastName: isOpen ? person.last_name : null,
    ssn: isOpen ? number.replace(/^(\d{8})(\d{4})$/, '$1-$2') : null,
    temporarySsn: person.identity_number_temporary,
    birthDate: isOpen ? person.birth_date : null,
    gender: person.sex,
    status: wordOf(recipientStatus, person.status),
    where: {
      kind,
      room: kind === 'room' ? person.room : null,
      street: kind === 'home' ? person.street : null,
      carePlaceId: person.care_place_id,
      carePlaceName: person.care_place_name,
    },
    clientId: person.client_id,
    clientName: person.client_name,
    urgent: urgent && {
      itemNumber: urgent.row.item_number,
      name: urgent.row.product_name,
      therapyArea: urgent.row.therapy_area,
      shape: urgent.row.shape as NonNullable<RecipientRow['urgent']>['shape'],
      unit: urgent.row.unit as NonNullable<RecipientRow['urgent']>['unit'],
      itemsPerPackage: urgent.row.items_per_package,
      consumption: urgent.row.consumption === null ? null : Number(urgent.row.consumption),
      consumptionPeriod: urgent.row.consumption_period && periods[urgent.row.consumption_period],
      suggestion: {
        word: urgent.suggestion.word,
        runsOutOn: urgent.suggestion.runsOutOn?.toString() ?? null,
        daysLeft: urgent.suggestion.daysLeft,
        action: urgent.action,
        reason: urgent.reason,
      },
    },
    orderedToday: person.ordered && { ...person.ordered, at: new Date(person.ordered.at).toISOString() },
  }
}

const whole: Input = {
  searchTerm: '',
  statuses: [],
  suggestions: [],
  rooms: [],
  areas: [],
  page: 1,
  pageSize: 200,
  sortBy: recipientSort.urgency,
  sortOrder: 'asc',
}

async function answered(actor: SignedIn, input: Partial<Input>) {
  const { nextDelivery: _, ...body } = (await world.as(actor).call(contract, { input: { ...whole, ...input } })).body
  const entities = body.entities.map(({ orderedToday: ordered, ...row }) => ({
    ...row,
    orderedToday: ordered && { ...ordered, at: new Date(ordered.at).toISOString() },
  }))
  return { ...body, entities }
}

const questions: [string, Partial<Input>][] = [
  ['everybody, the most urgent first', {}],
  ['the other way round', { sortOrder: 'desc' }],
  ['a page in the middle', { page: 2, pageSize: 7 }],
  ['by last name', { sortBy: recipientSort.lastName }],
  ['by first name, from the end', { sortBy: recipientSort.firstName, sortOrder: 'desc', pageSize: 20 }],
  ['by birth date', { sortBy: recipientSort.birthDate }],
  ['by room', { sortBy: recipientSort.room }],
  ['who is due or soon', { suggestions: ['time-to-order', 'soon'] }],
  ['whose consumption is missing', { suggestions: ['consumption-missing'] }],
  ['who is inactive or deceased', { statuses: ['inactive', 'deceased'] }],
  ['some rooms', { rooms: ['2', 'Å1'] }],
  ['some areas', { areas: ['Catheter', 'Ostomy'] }],
  [
    'all of it at once',
    { areas: ['Incontinence'], statuses: ['active'], rooms: ['1', '2', '10'], suggestions: ['soon', 'time-to-order'] },
  ],
]

describe('the list is what every draw of everybody says', () => {
  test('in a world that has every word, action and reason', async () => {
    const persons = [
      ...(await everybody(world.home.place.id, nurse)),
      ...(await everybody(world.neighbour.place.id, neighbour)),
    ]
    const urgent = persons.flatMap((person) => person.urgent ?? [])
    expect(new Set(urgent.map(({ suggestion }) => suggestion.word)).size).toBe(4)
    expect(new Set(urgent.map(({ action }) => action)).size).toBe(3)
    expect(new Set(urgent.map(({ reason }) => reason)).size).toBeGreaterThan(9)
    expect(urgent.filter(({ row }) => row.additions.length > 0).length).toBeGreaterThan(10)
  })

  test.each(questions)('at a care place: %s', async (_, input) => {
    const expected = listOf(await everybody(world.home.place.id, nurse), { ...whole, ...input })
    expect(expected.totalCount).toBeGreaterThan(0)
    expect(await answered(nurse, input)).toEqual(expected)
  })

  test('at a place of a client that blocks, and for whoever may order in one area', async () => {
    expect(await answered(neighbour, {})).toEqual(listOf(await everybody(world.neighbour.place.id, neighbour), whole))
    const own = await everybody(world.home.place.id, ordererOfOneArea)
    expect(await answered(ordererOfOneArea, {})).toEqual(listOf(own, whole))
  })

  test.each(questions.filter(([name]) => name !== 'some rooms'))('in the market: %s', async (_, input) => {
    const named = (await everybody(null, service)).filter((person) => {
      return !person.protected_kind && `${person.last_name} ${person.first_name}`.toLowerCase().includes('åkerström')
    })
    const expected = listOf(named, { ...whole, ...input }, { beyondPlace: true })
    expect(await answered(service, { ...input, searchTerm: 'åkerström' })).toEqual(expected)
  })
})

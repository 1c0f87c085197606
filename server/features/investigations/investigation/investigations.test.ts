import { changeStatus } from '@omsorg/contract/investigations/investigation/change-status.ts'
import { createInvestigation } from '@omsorg/contract/investigations/investigation/create-investigation.ts'
import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { saveAnswers } from '@omsorg/contract/investigations/investigation/save-answers.ts'
import { updateValidTo } from '@omsorg/contract/investigations/investigation/update-valid-to.ts'
import { readIncontinenceSpecific } from '@omsorg/contract/investigations/leakage/read-incontinence-specific.ts'
import { saveIncontinenceSpecific } from '@omsorg/contract/investigations/leakage/save-incontinence-specific.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { InvestigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { newInvestigation } from '../../../testing/examples/investigations.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const days = { validFrom: '2026-11-20', validTo: '2099-11-19' }
const leakage = {
  dayLeakage: 480,
  eveningLeakage: 230,
  nightLeakage: 490,
  dailyTotal: 1_200,
  dayChanges: 2,
  eveningChanges: 2,
  nightChanges: 1,
  type: 'urine',
  changing: 'with-help',
  mobility: 'walks-with-help',
  waistSize: 92,
  hipSize: 104,
} as const

const stored = { 'in-progress': 1, active: 2, inactive: 3, closed: 4, interrupted: 5 } as const
type Headers = Record<string, string>
const inArea: Headers = { 'Therapy-Area': 'Incontinence' }
const begin = (careRecipientId: number, headers: Headers = inArea, idempotencyKey?: string) =>
  world.as(nurse).call(createInvestigation, {
    input: { careRecipientId, ...days },
    headers,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  })
const to = (investigationId: number, status: InvestigationStatus, actor = nurse) =>
  world.as(actor).call(changeStatus, { input: { investigationId, status } })
const read = (id: number) => world.as(nurse).call(readInvestigation, { params: { id } })
const measure = (investigationId: number, more: Partial<CallOf<typeof saveIncontinenceSpecific>['input']> = {}) =>
  world.as(nurse).call(saveIncontinenceSpecific, { input: { investigationId, ...leakage, ...more } })
const statusesOf = async (careRecipientId: number) => {
  const { body } = await world.as(nurse).call(listInvestigations, { params: { careRecipientId }, query: {} })
  return body.entities.map(({ status }) => status)
}

describe('an investigation', () => {
  test('is begun in the area of the header, filled in, completed and read back (O-3-40, O-3-41, O-3-42, O-3-43, O-7-120)', async () => {
    const { id } = await newPerson(world)
    const { body } = await begin(id)
    const { investigationId } = body
    const answers = { dayLeakage: 480, note: ' Vill ha byxa ' }
    const saved = await world
      .as(nurse)
      .call(saveAnswers, { input: { investigationId, rowVersion: 1, ...days, answers } })
    expect(saved.body).toMatchObject({ careRecipientId: id, rowVersion: 2 })
    expect((await measure(investigationId, { rowVersion: 2 })).body.rowVersion).toBe(3)
    expect((await to(investigationId, 'active')).body).toMatchObject({ status: 'active', madeInactive: null })
    expect((await read(investigationId)).body).toMatchObject({
      careRecipientId: id,
      therapyArea: 'Incontinence',
      status: 'active',
      ...days,
      createdBy: { name: 'Anna Ek', onBehalfOf: null },
      answers: { ...leakage, note: 'Vill ha byxa' },
      next: ['closed'],
      can: { change: { allowed: true, reason: null } },
    })
    const specific = await world.as(nurse).call(readIncontinenceSpecific, { params: { id: investigationId } })
    expect(specific.body).toEqual({ careRecipientId: id, ...leakage })
  })

  test('needs its area in the header (O-7-113)', async () => {
    const { id } = await newPerson(world)
    expect((await begin(id, {})).errors).toEqual({ 'Therapy-Area': 'COM001003' })
    expect((await begin(id, { 'Therapy-Area': 'Tänder' })).errors).toEqual({ 'Therapy-Area': 'COM001001' })
    const { status, body } = await begin(id, { 'Therapy-Area': '1' })
    expect([status, (await read(body.investigationId)).body.status]).toEqual([200, 'in-progress'])
  })

  test('goes on alone in its area: whoever begins another is led to it', async () => {
    const { id } = await newPerson(world)
    const first = await begin(id)
    expect((await begin(id)).body).toMatchObject({
      refusal: 'another-in-progress',
      detail: { investigationId: first.body.investigationId },
    })
    expect((await begin(id, { 'Therapy-Area': 'Ostomy' })).status).toBe(200)
  })

  test('begun twenty times at once is one', async () => {
    const { id } = await newPerson(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await statusesOf(id)).toEqual(['in-progress'])
  })

  test('sent again with the same key is the same', async () => {
    const { id } = await newPerson(world)
    const key = crypto.randomUUID()
    const [first, second] = [await begin(id, inArea, key), await begin(id, inArea, key)]
    expect(second.body).toEqual(first.body)
  })

  test('of a person who is inactive or out of reach is not begun', async () => {
    expect((await begin(world.care.inactive.id)).errors).toEqual({ 'recipient-inactive': 'GBS000704' })
    const [stranger, missing] = await Promise.all([begin(world.care.ofNeighbour.id), begin(2_000_000_000)])
    expect(stranger.text).toBe(missing.text)
  })
})

describe('what is filled in', () => {
  test('stays when it is interrupted, and is there when it is resumed (O-4-15)', async () => {
    const { investigationId } = await newInvestigation(world, { leakage: [300, 120, 200] })
    expect((await to(investigationId, 'interrupted')).status).toBe(200)
    expect((await measure(investigationId)).errors).toEqual({ 'status-does-not-allow': 'COM001001' })
    expect((await to(investigationId, 'in-progress')).status).toBe(200)
    expect((await read(investigationId)).body.answers).toMatchObject({ dayLeakage: 300, dailyTotal: 620 })
  })

  test('is not overwritten unseen: whoever is late is told who saved', async () => {
    const { investigationId } = await newInvestigation(world)
    const save = (actor: SignedIn, note: string) =>
      world.as(actor).call(saveAnswers, { input: { investigationId, rowVersion: 1, ...days, answers: { note } } })
    expect((await save(colleague, 'först')).status).toBe(200)
    const late = await save(nurse, 'sedan')
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ refusal: 'stale', detail: { by: { onBehalfOf: null } } })
    expect((await read(investigationId)).body.answers.note).toBe('först')
  })

  test('adds up to the day, or nothing is kept (O-5-18, O-7-121)', async () => {
    const { investigationId } = await newInvestigation(world)
    expect((await measure(investigationId, { nightLeakage: 510 })).errors).toEqual({ dailyTotal: 'COM001001' })
    const none = await world.as(nurse).call(readIncontinenceSpecific, { params: { id: investigationId } })
    expect(none.status).toBe(404)
  })

  test('has an end that can be changed, and is not before its start (O-7-116)', async () => {
    const { investigationId } = await newInvestigation(world, { status: 2 })
    const end = (validTo: string) => world.as(nurse).call(updateValidTo, { input: { investigationId, validTo } })
    expect((await end('2099-06-30')).status).toBe(200)
    expect((await end('2026-10-31')).errors).toEqual({ validTo: 'COM001001' })
    expect((await read(investigationId)).body.validTo).toBe('2099-06-30')
    expect((await end('2026-11-01')).status).toBe(200)
  })
})

describe('the one that is active', () => {
  test('becomes inactive when another is completed (O-4-14)', async () => {
    const { careRecipientId, investigationId: former } = await newInvestigation(world, {
      status: 2,
      leakage: [1, 1, 1],
    })
    const { investigationId } = await newInvestigation(world, { of: careRecipientId, leakage: [2, 2, 2] })
    expect((await read(investigationId)).body.replaces?.investigationId).toBe(former)
    expect((await to(investigationId, 'active')).body.madeInactive).toBe(former)
    expect((await statusesOf(careRecipientId)).toSorted()).toEqual(['active', 'inactive'])
  })

  test('is one, when the same is completed and closed at the same moment', async () => {
    const { careRecipientId, investigationId } = await newInvestigation(world, { leakage: [2, 2, 2] })
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => to(investigationId, 'active')),
      to(investigationId, 'interrupted', colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400])
    expect(await statusesOf(careRecipientId)).toHaveLength(1)
    const { rows } = await world.owner.query<{ count: number }>(
      'select count(*)::int as count from omsorg.investigation_event where investigation_id = $1',
      [investigationId],
    )
    expect(rows[0]?.count).toBe(2)
  })

  test('is inactive from the day after its last', async () => {
    const { careRecipientId } = await newInvestigation(world, {
      status: 2,
      from: Temporal.PlainDate.from('2026-01-01'),
      to: Temporal.PlainDate.from('2026-02-01'),
    })
    expect(await statusesOf(careRecipientId)).toEqual(['inactive'])
    const query = { status: 'active' } as const
    const list = await world.as(nurse).call(listInvestigations, { params: { careRecipientId }, query })
    expect(list.body.totalCount).toBe(0)
  })

  test('needs its leakage before', async () => {
    const { investigationId } = await newInvestigation(world)
    expect((await to(investigationId, 'active')).errors).toEqual({ 'not-complete': 'COM001003' })
  })
})

test('a change of status that the table has succeeds, every other one gives 400 (O-4-54, O-7-115)', async () => {
  const words = Object.keys(stored) as InvestigationStatus[]
  const allowed = [
    'in-progress active',
    'in-progress interrupted',
    'in-progress closed',
    'interrupted in-progress',
    'interrupted closed',
    'active closed',
    'inactive closed',
  ]
  const tried = words.flatMap((from) => words.map((status) => [from, status] as const))
  for (const [from, status] of tried) {
    const { investigationId } = await newInvestigation(world, { status: stored[from], leakage: [1, 1, 1] })
    const answer = await to(investigationId, status)
    const isAllowed = allowed.includes(`${from} ${status}`)
    expect([from, status, answer.status]).toEqual([from, status, isAllowed ? 200 : 400])
    expect((await read(investigationId)).body.status).toBe(isAllowed ? status : from)
  }
})

test('the history lists all of a person, each with its area and one of five statuses (O-2-11, O-4-13, O-3-42)', async () => {
  const { id: of } = await newPerson(world)
  // In an area of its own, the one that goes on and the one that holds are alone.
  const area = { interrupted: 'Ostomy', inactive: 'Diabetes' } as const
  const made = new Map<number, string>()
  for (const [status, number] of Object.entries(stored)) {
    const its = status in area ? { area: area[status as keyof typeof area] } : {}
    const { investigationId } = await newInvestigation(world, { of, status: number, ...its })
    made.set(investigationId, `${its.area ?? 'Incontinence'} ${status}`)
  }
  const { body } = await world.as(nurse).call(listInvestigations, { params: { careRecipientId: of }, query: {} })
  expect(new Map(body.entities.map((each) => [each.investigationId, `${each.therapyArea} ${each.status}`]))).toEqual(
    made,
  )
  expect(body.totalCount).toBe(5)
})

test('one that nobody has, or that is out of reach, is not found (O-7-117)', async () => {
  const { investigationId, careRecipientId } = await newInvestigation(world)
  expect((await read(investigationId)).body).toMatchObject({ investigationId, careRecipientId })
  const missing = [await read(2_000_000_000), await read(world.care.ofNeighbour.investigationId)]
  expect(missing.map(({ status, text }) => [status, text])).toEqual(missing.map(() => [404, missing[0]?.text]))
})

test('the list is that of an area or of a status, as it is asked for (O-7-118)', async () => {
  const { careRecipientId } = await newInvestigation(world, { status: 4 })
  await begin(careRecipientId, { 'Therapy-Area': 'Ostomy' })
  const asked = async (query: CallOf<typeof listInvestigations>['query']) =>
    (await world.as(nurse).call(listInvestigations, { params: { careRecipientId }, query })).body.entities.map(
      ({ therapyArea, status }) => `${therapyArea} ${status}`,
    )
  expect(await asked({ therapyArea: 'Ostomy' })).toEqual(['Ostomy in-progress'])
  expect(await asked({ status: 'closed' })).toEqual(['Incontinence closed'])
  expect(await asked({ therapyArea: 'Ostomy', status: 'closed' })).toEqual([])
})

test('customer service reads one at the place that it works for, and changes nothing', async () => {
  const { investigationId, careRecipientId } = await newInvestigation(world, { status: 2, leakage: [1, 1, 1] })
  const service = await world.signIn(world.people.customerService)
  const headers = { 'om-client-id': world.home.client.id, 'om-care-place-id': world.home.place.id }
  const shown = await world.as(service).call(readInvestigation, { params: { id: investigationId }, headers })
  expect(shown.body).toMatchObject({ careRecipientId, status: 'active', can: { change: { allowed: false } } })
  const abroad = await world.signIn(world.people.customerServiceAbroad)
  expect((await world.as(abroad).call(readInvestigation, { params: { id: investigationId } })).status).toBe(404)
})

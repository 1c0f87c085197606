import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { readMoved } from '@omsorg/contract/portal/moved/read-moved.ts'
import { tellOfMove } from '@omsorg/contract/portal/moved/tell-of-move.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  signe = await holderAtHome(world)
})
afterAll(() => world.close())

const person = () => world.care.ordinary
const address = { street: 'Nya gatan 2', zip: '871 40', city: 'Härnösand', entryCode: '12#4', from: null }
const tell = (more: object = {}) =>
  world.as(signe).call(tellOfMove, { input: { careRecipientId: person().id, ...address, ...more } })
const taskOf = async (actor: SignedIn) =>
  (await world.as(actor).call(searchOrderTasks, { input: { kind: 'moved' } })).body.entities.find(
    ({ careRecipientId }) => careRecipientId === person().id,
  )
const maySay = async () =>
  (await world.as(signe).call(readMoved, { params: { careRecipientId: person().id } })).body.can.tell
const addresses = async () =>
  (await world.owner.query('select street from omsorg.address where care_recipient_id = $1 order by id', [person().id]))
    .rows

test('a move is told once of many who tell it at once, and changes no address', async () => {
  const before = await addresses()
  const answers = await Promise.all([tell(), tell(), tell()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await tell()).detail).toMatchObject({ by: { isSelf: true }, on: expect.any(String) })
  expect(await addresses()).toEqual(before)
})

test('staff of the place and customer service see where, and end it with a note', async () => {
  for (const actor of [nurse, service]) {
    expect(await taskOf(actor)).toMatchObject({
      movedTo: { street: 'Nya gatan 2', zip: '87140', city: 'Härnösand', entryCode: '12#4', from: null },
      told: { holder: 'self', fault: null },
      carePlaceId: world.home.place.id,
      customerOrderId: null,
    })
  }
  const { body } = await world.as(nurse).call(listWaiting, {})
  expect(body.entities).toContainEqual(
    expect.objectContaining({ kind: 'moved', careRecipientId: person().id, customerOrderId: null }),
  )
  const { taskId = 0, rowVersion = 0 } = (await taskOf(nurse)) ?? {}
  const end = { input: { taskId, rowVersion, note: 'Adressen är ändrad' } }
  expect((await world.as(nurse).call(endOrderTask, end)).status).toBe(200)
  expect(await taskOf(nurse)).toBeUndefined()
  expect((await tell()).status).toBe(200)
})

test('is not seen at another place, nor by whoever may see no persons', async () => {
  const stranger = await world.signIn(world.people.sisterNurse)
  expect(await taskOf(stranger)).toBeUndefined()
})

test('a postal code of no place and a day years away are refused at their fields', async () => {
  expect((await tell({ zip: '1234' })).errors).toEqual({ zip: 'COM001001' })
  expect((await tell({ from: '2001-01-01' })).errors).toEqual({ from: 'COM001001' })
  expect((await tell({ street: ' ' })).errors).toEqual({ street: 'COM001003' })
})

test('of a protected person it is told by telephone, and what was told before is hidden', async () => {
  await world.owner.query(
    `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'registration',
      protected_since = '2024-03-01' where id = $1`,
    [person().id],
  )
  expect((await tell()).errors).toEqual({ 'recipient-protected': 'COM001002' })
  expect((await taskOf(nurse))?.movedTo).toBeNull()
  expect(await maySay()).toEqual({ allowed: false, reason: 'recipient-protected' })
  await world.owner.query(
    'update omsorg.care_recipient set protected_kind = null, protected_source = null, protected_since = null where id = $1',
    [person().id],
  )
})

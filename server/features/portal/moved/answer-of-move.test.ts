import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { readMove } from '@omsorg/contract/orders/task/read-move.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { readMoved } from '@omsorg/contract/portal/moved/read-moved.ts'
import { tellOfMove } from '@omsorg/contract/portal/moved/tell-of-move.ts'
import { takeReportBack } from '@omsorg/contract/portal/report/take-report-back.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, addresses, namesAndBirth, newPerson } from '../../../testing/examples/care-recipients.ts'
import { openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

/** Somebody new who has told of a move. */
async function moved() {
  const person = await newPerson(world)
  const holder = await openHolder(world, await portalAccountOf(world, { careRecipientId: person.id }), person.id)
  const input = { careRecipientId: person.id, street: 'Nya gatan 2', zip: '871 40', city: 'Härnösand' }
  const { body } = await world.as(holder).call(tellOfMove, { input })
  return { person, holder, taskId: body.reportId }
}
type Moved = Awaited<ReturnType<typeof moved>>

const save = ({ person, taskId }: Moved, more: object = {}) =>
  world.as(nurse).call(updateCareRecipient, {
    input: {
      careRecipientId: person.id,
      rowVersion: 1,
      ...namesAndBirth,
      guardians: [{ guardianId: person.guardianId, firstName: 'Gun', lastName: 'Vård', keepsNumber: true }],
      deliveryAddresses: [
        { ...address, addressId: person.addressId, street: 'Nya gatan 2', zip: '871 40', city: 'Härnösand' },
      ],
      invoiceAddress: addresses.invoiceAddress,
      moved: { taskId, rowVersion: 1 },
      ...more,
    },
  })
const told = async ({ person, holder }: Moved) =>
  (await world.as(holder).call(readMoved, { params: { careRecipientId: person.id } })).body.move
const waiting = async ({ person }: Moved) =>
  (await world.as(nurse).call(readMove, { params: { careRecipientId: person.id } })).body.move
const streets = async ({ person }: Moved) =>
  (await world.as(nurse).call(readCareRecipient, { params: { id: person.id } })).body.deliveryAddresses.map(
    ({ street }) => street,
  )

test('the form is filled in from what was told, and saving it ends the task: the holder reads that the address is changed', async () => {
  const move = await moved()
  expect(await waiting(move)).toMatchObject({ taskId: move.taskId, movedTo: { street: 'Nya gatan 2', zip: '87140' } })
  expect(await told(move)).toMatchObject({ state: 'waiting', can: { takeBack: { allowed: true } } })
  const answers = await Promise.all([save(move), save(move)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await streets(move)).toEqual(['Nya gatan 2'])
  expect(await waiting(move)).toBeNull()
  expect(await told(move)).toMatchObject({ state: 'changed', reason: null, answeredOn: expect.any(String) })
})

test('what is refused changes neither the address nor the task', async () => {
  const move = await moved()
  expect((await save(move, { firstName: null })).status).toBe(400)
  expect(await told(move)).toMatchObject({ state: 'waiting' })
  expect((await save(move, { moved: { taskId: move.taskId, rowVersion: 2 } })).errors).toEqual({ moved: 'COM001001' })
  const other = await moved()
  expect((await save(move, { moved: { taskId: other.taskId, rowVersion: 1 } })).errors).toEqual({ moved: 'COM001001' })
  expect(await streets(move)).not.toContain('Nya gatan 2')
  expect(await told(other)).toMatchObject({ state: 'waiting' })
})

test('of a move that is taken back and carried out at once one of the two holds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const move = await moved()
    const input = { careRecipientId: move.person.id, reportId: move.taskId }
    const [taken, saved] = await Promise.all([world.as(move.holder).call(takeReportBack, { input }), save(move)])
    expect([taken, saved].filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await streets(move)).includes('Nya gatan 2')).toBe(saved.status === 200)
    expect(await told(move)).toEqual(saved.status === 200 ? expect.objectContaining({ state: 'changed' }) : null)
  }
})

test('an address that is not taken over is answered with a reason, which the holder reads; another note is not told', async () => {
  const move = await moved()
  const { taskId } = move
  const end = (more: object) =>
    world.as(nurse).call(endOrderTask, { input: { taskId, rowVersion: 1, ...more } as never })
  expect((await end({ note: 'Kommit', outcome: 'came' })).errors).toEqual({ outcome: 'COM001001' })
  expect((await end({ note: 'Vi ringer er', outcome: 'rejected' })).status).toBe(200)
  expect(await told(move)).toMatchObject({ state: 'rejected', reason: 'Vi ringer er' })
  const { body } = await world
    .as(nurse)
    .call(searchOrderTasks, { input: { choice: 'done', kind: 'moved', pageSize: 100 } })
  expect(body.entities.find((task) => task.taskId === taskId)).toMatchObject({
    outcome: 'rejected',
    note: 'Vi ringer er',
  })
  const quiet = await moved()
  const noted = { taskId: quiet.taskId, rowVersion: 1, note: 'Ändrat på telefon' }
  await world.as(nurse).call(endOrderTask, { input: noted })
  expect(await told(quiet)).toMatchObject({ state: 'seen-to', reason: null })
})

test('of a person who is protected since nothing is told, and nothing is taken over', async () => {
  const move = await moved()
  await world.owner.query(
    `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'registration',
      protected_since = '2024-03-01' where id = $1`,
    [move.person.id],
  )
  expect(await waiting(move)).toBeNull()
  expect((await told(move))?.movedTo).toBeNull()
  expect((await save(move)).errors).toEqual({ moved: 'COM001001' })
})

test('at another place the move is not there', async () => {
  const move = await moved()
  const stranger = await world.signIn(world.people.stranger)
  expect((await world.as(stranger).call(readMove, { params: { careRecipientId: move.person.id } })).status).toBe(404)
})

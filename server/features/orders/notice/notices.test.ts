import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, resetSwitches, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
beforeEach(() => {
  resetSwitches(world.erp)
  world.sms.turn({ failures: 0, drops: 0, garbage: 'none', answerAfterMs: 0 })
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const phone = '+46701740605'

async function placeWith(notify: object): Promise<number> {
  const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
  const receiver = { ...withdrawal.receiver, ...notify }
  const { customerOrderId } = await placeOrder(world, anna, { ...withdrawal, receiver })
  await expect.poll(world.jobsLeft, within).toBe(0)
  return customerOrderId
}

async function stepOn(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await world.erp.step()
    await expect.poll(world.jobsLeft, within).toBe(0)
  }
}

const about = (customerOrderId: number) =>
  world.sms.messages().filter(({ text }) => text.includes(String(customerOrderId)))

async function letTimePass(): Promise<void> {
  await world.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'notice-%' and locked_at is null`,
  )
  await world.owner.query(`select graphile_worker.add_job('orders/watch-waiting')`)
}

describe('the person who chose a text message', () => {
  test('is told once that it is on its way, without product, place or name', async () => {
    const order = await placeWith({ notifyBy: 'sms', notifyPhone: phone })
    await stepOn(5)
    const [told, ...more] = about(order)
    expect([told?.to, more]).toEqual([phone, []])
    const { ordinary } = world.care
    for (const word of [ordinary.firstName, ordinary.lastName, world.home.place.name, 'Pad']) {
      expect(told?.text).not.toContain(word)
    }
  })

  test('is told once also when the answer of the gateway was lost', async () => {
    const order = await placeWith({ notifyBy: 'sms', notifyPhone: phone })
    world.sms.turn({ drops: 1 })
    await world.erp.step()
    await world.erp.step()
    await expect.poll(() => about(order).length, within).toBe(1)
    await expect
      .poll(async () => {
        await letTimePass()
        const { rows } = await world.owner.query<{ open: number }>(
          'select count(*)::int as open from omsorg.order_notice where sent_at is null and given_up_at is null',
        )
        return rows[0]?.open
      }, within)
      .toBe(0)
    expect(about(order)).toHaveLength(1)
  })

  test('is told nothing when her identity was protected since she ordered', async () => {
    const order = await placeWith({ notifyBy: 'sms', notifyPhone: phone })
    const { id } = world.care.ordinary
    await world.owner.query(
      "update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_since = '2026-03-01' where id = $1",
      [id],
    )
    await stepOn(2)
    await world.owner.query(
      'update omsorg.care_recipient set protected_kind = null, protected_since = null where id = $1',
      [id],
    )
    expect(about(order)).toEqual([])
  })
})

test('whoever chose nothing is told nothing; order mail goes to its recipients, of each thing once, with no more than the number', async () => {
  await world.owner.query(
    `update omsorg.order_setting set order_mail_recipients = '{lager@region.example}' where client_id = $1`,
    [world.home.client.id],
  )
  const order = await placeWith({ notifyBy: null })
  await stepOn(5)
  const mails = world
    .mailbox()
    .letters('lager@region.example')
    .filter(({ subject }) => subject.includes(String(order)))
  expect(mails).toHaveLength(2)
  expect(about(order)).toEqual([])
  expect(JSON.stringify(mails)).not.toContain(world.home.place.name)
  expect(JSON.stringify(mails)).not.toContain(world.care.ordinary.lastName)
})

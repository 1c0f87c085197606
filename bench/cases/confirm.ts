import { randomUUID } from 'node:crypto'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { orderProposed } from '@omsorg/server/testing/scale/wanted.ts'
import pg from 'pg'
import { answerTo, callOf, signInAtPlace } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'

/** Saves so many orders, each for another person, and answers the calls that place them; or those that would have saved them. */
export async function savedOrders(
  world: BenchWorld,
  address: string,
  count: number,
  call: 'placing' | 'saving' = 'placing',
): Promise<Sent[]> {
  const calls: Sent[] = []
  for (const user of world.users) {
    const missing = count - calls.length
    if (missing <= 0) break
    const token = await signInAtPlace(address, user, world.password)
    calls.push(...(await savedAt(world, address, { token, carePlaceId: user.carePlaceId, count: missing, call })))
  }
  if (calls.length < count) throw new Error(`only ${calls.length} of ${count} orders could be saved`)
  return interleaved(calls)
}

interface Place {
  readonly token: string
  readonly carePlaceId: string
  readonly count: number
  readonly call: 'placing' | 'saving'
}

async function savedAt(
  world: BenchWorld,
  address: string,
  { token, carePlaceId, count, call: which }: Place,
): Promise<Sent[]> {
  const calls: Sent[] = []
  const waiting = await personsWithout(world, carePlaceId)
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined && calls.length < count; id = waiting.shift()) {
      const call = await savedFor(address, token, id, which)
      if (call && calls.length < count) calls.push(call)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return calls
}

/** Persons at a place for whom nothing is saved yet. */
async function personsWithout(world: BenchWorld, carePlaceId: string): Promise<number[]> {
  const connection = new pg.Client({ connectionString: world.ownerUrl })
  await connection.connect()
  try {
    const { rows } = await connection.query<{ id: number }>(
      `select c.id from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
       where l.care_place_id = $1 and c.status = 1 and c.protected_kind is null and not exists (
         select from omsorg.customer_order o
         join omsorg.user_account u on u.id = o.created_by and u.user_name like 'bench.orderer.%'
         where o.care_recipient_id = c.id) order by c.id`,
      [carePlaceId],
    )
    return rows.map(({ id }) => id)
  } finally {
    await connection.end()
  }
}

/** Null for a person for whom nothing can be ordered today. */
async function savedFor(
  address: string,
  token: string,
  careRecipientId: number,
  call: Place['call'],
): Promise<Sent | null> {
  const question = callOf(preOrderWithdrawal, { params: { careRecipientId }, query: {} }, { token })
  const proposed = await answerTo(address, preOrderWithdrawal, question)
  const input = orderProposed(careRecipientId, proposed)
  if (!input) return null
  const saving = callOf(saveWithdrawal, { input }, { token, key: randomUUID() })
  if (call === 'saving') return saving
  const { customerOrderId, rowVersion } = await answerTo(address, saveWithdrawal, saving)
  const placing = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
  return callOf(confirmOrder, { input: placing }, { token, key: randomUUID() })
}

/** Orders of one place do not follow each other: different wards order at once. */
function interleaved(calls: readonly Sent[]): Sent[] {
  return calls
    .map((call, index) => ({ call, at: (index * 7919) % 104_729 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ call }) => call)
}

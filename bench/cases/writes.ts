import { randomUUID } from 'node:crypto'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { addToPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/add-to-place-cart.ts'
import { answerTo, callOf, signInAtPlace } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'
import { savedOrders } from './confirm.ts'
import { ask } from './searched.ts'

/** Places so many orders, and answers the calls that take each back. */
export async function cancellations(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const calls: Sent[] = []
  for (const placing of await savedOrders(world, address, count)) {
    const { customerOrderId } = await answerTo(address, confirmOrder, placing)
    const token = (placing.headers['authorization'] ?? '').slice('Bearer '.length)
    calls.push(callOf(cancelOrder, { input: { customerOrderId } }, { token, key: randomUUID() }))
  }
  return calls
}

/** The calls that keep three items for a place as a template to order again. */
export async function templates(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  return forPlaces(world, address, count, ({ carePlaceId, items, by }) =>
    callOf(
      upsertPreliminaryOrder,
      {
        input: {
          carePlaceId,
          type: 'group',
          name: 'bench',
          lines: items.map((itemNumber) => ({ itemNumber, quantity: 2 })),
        },
      },
      by,
    ),
  )
}

/** The calls that put three items in the cart of a place, or say anew how many are wanted. */
export async function placeCarts(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  return forPlaces(world, address, count, ({ carePlaceId, items, by }) =>
    callOf(
      addToPlaceCart,
      { input: { carePlaceId, items: items.map((itemNumber) => ({ itemNumber, packages: 2 })) } },
      by,
    ),
  )
}

/** The calls that save what is filled in for a person; each is saved once. */
export async function ordersToSave(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  return savedOrders(world, address, count, 'saving')
}

interface AtPlace {
  readonly carePlaceId: string
  readonly items: readonly string[]
  readonly by: { readonly token: string; readonly key: string }
}

async function forPlaces(
  world: BenchWorld,
  address: string,
  count: number,
  callFor: (at: AtPlace) => Sent,
): Promise<Sent[]> {
  const users = world.users.slice(0, 10)
  const tokens: string[] = []
  for (const user of users) tokens.push(await signInAtPlace(address, user, world.password))
  const found = await ask<{ number: string }>(
    world,
    `select i.item_number as number from omsorg.product i
     join omsorg.care_place p on p.id = $1
     join omsorg.product_offer o on o.product_id = i.id and o.client_id = p.client_id and o.agreement_type = 1
     where i.therapy_area = 'Incontinence' and i.item_status = 'sellable' and i.active and not i.is_pca
       and o.price is not null and i.items_per_package > 0 and o.customer_number is null
     order by i.id limit 30`,
    [users[0]?.carePlaceId],
  )
  return Array.from({ length: count }, (_, place) => {
    const user = users[place % users.length]
    const items = [0, 1, 2].flatMap((each) => found[(place + each) % found.length]?.number ?? [])
    const by = { token: tokens[place % users.length] ?? '', key: randomUUID() }
    return callFor({ carePlaceId: user?.carePlaceId ?? '', items, by })
  })
}

import { randomUUID } from 'node:crypto'
import { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import { listDeliveryPoints } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { addToPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/add-to-place-cart.ts'
import { askAboutProduct } from '@omsorg/contract/requests/product/ask-about-product.ts'
import { requestSample } from '@omsorg/contract/requests/sample/request-sample.ts'
import pg from 'pg'
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

/** The calls that save an order for the store of a place over the draft that its user has there, each with other items. */
export async function groupOrders(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const receiver = {
    name: null,
    address: null,
    contactPhone: '+358401234567',
    deliveryMethodCode: 'BENCH',
    deliveryPointId: null,
    notifyBy: null,
    notifyPhone: null,
    notifyEmail: null,
    packageLocation: null,
    goodsLabel: 'bench',
    deliveryDate: null,
  }
  const saving =
    (quantity: number) =>
    ({ carePlaceId, items, by }: AtPlace) => {
      const lines = items.map((itemNumber) => ({ itemNumber, quantity }))
      return callOf(saveGroup, { input: { carePlaceId, receiver, lines } }, by)
    }
  const users = world.users.length
  const [drafts, calls] = [
    await forPlaces(world, address, users, saving(1), users),
    await forPlaces(world, address, count, saving(2), users),
  ]
  for (const draft of drafts) await answerTo(address, saveGroup, draft)
  return calls
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

/** The calls that register a claim of a line that somebody of the place was sent. */
export async function claims(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const sent = await ask<{ place: string; line: number }>(
    world,
    `select o.care_place_id as place, min(l.id)::int as line
     from omsorg.customer_order o
     join omsorg.order_line l on l.customer_order_id = o.id
     join omsorg.order_part p on p.id = l.order_part_id and p.erp_status not in (0, 7)
     join omsorg.care_recipient_place k on k.care_recipient_id = o.care_recipient_id and k.care_place_id = o.care_place_id
     where o.care_place_id = any ($1::uuid[]) and o.state = 2 group by o.id, 1 order by o.id`,
    [world.users.slice(0, 10).map(({ carePlaceId }) => carePlaceId)],
  )
  const linesOf = Map.groupBy(sent, ({ place }) => place)
  return forPlaces(world, address, count, ({ place, carePlaceId, by }) => {
    const lines = linesOf.get(carePlaceId) ?? []
    const orderLineId = lines[place % lines.length]?.line ?? 0
    return callOf(
      upsertClaim,
      {
        input: {
          type: 'claim',
          requester: 'bench',
          orderLineId,
          faultKind: 'leaks',
          faultDescription: 'It leaks at the side',
          defectiveItems: 1,
          packages: 1,
          wantedOutcome: 'money-back',
        },
      },
      by,
    )
  })
}

const reachable = { email: 'bench@example.org', phone: '+358401234567' }

/** The calls that ask for samples of two items; each asks for something else. */
export async function samples(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const callFor = ({ place, items, by }: AtPlace) =>
    callOf(
      requestSample,
      {
        input: {
          items: items.slice(0, 2).map((itemNumber) => ({ itemNumber, quantity: 1 })),
          receiver: { name: 'bench', ...reachable, address: null },
          message: `sample ${place}`,
        },
      },
      by,
    )
  return forPlaces(world, address, count, callFor, world.users.length)
}

/** The calls that ask something about a product; each asks something else. */
export async function questions(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const callFor = ({ place, items: [itemNumber = ''], by }: AtPlace) =>
    callOf(askAboutProduct, { input: { itemNumber, question: `Question ${place}`, ...reachable } }, by)
  return forPlaces(world, address, count, callFor, world.users.length)
}

const pointsNear = 12

/** The calls that ask where goods are picked up near some postal codes, of which the carrier has told a moment ago. */
export async function deliveryPointsAsked(world: BenchWorld, address: string): Promise<Sent[]> {
  const codes = Array.from({ length: 20 }, (_, place) => String(100 + place * 10).padStart(5, '0'))
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `insert into omsorg.delivery_point_answer (market, postal_code, answered_at)
       select 30, code, now() from unnest($1::text[]) as code
       on conflict (market, postal_code) do update set answered_at = excluded.answered_at`,
      [codes],
    )
    await owner.query(
      `insert into omsorg.delivery_point (market, postal_code, point_id, position, name, street, zip, city, opening_hours, distance)
       select 30, code, code || '-' || place, place, 'Kioski ' || place, 'Kauppakatu ' || place, code, 'Helsinki',
         '{"spans": [{"firstDay": 1, "lastDay": 5, "opens": "08:00", "closes": "20:00"}], "text": null}', place * 150
       from unnest($1::text[]) as code, generate_series(1, $2::int) as place on conflict do nothing`,
      [codes, pointsNear],
    )
  } finally {
    await owner.end()
  }
  return forPlaces(world, address, 100, ({ place, by: { token } }) => {
    const params = { postalCode: codes[place % codes.length] ?? '', marketAreaCode: 30 } as never
    return callOf(listDeliveryPoints, { params }, { token })
  })
}

/** The calls that save what is filled in for a person; each is saved once. */
export async function ordersToSave(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  return savedOrders(world, address, count, 'saving')
}

interface AtPlace {
  /** Which of the calls it is. */
  readonly place: number
  readonly carePlaceId: string
  readonly items: readonly string[]
  readonly by: { readonly token: string; readonly key: string }
}

async function forPlaces(
  world: BenchWorld,
  address: string,
  count: number,
  callFor: (at: AtPlace) => Sent,
  most = 10,
): Promise<Sent[]> {
  const users = world.users.slice(0, most)
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
    return callFor({ place, carePlaceId: user?.carePlaceId ?? '', items, by })
  })
}

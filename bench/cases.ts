import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import pg from 'pg'
import { callOf, signIn, signInAtPlace, signInCall } from './client.ts'
import { savedOrders } from './confirm.ts'
import type { Sent } from './load.ts'
import { newPrescriptions } from './prescribe.ts'
import type { BenchWorld } from './world.ts'

/** What is measured: the calls of one screen, or of one press of a button. */
export interface Case {
  readonly name: string
  readonly connections: number
  /** Each call writes: the recording is undone, and the bare servers keep the one transaction of each call. */
  readonly writes: boolean
  /** Each call can be sent once alone, so that so many are prepared for each round and server. */
  readonly callsOfRound: number | null
  /** Names rows in one statement that an earlier one has made: the recording must find them again. */
  readonly drawsIds: boolean
  /** Signs in: checks a password between its transactions. */
  readonly checksPassword: boolean
  /** The calls; whoever is signed in for them stays so for five minutes. */
  calls(world: BenchWorld, address: string, count: number): Promise<Sent[]>
  /** Whether a 200 of the product shows what was asked for. */
  readonly shows: (body: unknown) => boolean
}

const reading = { connections: 10, writes: false, callsOfRound: null, drawsIds: false, checksPassword: false } as const
const confirming = { writes: true, drawsIds: false, checksPassword: false, shows: hasField('orderIds') } as const

const searchingProducts = {
  ...reading,
  calls: async (world: BenchWorld, address: string) => {
    const token = await signInAtPlace(address, userOf(world), world.password)
    const terms = await typedForProducts(world)
    return terms.map(({ category, searchTerm }) =>
      callOf(searchProducts, { params: { category }, input: { searchTerm } }, { token }),
    )
  },
  shows: hasEntities,
} as const

export const cases: readonly Case[] = [
  {
    ...reading,
    name: 'recipient-list',
    calls: async (world, address) => {
      const token = await signInAtPlace(address, userOf(world), world.password)
      return [callOf(searchCareRecipients, { input: { pageSize: 25 } }, { token })]
    },
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'recipient-search',
    calls: async (world, address) => {
      const user = userOf(world)
      const token = await signInAtPlace(address, user, world.password)
      const terms = await namesOf(world, user.carePlaceId)
      return terms.map((searchTerm) => callOf(searchCareRecipients, { input: { searchTerm } }, { token }))
    },
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'recipient-search-market',
    calls: async (world, address) => {
      const token = await signIn(address, world.customerService, world.password)
      const terms = await namesOf(world, null)
      const by = { token, application: 'CSP' } as const
      return terms.map((searchTerm) => callOf(searchCareRecipients, { input: { searchTerm } }, by))
    },
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'recipient-page',
    calls: ofEachRecipient((id, token) => callOf(readCareRecipient, { params: { id } }, { token })),
    shows: hasField('careRecipientId'),
  },
  {
    ...reading,
    name: 'products-tab',
    calls: ofEachRecipient((careRecipientId, token) =>
      callOf(searchPrescriptions, { input: { careRecipientId } }, { token }),
    ),
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'order-history',
    calls: ofEachRecipient((careRecipientId, token) =>
      callOf(searchOrdersByCareRecipient, { input: { careRecipientId } }, { token }),
    ),
    shows: hasEntities,
  },
  { ...searchingProducts, name: 'product-search' },
  // What one person waits for, when nobody else asks at the same moment.
  { ...searchingProducts, name: 'product-search-alone', connections: 1 },
  { ...confirming, name: 'confirm-10', connections: 10, callsOfRound: 100, calls: savedOrders },
  { ...confirming, name: 'confirm-50', connections: 50, callsOfRound: 100, calls: savedOrders },
  {
    ...reading,
    name: 'prescription-create',
    writes: true,
    drawsIds: true,
    callsOfRound: 100,
    calls: newPrescriptions,
    shows: hasField('prescriptionId'),
  },
  {
    ...reading,
    name: 'sign-in',
    writes: true,
    drawsIds: true,
    checksPassword: true,
    calls: async (world) => world.users.map(({ userName }) => signInCall(userName, world.password)),
    shows: hasField('refresh_token'),
  },
]

function userOf(world: BenchWorld) {
  const [user] = world.users
  if (!user) throw new Error('the world of the bench has no user')
  return user
}

/** The same call for each person at a care place. */
function ofEachRecipient(call: (id: number, token: string) => Sent): Case['calls'] {
  return async (world, address) => {
    const user = userOf(world)
    const token = await signInAtPlace(address, user, world.password)
    const persons = await ask<{ id: number }>(
      world,
      `select c.id from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
       where l.care_place_id = $1 and c.status = 1 and exists (
         select from omsorg.prescription p where p.care_recipient_id = c.id and p.status in (2, 4)) order by c.id`,
      [user.carePlaceId],
    )
    return shuffled(persons).map(({ id }) => call(id, token))
  }
}

/** Names that find somebody: the last name at a place, the whole name where a hundred thousand are searched. */
async function namesOf(world: BenchWorld, carePlaceId: string | null): Promise<string[]> {
  const found = carePlaceId
    ? await ask<{ name: string }>(
        world,
        `select distinct c.last_name as name from omsorg.care_recipient_place l
         join omsorg.care_recipient c on c.id = l.care_recipient_id
         where l.care_place_id = $1 and c.protected_kind is null and length(c.last_name) >= 4 order by 1`,
        [carePlaceId],
      )
    : await ask<{ name: string }>(
        world,
        `select distinct first_name || ' ' || last_name as name from omsorg.care_recipient
         where id % 997 = 0 and protected_kind is null order by 1 limit 100`,
        [],
      )
  return shuffled(found).map(({ name }) => name)
}

/** What is typed on the way to a product: three letters of its maker, the maker, the name, the number. */
async function typedForProducts(world: BenchWorld): Promise<{ category: string; searchTerm: string }[]> {
  const found = await ask<{ area: string; brand: string; name: string; number: string }>(
    world,
    `select p.therapy_area as area, p.brand, p.name, p.item_number as number from omsorg.product p
     join omsorg.product_offer o on o.product_id = p.id and o.agreement_type = 1
     where p.therapy_area in ('Incontinence', 'Catheter', 'WoundCare', 'Ostomy') and p.brand <> '' and p.id % 1009 = 0
     order by p.id limit 30`,
    [],
  )
  const typed = found.flatMap(({ area, brand, name, number }) =>
    [brand.slice(0, 3), brand, name, number].map((searchTerm) => ({ category: area, searchTerm })),
  )
  return shuffled(typed)
}

async function ask<Row extends pg.QueryResultRow>(world: BenchWorld, text: string, values: unknown[]): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: world.ownerUrl })
  await connection.connect()
  try {
    return (await connection.query<Row>(text, values)).rows
  } finally {
    await connection.end()
  }
}

/** In an order that is not that of the ids, and the same in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const place = (index: number) => (index * 7919 + 13) % 104_729
  return items
    .map((item, index) => ({ item, at: place(index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function hasField(name: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && name in body
}

function hasEntities(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'totalCount' in body && Number(body.totalCount) > 0
}

import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { searchRunOuts } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { callOf, signIn, signInAtPlace } from '../client.ts'
import { savedOrders } from './confirm.ts'
import type { LeanName } from '../lean/names.ts'
import type { Sent } from '../load.ts'
import { callsOfTree, callsOfUsers, treeCaseNames, userCaseNames } from './organisation.ts'
import { homesOfHolders, savedByHolders } from './portal.ts'
import { newPrescriptions } from './prescribe.ts'
import { refreshes } from './refresh.ts'
import { signIns } from './sign-in.ts'
import { ask, namesOf, shuffled, typedForProducts } from './searched.ts'
import { writeCases } from './write-cases.ts'
import type { BenchWorld } from '../world/world.ts'

/** What is measured: the calls of one screen, or of one press of a button. */
export interface Case {
  readonly name: string
  readonly connections: number
  /** Each call can be sent once alone: so many are prepared for each round and server. Null = again and again. */
  readonly callsOfRound: number | null
  /** The lean server that answers the same; null while there is none. */
  readonly lean: LeanName | null
  /** What each call draws for itself, and what may therefore differ between two answers. */
  readonly drawn: readonly string[]
  /** The calls; whoever is signed in for them stays so for five minutes. */
  calls(world: BenchWorld, address: string, count: number): Promise<Sent[]>
  /** Whether a 200 shows what was asked for. */
  readonly shows: (body: unknown) => boolean
}

const reading = { connections: 10, callsOfRound: null, lean: null, drawn: [] } as const
/** Enough that what is measured has run before: a server is new for a moment only. */
const writes = 300
const confirming = {
  callsOfRound: writes,
  calls: savedOrders,
  lean: 'confirm',
  drawn: [],
  shows: hasField('orderIds'),
} as const

const searchingProducts = {
  ...reading,
  lean: 'product-search',
  calls: async (world: BenchWorld, address: string) => {
    const token = await signInAtPlace(address, userOf(world), world.password)
    const terms = await typedForProducts(world)
    return terms.map(({ category, searchTerm }) =>
      callOf(searchProducts, { params: { category }, input: { searchTerm } }, { token }),
    )
  },
  shows: hasEntities,
} as const

/**
 * Administrators are few, and each waits alone. A call of half a millisecond that is alone measures how soon the machine wakes:
 * the same server answers 600 or 1,900 of them a second, so those are in flight like all others.
 */
const inFlight = (name: string) => (name.endsWith('-expand') ? 10 : 1)

export const cases: readonly Case[] = [
  {
    ...reading,
    name: 'recipient-list',
    lean: 'list',
    calls: async (world, address) => {
      const tokens = []
      for (const user of world.users.slice(0, 10)) tokens.push(await signInAtPlace(address, user, world.password))
      return tokens.map((token) => callOf(searchCareRecipients, { input: { pageSize: 25 } }, { token }))
    },
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'recipient-search',
    lean: 'list',
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
    lean: 'list',
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
    lean: 'page',
    calls: ofEachRecipient((id, token) => callOf(readCareRecipient, { params: { id } }, { token })),
    shows: hasField('careRecipientId'),
  },
  {
    ...reading,
    name: 'products-tab',
    lean: 'tab',
    calls: ofEachRecipient((careRecipientId, token) =>
      callOf(searchPrescriptions, { input: { careRecipientId } }, { token }),
    ),
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'order-history',
    lean: 'order-history',
    calls: ofEachRecipient((careRecipientId, token) =>
      callOf(searchOrdersByCareRecipient, { input: { careRecipientId } }, { token }),
    ),
    shows: hasEntities,
  },
  { ...searchingProducts, name: 'product-search' },
  {
    ...reading,
    name: 'run-outs',
    lean: 'run-outs',
    calls: ofEachPlace((token) => callOf(searchRunOuts, { input: {} }, { token })),
    shows: hasEntities,
  },
  {
    ...reading,
    name: 'renewal-queue',
    lean: 'renewal-queue',
    calls: ofEachPlace((token) => callOf(readRenewalQueue, { input: {} }, { token })),
    shows: hasField('rows'),
  },
  // What one person waits for, when nobody else asks at the same moment.
  { ...searchingProducts, name: 'product-search-alone', connections: 1 },
  ...treeCaseNames.map((name): Case => ({
    ...reading,
    name,
    connections: inFlight(name),
    lean: 'organisation',
    calls: callsOfTree(name),
    shows: hasField('totalCount'),
  })),
  ...userCaseNames.map((name): Case => ({
    ...reading,
    name,
    connections: inFlight(name),
    lean: 'users',
    calls: callsOfUsers(name),
    shows: (body) => typeof body === 'object' && body !== null,
  })),
  { ...confirming, name: 'confirm-10', connections: 10 },
  { ...confirming, name: 'confirm-50', connections: 50 },
  {
    ...reading,
    name: 'prescription-create',
    lean: 'prescribe',
    drawn: ['prescriptionId', 'prescriptionRowId'],
    callsOfRound: writes,
    calls: newPrescriptions,
    shows: hasField('prescriptionId'),
  },
  ...writeCases,
  { ...reading, name: 'portal-home', lean: 'portal-home', calls: homesOfHolders, shows: hasField('products') },
  {
    ...reading,
    name: 'portal-confirm',
    lean: 'portal-confirm',
    callsOfRound: 100,
    drawn: ['placedAt', 'undoUntil'],
    calls: savedByHolders,
    shows: hasField('placedAt'),
  },
  {
    ...reading,
    name: 'sign-in',
    lean: 'sign-in',
    drawn: ['access_token', 'refresh_token'],
    calls: signIns,
    shows: hasField('refresh_token'),
  },
  {
    ...reading,
    name: 'refresh',
    lean: 'refresh',
    drawn: ['access_token', 'refresh_token'],
    callsOfRound: 2000,
    calls: refreshes,
    shows: hasField('refresh_token'),
  },
]

function userOf(world: BenchWorld) {
  const [user] = world.users
  if (!user) throw new Error('the world of the bench has no user')
  return user
}

/** The same call at ten care places. */
function ofEachPlace(call: (token: string) => Sent): Case['calls'] {
  return async (world, address) => {
    const tokens = []
    for (const user of world.users.slice(0, 10)) tokens.push(await signInAtPlace(address, user, world.password))
    return tokens.map(call)
  }
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

function hasField(name: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && name in body
}

function hasEntities(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'totalCount' in body && Number(body.totalCount) > 0
}

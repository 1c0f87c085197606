import { expandClients } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { listCarePlaces } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { listClientUsers } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { callOf, signIn } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'
import { ask, shuffled } from './searched.ts'

/** As the screens ask for them. */
const rootsOfPage = 50

interface Place {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly careUnitId: string
  /** Of the roots: any of the first hundred. */
  readonly page: number
}

/** The calls of the tree of clients, as an administrator opens it. */
const treeCalls = {
  'client-roots': ({ page }, by) => [callOf(listRootClients, { query: { page, pageSize: rootsOfPage } }, by)],
  'client-expand': ({ clientId, careUnitId }, by) => [
    callOf(listCareUnits, { params: { clientId } }, by),
    callOf(listCarePlaces, { params: { careUnitId } }, by),
  ],
  'client-search': ({ name }, by) => [callOf(expandClients, { query: { searchTerm: name } }, by)],
  'client-deep-link': ({ id: carePlaceId, careUnitId, clientId }, by) => [
    callOf(expandClients, { query: { carePlaceId, careUnitId, clientId, pageSize: rootsOfPage } }, by),
  ],
} satisfies Record<string, (place: Place, by: { token: string; application: 'PRINCIPAL' }) => Sent[]>

export type TreeCase = keyof typeof treeCalls

export const treeCaseNames = Object.keys(treeCalls) as TreeCase[]

/** A hundred places anywhere among the clients that nobody works at. */
export function callsOfTree(name: TreeCase) {
  return async (world: BenchWorld, address: string): Promise<Sent[]> => {
    const token = await signIn(address, world.administrator, world.password)
    const places = await ask<Place>(
      world,
      `select p.id, p.name, p.client_id as "clientId", p.care_unit_id as "careUnitId", (row_number() over (order by md5(p.id::text)))::int as page
       from omsorg.care_place p join omsorg.client c on c.id = p.client_id and c.patient_data_owner_id like 'scale %'
       order by md5(p.id::text) limit 100`,
      [],
    )
    return shuffled(places).flatMap((place) => treeCalls[name](place, { token, application: 'PRINCIPAL' }))
  }
}

interface User {
  readonly id: number
  readonly name: string
  readonly clientId: string
  readonly page: number
}

/** The calls of the tree of users, as an administrator opens it. */
const userCalls = {
  'user-roots': ({ page }, by) => [callOf(listUserClients, { query: { page, pageSize: rootsOfPage } }, by)],
  'user-expand': ({ id, clientId }, by) => [
    callOf(listClientUsers, { query: { clientId, pageSize: 200 } }, by),
    callOf(readMembership, { params: { id } }, by),
  ],
  'user-search': ({ name }, by) => [callOf(searchUsers, { query: { searchTerm: name, pageSize: 200 } }, by)],
  'user-deep-link': ({ id, clientId }, by) => [
    callOf(readUser, { params: { id } }, by),
    callOf(listUserClients, { query: { around: clientId, pageSize: rootsOfPage } }, by),
    callOf(listClientUsers, { query: { clientId, pageSize: 200 } }, by),
  ],
} satisfies Record<string, (user: User, by: { token: string; application: 'PRINCIPAL' }) => Sent[]>

export type UserCase = keyof typeof userCalls

export const userCaseNames = Object.keys(userCalls) as UserCase[]

/** A hundred users anywhere among the clients at whose places nobody is looked after. */
export function callsOfUsers(name: UserCase) {
  return async (world: BenchWorld, address: string): Promise<Sent[]> => {
    const token = await signIn(address, world.administrator, world.password)
    const users = await ask<User>(
      world,
      `select u.id, u.first_name || ' ' || u.last_name as name, u.client_id as "clientId",
              (row_number() over (order by md5(u.id::text)))::int as page
       from omsorg.user_account u
       where u.user_name like 'scale.%' order by md5(u.id::text) limit 100`,
      [],
    )
    return shuffled(users).flatMap((user) => userCalls[name](user, { token, application: 'PRINCIPAL' }))
  }
}

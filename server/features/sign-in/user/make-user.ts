import type { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { isTaken } from '../method/methods.sql.ts'
import { judgeGroup } from './judge-group.ts'
import { addFirstPlace, addUser, holdUserClient, isPlaceOf } from './user-writes.sql.ts'

interface MakingCall {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** Makes a user of a client, who has no password and no role yet. Whoever administers care units makes them at own places. */
export async function makeUser({ tx, actor, now }: MakingCall, input: InputOf<typeof createUser>) {
  const { clientId, carePlaceId, userName, email, isParentUser, parentUserId, language, visible } = input
  const isOfUnits = actor.application === 'GUIDE'
  if (isOfUnits && carePlaceId === null) return refuse('care-place-missing', { at: 'carePlaceId' })
  if (isOfUnits && (isParentUser || parentUserId !== null)) return refuse('not-yours-to-group')
  const client = await holdUserClient(tx, clientId)
  if (!client) return refuse('client-not-found', { at: 'clientId' })
  const administratorId = isOfUnits ? actor.userId : null
  if (carePlaceId !== null && !(await isPlaceOf(tx, { clientId, carePlaceId, administratorId }))) {
    return refuse('care-place-not-found', { at: 'carePlaceId' })
  }
  const phone = input.phone === null ? null : storedPhone(input.phone, marketOf(client.market).country)
  if (input.phone !== null && phone === null) return refuse('phone-wrong', { at: 'phone' })
  const group = await judgeGroup(tx, { userId: null, clientId, isParentUser, parentUserId })
  if (!group.ok) return group
  if (await isTaken(tx, 'user-name', userName, { except: null, lock: true })) {
    return refuse('user-name-taken', { at: 'userName' })
  }
  // A parent and its children share an address; a parent that is new shares it with nobody yet.
  const groupOf = isParentUser ? 0 : parentUserId
  if (email !== null && (await isTaken(tx, 'email', email, { except: null, lock: true, groupOf }))) {
    return refuse('email-taken', { at: 'email' })
  }
  const firstName = capitalisedName(input.firstName)
  const lastName = capitalisedName(input.lastName)
  const user = { clientId, userName, email, phone, language, isParentUser, parentUserId, visible, firstName, lastName }
  const made = await addUser(tx, { ...user, market: client.market, by: actor.doerId, now })
  if (!made) return refuse('user-name-taken', { at: 'userName' })
  if (carePlaceId !== null) await addFirstPlace(tx, { userId: made.id, clientId, carePlaceId })
  return agree(made)
}

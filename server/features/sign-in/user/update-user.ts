import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { updateUser as contract } from '@omsorg/contract/sign-in/user/update-user.ts'
import { changedName } from '@omsorg/domain/format/capitalised-name.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { authorNamed } from '../../../platform/author.ts'
import { writeChange } from '../method/change-methods.ts'
import { isTaken, lockUserMethods } from '../method/methods.sql.ts'
import { judgeGroup } from './judge-group.ts'
import { lastUserChange, readUserRecord, type UserRecord } from './user-record.sql.ts'
import { isAdministeredBy, lockUser } from './users.sql.ts'
import { writeUser } from './user-writes.sql.ts'

export const updateUser = handle(contract, async ({ input, actor, now, tx }) => {
  const userId = input.id
  const held = await lockUser(tx, userId, actor)
  const before = held && isAdministeredBy(actor, held) ? await readUserRecord(tx, userId) : undefined
  if (!held || !before) return refuse('user-not-found', { at: 'id' })
  if (actor.isOwn(userId)) return refuse('own-account')
  const isOfUnits = actor.application === 'GUIDE'
  if (held.works_elsewhere) return refuse('works-elsewhere')
  if (input.rowVersion !== undefined && input.rowVersion !== before.rowVersion) {
    return refuse('stale', { detail: await nowOf(tx, before) })
  }

  const wanted = wantedOf(before, input)
  const { isParentUser, parentUserId, clientId } = wanted
  const isRegrouped = isParentUser !== before.isParentUser || parentUserId !== before.parentUserId
  if (isRegrouped) {
    if (isOfUnits) return refuse('not-yours-to-group')
    const group = await judgeGroup(tx, { userId, clientId, isParentUser, parentUserId })
    if (!group.ok) return group
    // Who leaves a group shares its address no longer, and who joins one shares that of no other.
    const groupOf = isParentUser ? userId : parentUserId
    const { email } = before
    const isKept = groupOf === null || input.email === undefined || input.email === email
    if (isKept && email !== null && (await isTaken(tx, 'email', email, { except: userId, lock: true, groupOf }))) {
      return refuse('email-taken', { at: 'email' })
    }
  }
  if (isRegrouped || isOtherwise(before, wanted)) await writeUser(tx, { ...wanted, userId })

  const methods = await lockUserMethods(tx, userId)
  if (!methods) return refuse('user-not-found', { at: 'id' })
  const written = await writeChange({ tx, actor, now }, methods, {
    userName: input.userName,
    email: input.email,
    phoneNumber: input.phone,
  })
  if (!written.ok) return ofThisForm(written)
  return agree((await readUserRecord(tx, userId)) ?? before)
})

function wantedOf(before: UserRecord, input: InputOf<typeof contract>) {
  return {
    clientId: before.clientId,
    firstName: changedName(before.firstName, input.firstName),
    lastName: changedName(before.lastName, input.lastName),
    language: input.language ?? before.language,
    isParentUser: input.isParentUser ?? before.isParentUser,
    parentUserId: input.parentUserId === undefined ? before.parentUserId : input.parentUserId,
    visible: input.visible ?? before.visible,
  }
}

function isOtherwise(before: UserRecord, wanted: ReturnType<typeof wantedOf>): boolean {
  return (['firstName', 'lastName', 'language', 'visible'] as const).some((field) => before[field] !== wanted[field])
}

async function nowOf(tx: Transaction, user: UserRecord) {
  const last = await lastUserChange(tx, user.id)
  return { user, changed: last ? { at: last.at, by: authorNamed(last.by, null) } : null }
}

type MethodRefusal = Exclude<Awaited<ReturnType<typeof writeChange>>, { readonly ok: true }>

/** What the methods refuse, by the fields of this form; what it does not change cannot be wrong now. */
function ofThisForm(refused: MethodRefusal) {
  switch (refused.refusal) {
    case 'phone-wrong':
      return refuse('phone-wrong', { at: 'phone' })
    case 'user-name-taken':
      return refuse('user-name-taken', { at: 'userName' })
    case 'email-taken':
      return refuse('email-taken', { at: 'email' })
    default:
      return refuse('method-incomplete', { at: refused.at === 'phoneNumber' ? 'phone' : 'email' })
  }
}

import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { changedMethods, checkMethods, endsSessions, type Methods } from '@omsorg/domain/sign-in/method/methods.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { notFound } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { readStandingTo } from '../user/user-record.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { isTheirs } from './method-reach.ts'
import { methodView } from './method-view.ts'
import { endSessionsOfUser, isTaken, lockUserMethods, type UserMethods, writeMethods } from './methods.sql.ts'

/** What is sent; what is left out stays. */
export type MethodChange = { readonly [Field in keyof Methods]?: Methods[Field] | undefined } & {
  readonly rowVersion?: number | undefined
}

interface MethodCall {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** Changes how somebody signs in: judged whole, told to the owner, written down, and ending what it takes the ground from. */
export async function changeMethods(
  { tx, actor, now }: MethodCall,
  userId: number,
  { rowVersion, ...change }: MethodChange,
) {
  const before = await lockUserMethods(tx, userId)
  if (!before || !isTheirs(actor, before)) return notFound()
  if ((await readStandingTo(tx, userId, actor)).elsewhere) return refuse('works-elsewhere')
  if (rowVersion !== undefined && rowVersion !== before.rowVersion) return refuse('stale')
  return writeChange({ tx, actor, now }, before, change)
}

/** The same for whoever has read the methods, and holds them. */
export async function writeChange(
  { tx, actor, now }: MethodCall,
  before: UserMethods,
  change: Omit<MethodChange, 'rowVersion'>,
) {
  const { userId } = before
  const given: Partial<Methods> = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const written = typeof given.phoneNumber === 'string' ? given.phoneNumber : null
  const phone = written === null ? null : storedPhone(written, marketOf(before.market).country, [before.phoneNumber])
  if (written !== null && phone === null) return refuse('phone-wrong', { at: 'phoneNumber' })
  const after: UserMethods = { ...before, ...given, ...(phone === null ? {} : { phoneNumber: phone }) }
  const changed = changedMethods(methodsOf(before), methodsOf(after))
  if (changed.length === 0) return agree(methodView(before))
  const judged = checkMethods(after)
  if (!judged.ok) return judged
  const taken = await takenIn(tx, after, changed)
  if (taken) return taken

  // The address that was learns that it is not the address any more.
  if (changed.includes('email')) await tellOwner(tx, userId, 'email-changed')
  await writeMethods(tx, userId, after)
  await writeUserEvent(tx, { userId, event: 'methods-changed', detail: { changed }, actor })
  for (const what of noticesOf(changed)) await tellOwner(tx, userId, what)
  if (endsSessions(before, after)) await endSessionsOfUser(tx, userId, now)
  return agree(methodView({ ...after, rowVersion: before.rowVersion + 1 }))
}

async function takenIn(tx: Transaction, after: UserMethods, changed: readonly (keyof Methods)[]) {
  const { userId, groupOf } = after
  const isWordTaken = async (kind: Parameters<typeof isTaken>[1], field: keyof Methods): Promise<boolean> => {
    const word = after[field]
    return (
      changed.includes(field) &&
      typeof word === 'string' &&
      isTaken(tx, kind, word, { except: userId, lock: true, groupOf })
    )
  }
  if (await isWordTaken('user-name', 'userName')) return refuse('user-name-taken', { at: 'userName' })
  // A parent and its children share an address.
  if (await isWordTaken('email', 'email')) return refuse('email-taken', { at: 'email' })
  if (await isWordTaken('directory-name', 'adUserName')) return refuse('directory-name-taken', { at: 'adUserName' })
  if (await isWordTaken('siths', 'sithsNumber')) return refuse('card-taken', { at: 'sithsNumber' })
  if (await isWordTaken('vrk', 'vrkNumber')) return refuse('card-taken', { at: 'vrkNumber' })
  return null
}

function noticesOf(changed: readonly (keyof Methods)[]) {
  const isOne = (field: keyof Methods) => changed.includes(field)
  const others = changed.some((field) => field !== 'email' && field !== 'phoneNumber' && field !== 'userName')
  return [
    ...(isOne('email') ? (['email-changed'] as const) : []),
    ...(isOne('phoneNumber') ? (['phone-changed'] as const) : []),
    ...(isOne('userName') ? (['user-name-changed'] as const) : []),
    ...(others ? (['methods-changed'] as const) : []),
  ]
}

function methodsOf(user: UserMethods): Methods {
  const {
    kind: _k,
    firstName: _f,
    lastName: _l,
    groupOf: _g,
    isChild: _c,
    market: _m,
    hasOwnFactor: _o,
    ...rest
  } = user
  const { userId: _u, passwordSetOn: _p, rowVersion: _r, ...methods } = rest
  return methods
}

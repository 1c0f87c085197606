import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { writeChange } from '../method/change-methods.ts'
import { lockUserMethods } from '../method/methods.sql.ts'
import { readUserRecord } from '../user/user-record.sql.ts'
import { writeUser } from '../user/user-writes.sql.ts'

export interface UserToChange {
  readonly id: number
  /** What is left out stays. */
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly language?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** Changes a user who is held, by the same rules as one alone. False when that cannot be done any more. */
export async function changeUser(
  call: { readonly tx: Transaction; readonly actor: Actor; readonly now: Temporal.Instant },
  { id, email, phone, firstName, lastName, language }: UserToChange,
): Promise<boolean> {
  const { tx } = call
  const before = await readUserRecord(tx, id)
  if (!before) return false
  if (firstName !== undefined || lastName !== undefined || language !== undefined) {
    const named = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName }
    await writeUser(tx, { ...before, ...named, language: language ?? before.language, userId: id })
  }
  if (email === undefined && phone === undefined) return true
  const methods = await lockUserMethods(tx, id)
  if (!methods) return false
  return (await writeChange(call, methods, { email, phoneNumber: phone })).ok
}

import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { notFound } from '../../../platform/handle.ts'
import { type AccountWord, isTaken } from '../method/methods.sql.ts'
import { isAdministeredBy, lockUser } from './users.sql.ts'

interface Asked {
  readonly kind: AccountWord
  readonly word: string
  /** Whose own it may be. */
  readonly except?: number | undefined
}

export async function wordExists(tx: Transaction, actor: Actor, { kind, word, except }: Asked) {
  if (except !== undefined) {
    const user = await lockUser(tx, except, actor)
    if (!user || !isAdministeredBy(actor, user)) return notFound()
  }
  return agree(await isTaken(tx, kind, word.trim(), { except: except ?? null, lock: false }))
}

import type { Seal } from '@omsorg/database/sealed.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { mailNewLink } from '../password/new-link.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import type { AddedUser } from './write-users.sql.ts'

/** Mails each who has an address the way to a first password, when this commits. */
export async function welcomeUsers(
  {
    tx,
    actor,
    now,
    seal,
  }: { readonly tx: Transaction; readonly actor: Actor; readonly now: Temporal.Instant; readonly seal: Seal },
  users: readonly AddedUser[],
): Promise<void> {
  await Promise.all(
    users
      .filter(({ email }) => email !== null)
      .flatMap(({ id: userId }) => [
        mailNewLink(tx, { userId, kind: 'welcome', now, seal }),
        writeUserEvent(tx, { userId, event: 'welcome-mailed', detail: {}, actor }),
      ]),
  )
}

import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

interface UserEvent {
  readonly userId: number
  readonly event: string
  readonly detail: object
  /** Null is the product itself. */
  readonly actor: Pick<Actor, 'doerId' | 'onBehalfOf'> | null
}

/** Who changed what of a user. */
export async function writeUserEvent(tx: Transaction, { userId, event, detail, actor }: UserEvent): Promise<void> {
  await sql`
    insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
    values (${userId}, ${actor?.doerId ?? null}, ${actor?.onBehalfOf ?? null}, ${event}, ${JSON.stringify(detail)}::jsonb)
  `.execute(tx)
}

import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** Answers the id of what was written. */
export async function insertConversation(
  tx: Transaction,
  { userId, onBehalfOf }: Author,
  given: {
    readonly careRecipientId: number
    readonly at: Temporal.Instant
    readonly day: Temporal.PlainDate
    readonly note: string
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.conversation (care_recipient_id, at, day, by_user, on_behalf_of, note)
    values (${given.careRecipientId}, ${given.at.toString()}::timestamptz, ${given.day.toString()}::date, ${userId}, ${onBehalfOf}, ${given.note})
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export interface ConversationRecord {
  readonly id: number
  readonly day: string
  readonly by: ShownAuthor | null
  readonly note: string
}

/** The newest first; null for a person out of reach. */
export async function readConversations(
  tx: Transaction,
  careRecipientId: number,
): Promise<ConversationRecord[] | null> {
  const { rows: persons } = await sql<{ id: number }>`
    select id from omsorg.care_recipient where id = ${careRecipientId}
  `.execute(tx)
  if (persons.length === 0) return null
  const { rows } = await sql<ConversationRecord>`
    select id, day, omsorg.author_names(by_user, on_behalf_of) as by, note
    from omsorg.conversation
    where care_recipient_id = ${careRecipientId}
    order by day desc, id desc
    limit 500
  `.execute(tx)
  return rows
}

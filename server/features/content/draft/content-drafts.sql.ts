import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whose draft it is, and of what. */
export interface DraftOf {
  readonly userId: number
  readonly identifier: string
}

export interface DraftRecord {
  readonly version: number
  readonly entries: unknown
  /** ISO 8601. */
  readonly saved_on: string
}

export async function readDraft(tx: Transaction, { userId, identifier }: DraftOf): Promise<DraftRecord | undefined> {
  const { rows } = await sql<DraftRecord>`
    select version, entries, saved_at as saved_on from omsorg.content_draft
    where user_id = ${userId} and identifier = ${identifier}
  `.execute(tx)
  return rows[0]
}

export interface Keeping {
  /** The keeping that was read; null where there was none. */
  readonly version: number | null
  readonly window: string
  /** JSON. */
  readonly entries: string
  readonly now: Temporal.Instant
}

/** The number of this keeping, the same for the same words again; null where another window has kept it since. */
export async function keepDraft(
  tx: Transaction,
  { userId, identifier }: DraftOf,
  { version, window, entries, now }: Keeping,
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    with same as (
      select version from omsorg.content_draft
      where user_id = ${userId} and identifier = ${identifier} and kept_by = ${window}::uuid and entries = ${entries}::jsonb
    ), changed as (
      update omsorg.content_draft
      set version = default, kept_by = ${window}::uuid, entries = ${entries}::jsonb, saved_at = ${now.toString()}::timestamptz
      where user_id = ${userId} and identifier = ${identifier} and (version = ${version}::integer or kept_by = ${window}::uuid)
        and not exists (select from same)
      returning version
    )
    select version from same union all select version from changed
  `.execute(tx)
  return rows[0]?.version ?? null
}

/** The number of this keeping, the first of its draft; null where another window has begun one. */
export async function beginDraft(
  tx: Transaction,
  { userId, identifier }: DraftOf,
  { window, entries, now }: Keeping,
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    insert into omsorg.content_draft (user_id, identifier, kept_by, entries, saved_at)
    values (${userId}, ${identifier}, ${window}::uuid, ${entries}::jsonb, ${now.toString()}::timestamptz)
    on conflict (user_id, identifier) do nothing
    returning version
  `.execute(tx)
  return rows[0]?.version ?? null
}

/** Whether there was one. */
export async function removeDraft(tx: Transaction, { userId, identifier }: DraftOf): Promise<boolean> {
  const { rowCount } = await sql`
    delete from omsorg.content_draft where user_id = ${userId} and identifier = ${identifier}
  `.execute(tx)
  return rowCount > 0
}

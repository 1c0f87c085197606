import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The meaning that the terms have now in a language; 0 is that of the product's own. */
export async function presentVersion(tx: Transaction, language: Language, now: Temporal.Instant): Promise<number> {
  const at = now.toString()
  const { rows } = await sql<{ version: number }>`
    select meaning_version as version from omsorg.static_content
    where identifier = 'DISCLAIMER' and language = ${language} and status = 'active'
      and coalesce(shown_from <= ${at}::timestamptz, true) and coalesce(shown_until > ${at}::timestamptz, true)
  `.execute(tx)
  return rows[0]?.version ?? 0
}

export interface AcceptanceRecord {
  readonly language: Language
  readonly version: number
  readonly accepted_at: string
  /** Whether the terms still say in that language what they said then. */
  readonly holds: boolean
}

/** What a user accepted last, one that holds before any other. */
export async function lastAcceptance(
  tx: Transaction,
  userId: number,
  now: Temporal.Instant,
): Promise<AcceptanceRecord | undefined> {
  const at = now.toString()
  const { rows } = await sql<AcceptanceRecord>`
    select a.language, a.agreement_version::integer as version, a.accepted_at,
           a.agreement_version = coalesce(s.meaning_version, 0)::text as holds
    from omsorg.disclaimer_acceptance a
    left join omsorg.static_content s
      on s.identifier = 'DISCLAIMER' and s.language = a.language and s.status = 'active'
        and coalesce(s.shown_from <= ${at}::timestamptz, true) and coalesce(s.shown_until > ${at}::timestamptz, true)
    where a.user_id = ${userId} and a.agreement_version ~ '^[0-9]{1,7}$'
    order by holds desc, a.accepted_at desc
    limit 1
  `.execute(tx)
  return rows[0]
}

/** Accepting what was accepted leaves the day on which it was. */
export async function accept(
  tx: Transaction,
  acceptance: { readonly userId: number; readonly language: Language; readonly version: number },
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.disclaimer_acceptance (user_id, agreement_version, language, accepted_at)
    values (${acceptance.userId}, ${String(acceptance.version)}, ${acceptance.language}, ${now.toString()}::timestamptz)
    on conflict do nothing
  `.execute(tx)
}

/** Whether there was one to take back. */
export async function takeBack(tx: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await sql`delete from omsorg.disclaimer_acceptance where user_id = ${userId}`.execute(tx)
  return rowCount > 0
}

/** Whether whoever acts reaches a user at all. */
export async function reachesUser(tx: Transaction, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from omsorg.user_account where id = ${userId}`.execute(tx)
  return rows.length > 0
}

import type { MarketCode } from '@omsorg/domain/market.ts'
import type { RoleTerm } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What may have run out, or run out soon, in whichever market. */
export async function termsToLookAt(
  tx: Transaction,
  by: string,
): Promise<{ readonly userId: number; readonly nodeId: string }[]> {
  const { rows } = await sql<{ userId: number; nodeId: string }>`
    select user_id as "userId", node_id as "nodeId" from omsorg.role_term
    where least(last_day, confirm_by) <= ${by}::date
    order by user_id, node_id
  `.execute(tx)
  return rows
}

export interface TermToJudge extends RoleTerm {
  readonly warnedAt: number | null
  readonly market: MarketCode
}

export async function readTerm(
  tx: Transaction,
  { userId, nodeId }: { readonly userId: number; readonly nodeId: string },
): Promise<TermToJudge | undefined> {
  const { rows } = await sql<TermToJudge>`
    select t.last_day::text as "lastDay", t.confirm_by::text as "confirmDay", t.warned_at as "warnedAt", u.market
    from omsorg.role_term t
    join omsorg.user_account u on u.id = t.user_id
    where t.user_id = ${userId} and t.node_id = ${nodeId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function markWarned(
  tx: Transaction,
  { userId, nodeId, days }: { readonly userId: number; readonly nodeId: string; readonly days: number },
): Promise<void> {
  await sql`
    update omsorg.role_term set warned_at = ${days} where user_id = ${userId} and node_id = ${nodeId}::uuid
  `.execute(tx)
}

export interface ToldOfRoles {
  readonly email: string
  readonly language: Language
  readonly market: MarketCode
  readonly lastDay: string | null
  readonly confirmDay: string | null
}

/** The address of somebody, with the term at a node where one stands. Undefined for whoever has no address or signs in no more. */
export async function readToldOfRoles(
  tx: Transaction,
  { userId, nodeId }: { readonly userId: number; readonly nodeId: string | null },
): Promise<ToldOfRoles | undefined> {
  const { rows } = await sql<ToldOfRoles>`
    select u.email, u.language, u.market, t.last_day::text as "lastDay", t.confirm_by::text as "confirmDay"
    from omsorg.user_account u
    left join omsorg.role_term t on t.user_id = u.id and t.node_id = ${nodeId}::uuid
    where u.id = ${userId} and u.email is not null and u.status in ('active', 'pending')
  `.execute(tx)
  return rows[0]
}

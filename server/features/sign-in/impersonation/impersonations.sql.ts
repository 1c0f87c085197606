import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type EndReason = 'stopped' | 'time-up' | 'right-withdrawn' | 'user-changed' | 'other-user'

export interface Beginning {
  readonly sessionId: string
  readonly helper: { readonly id: number; readonly epoch: number }
  readonly userId: number
  readonly reason: string
  readonly began: Temporal.Instant
  readonly ends: Temporal.Instant
}

export async function beginImpersonation(tx: Transaction, beginning: Beginning): Promise<void> {
  const { sessionId, helper, userId, reason, began, ends } = beginning
  await sql`
    insert into omsorg.impersonation (family_id, by_user, by_epoch, user_id, reason, began_at, ends_at)
    values (${sessionId}::uuid, ${helper.id}, ${helper.epoch}, ${userId}, ${reason}, ${began.toString()}, ${ends.toString()})
  `.execute(tx)
}

export interface Running {
  readonly id: number
  readonly user_id: number
  readonly by_epoch: number
  readonly reason: string
  readonly ends_at: string
}

/** The impersonation that a session is in; the session was locked before, where it is to be judged. */
export async function runningImpersonation(tx: Transaction, sessionId: string): Promise<Running | undefined> {
  const { rows } = await sql<Running>`
    select id, user_id, by_epoch, reason, ends_at from omsorg.impersonation
    where family_id = ${sessionId}::uuid and ended_at is null
  `.execute(tx)
  return rows[0]
}

/** The rights of whoever helps were looked at anew. */
export async function confirmImpersonation(tx: Transaction, id: number, epoch: number): Promise<void> {
  await sql`update omsorg.impersonation set by_epoch = ${epoch} where id = ${id} and by_epoch <> ${epoch}`.execute(tx)
}

/** The care place that was chosen for the user is left with the user. */
export async function endImpersonation(
  tx: Transaction,
  sessionId: string,
  reason: EndReason,
  now: Temporal.Instant,
): Promise<void> {
  await Promise.all([
    sql`
      update omsorg.impersonation set ended_at = greatest(${now.toString()}, began_at), end_reason = ${reason}
      where family_id = ${sessionId}::uuid and ended_at is null
    `.execute(tx),
    sql`update omsorg.refresh_family set care_place_id = null where id = ${sessionId}::uuid`.execute(tx),
  ])
}

/** Who may act as users is asked of every role, wherever it holds. */
export async function roleCodesOf(tx: Transaction, userId: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct r.code from omsorg.role_assignment a join omsorg.role r on r.id = a.role_id where a.user_id = ${userId}
  `.execute(tx)
  return rows.map(({ code }) => code)
}

export interface Current {
  readonly user_id: number
  readonly user_name: string
  readonly helper_name: string
  readonly reason: string
  readonly began_at: string
  readonly ends_at: string
}

export async function currentImpersonation(tx: Transaction, sessionId: string): Promise<Current | undefined> {
  const { rows } = await sql<Current>`
    select m.user_id, u.first_name || ' ' || u.last_name as user_name, h.first_name || ' ' || h.last_name as helper_name,
           m.reason, m.began_at, m.ends_at
    from omsorg.impersonation m
    join omsorg.user_account u on u.id = m.user_id
    join omsorg.user_account h on h.id = m.by_user
    where m.family_id = ${sessionId}::uuid and m.ended_at is null
  `.execute(tx)
  return rows[0]
}

export interface Recent {
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly client_name: string | null
  readonly care_place_name: string | null
  readonly reason: string
  readonly began_at: string
  readonly can_be_helped: boolean
}

const mostShown = 8

/** Whom somebody acted as since a moment, each once. */
export async function recentImpersonations(
  tx: Transaction,
  helperId: number,
  since: Temporal.Instant,
): Promise<Recent[]> {
  const { rows } = await sql<Recent>`
    select m.user_id, u.first_name, u.last_name, c.name as client_name, p.name as care_place_name, m.reason, m.began_at,
           u.status = 'active' and c.removed_at is null as can_be_helped
    from (
      select distinct on (user_id) user_id, reason, began_at
      from omsorg.impersonation
      where by_user = ${helperId} and began_at >= ${since.toString()}
      order by user_id, began_at desc
    ) m
    join omsorg.user_account u on u.id = m.user_id
    left join omsorg.client c on c.id = u.client_id
    left join omsorg.membership d on d.user_id = u.id and d.is_default and d.client_id = u.client_id
    left join omsorg.care_place p on p.id = d.node_id
    order by m.began_at desc
    limit ${mostShown}
  `.execute(tx)
  return rows
}

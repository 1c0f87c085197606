import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface Standing {
  readonly created_at: string
  readonly locked_reason: 'failed-attempts' | 'inactivity' | 'administrator' | null
  readonly status_changed_at: string
  readonly status_changed_by: string | null
  readonly last_sign_in_at: string | null
  readonly unlocked_at: string | null
  readonly failed_attempts: number
  readonly has_password: boolean
  readonly client_removed: boolean
  readonly has_active_children: boolean
  readonly welcome_sent_at: string | null
  readonly welcome_expires_at: string | null
  readonly welcome_used_at: string | null
  readonly disclaimer_version: number | null
  readonly disclaimer_accepted_at: string | null
}

/** How it stands with the account of a user in reach. */
export async function readStanding(tx: Transaction, userId: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select u.created_at, u.locked_reason, u.status_changed_at, omsorg.user_display_name(u.status_changed_by) as status_changed_by,
           u.last_sign_in_at, u.unlocked_at, omsorg.failed_tries(u.id, u.last_sign_in_at) as failed_attempts,
           u.password_set_at is not null as has_password, c.removed_at is not null as client_removed,
           exists (select from omsorg.user_account child
                   where child.parent_user_id = u.id and child.status = 'active') as has_active_children,
           w.created_at as welcome_sent_at, w.expires_at as welcome_expires_at, w.used_at as welcome_used_at,
           d.version as disclaimer_version, d.accepted_at as disclaimer_accepted_at
    from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id
    left join lateral (
      select l.created_at, l.expires_at, l.used_at from omsorg.password_link l
      where l.user_id = u.id and l.kind = 'welcome' order by l.created_at desc limit 1
    ) w on true
    left join lateral (
      select a.agreement_version::int as version, a.accepted_at from omsorg.disclaimer_acceptance a
      where a.user_id = u.id and a.agreement_version ~ '^[0-9]{1,7}$' order by a.accepted_at desc limit 1
    ) d on true
    where u.id = ${userId}
  `.execute(tx)
  return rows[0]
}

interface Related {
  readonly id: number
  readonly name: string
  readonly clientName: string
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly isParent: boolean
}

/** The parent of a user, and its children. */
export async function readRelated(tx: Transaction, userId: number): Promise<Related[]> {
  const { rows } = await sql<Related>`
    select o.id, trim(o.first_name || ' ' || o.last_name) as name, c.name as "clientName", o.status,
           coalesce(o.id = u.parent_user_id, false) as "isParent"
    from omsorg.user_account u
    join omsorg.user_account o on o.id = u.parent_user_id or o.parent_user_id = u.id
    join omsorg.client c on c.id = o.client_id
    where u.id = ${userId}
    order by o.first_name collate omsorg.nordic_sv, o.last_name collate omsorg.nordic_sv, o.id
  `.execute(tx)
  return rows
}

interface UserEventRecord {
  readonly id: number
  readonly at: string
  readonly event: string
  readonly by: string | null
  readonly on_behalf_of: string | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly found: number
}

/** What happened with a user, newest first. What of a change of methods stands field by field already is left out. */
export async function readUserEvents(
  tx: Transaction,
  asked: {
    readonly userId: number
    readonly events: readonly string[]
    readonly page: number
    readonly pageSize: number
  },
): Promise<UserEventRecord[]> {
  const { rows } = await sql<UserEventRecord>`
    select e.id::int as id, e.at, e.event, omsorg.user_display_name(e.by_user) as by,
           omsorg.user_display_name(e.on_behalf_of) as on_behalf_of, e.detail, count(*) over ()::int as found
    from omsorg.user_event e
    where e.user_id = ${asked.userId} and e.event = any(${asked.events}::text[])
      and not (e.event = 'methods-changed' and e.detail -> 'changed' <@ '["userName", "email", "phoneNumber"]'::jsonb)
    order by e.at desc, e.id desc
    limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}
  `.execute(tx)
  return rows
}

/** The names of clients, care units and care places in reach. */
export async function readNodeNames(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from omsorg.client c where c.id = any(${ids}::uuid[])
    union all
    select u.id, u.name from omsorg.care_unit u where u.id = any(${ids}::uuid[])
    union all
    select p.id, p.name from omsorg.care_place p where p.id = any(${ids}::uuid[])
  `.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

import type { UserStatus } from '@omsorg/domain/sign-in/user/user-status.ts'
import { worksElsewhere } from '@omsorg/domain/sign-in/user/works-elsewhere.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { groupReachesOutside, holdsRolesOutside, isInOwnNodes, withOwnNodes } from './own-units.sql.ts'

export interface User {
  readonly id: number
  readonly kind: 'user' | 'operator'
  readonly status: UserStatus
  readonly email: string | null
  readonly has_password: boolean
  readonly client_removed: boolean
  readonly has_active_children: boolean
  readonly is_child: boolean
  readonly in_own_units: boolean
  /** Alone or through the group: what gives control of the account is not the caller's. */
  readonly works_elsewhere: boolean
}

type UserFacts = Omit<User, 'works_elsewhere'> & { readonly roles_outside: boolean; readonly group_outside: boolean }

/**
 * A user whom the caller sees, with what of them lies in the care units that the caller administers. Until this transaction is
 * over nobody else changes the account.
 */
export async function lockUser(tx: Transaction, userId: number, actor: Actor): Promise<User | undefined> {
  const { rows } = await sql<UserFacts>`
    ${withOwnNodes(actor.userId)}
    select u.id, u.kind, u.status, u.email, u.password_set_at is not null as has_password,
           c.removed_at is not null as client_removed,
           exists (select from omsorg.user_account child
                   where child.parent_user_id = u.id and child.status = 'active') as has_active_children,
           u.parent_user_id is not null as is_child, ${isInOwnNodes(sql`u.id`)} as in_own_units,
           ${holdsRolesOutside(sql`u.id`)} as roles_outside, ${groupReachesOutside(sql`u.id`, actor)} as group_outside
    from omsorg.user_account u
    left join omsorg.client c on c.id = u.client_id
    where u.id = ${userId}
    for no key update of u
  `.execute(tx)
  const [found] = rows
  if (!found) return undefined
  const { roles_outside: rolesOutside, group_outside: groupOutside, ...user } = found
  const { application } = actor
  const reach = { application, holdsRolesOutside: rolesOutside, groupReachesOutside: groupOutside }
  return { ...user, works_elsewhere: worksElsewhere(reach) }
}

/** Of administration everybody, of customer service the users of its market, of a care unit those who belong to it. */
export function isAdministeredBy({ application }: Actor, user: User): boolean {
  if (application === 'PRINCIPAL') return true
  return user.kind === 'user' && (application === 'CSP' || user.in_own_units)
}

interface StatusChange {
  readonly userId: number
  readonly status: UserStatus
  readonly by: number
  readonly now: Temporal.Instant
}

/** Whoever becomes active has not been unused from then on. */
export async function writeStatus(tx: Transaction, { userId, status, by, now }: StatusChange): Promise<void> {
  const at = now.toString()
  await sql`
    update omsorg.user_account
    set status = ${status}, locked_reason = ${status === 'locked' ? 'administrator' : null},
        unlocked_at = case when ${status}::text = 'active' then ${at}::timestamptz else unlocked_at end,
        status_changed_at = ${at}, status_changed_by = ${by}, row_version = row_version + 1
    where id = ${userId}
  `.execute(tx)
}

/** A new welcome link takes the place of those that nobody used. */
export async function removeWelcomeLinks(tx: Transaction, userId: number): Promise<void> {
  await sql`
    delete from omsorg.password_link where user_id = ${userId} and kind = 'welcome' and used_at is null
  `.execute(tx)
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { worksElsewhere } from '@omsorg/domain/sign-in/user/works-elsewhere.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { groupReachesOutside, holdsRolesOutside, isInOwnNodes, withOwnNodes } from './own-units.sql.ts'

export type UserRecord = AnswerOf<typeof readUser>

/** A user of care staff as the caller sees them; undefined out of reach, and for operators and machines. */
export async function readUserRecord(tx: Transaction, userId: number): Promise<UserRecord | undefined> {
  const { rows } = await sql<UserRecord>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", trim(u.first_name || ' ' || u.last_name) as name,
           u.user_name as "userName", u.email, u.phone, u.market as "marketAreaCode", u.language,
           u.client_id as "clientId", c.name as "clientName", u.is_parent as "isParentUser",
           u.parent_user_id as "parentUserId", u.visible, u.status, u.row_version as "rowVersion"
    from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id
    where u.id = ${userId} and u.kind = 'user' and not u.is_machine
  `.execute(tx)
  return rows[0]
}

interface StandingTo {
  readonly inside: boolean
  readonly elsewhere: boolean
}

/** Whether somebody belongs to the care units that the caller administers, and whether they work where the caller does nothing. */
export async function readStandingTo(tx: Transaction, userId: number, actor: Actor): Promise<StandingTo> {
  const { rows } = await sql<{ inside: boolean; roles_outside: boolean; group_outside: boolean }>`
    ${withOwnNodes(actor.userId)}
    select ${isInOwnNodes(sql`${userId}`)} as inside, ${holdsRolesOutside(sql`${userId}`)} as roles_outside,
           ${groupReachesOutside(sql`${userId}::int`, actor)} as group_outside
  `.execute(tx)
  const { inside = false, roles_outside: holdsRoles = false, group_outside: groupReaches = false } = rows[0] ?? {}
  const { application } = actor
  return {
    inside,
    elsewhere: worksElsewhere({ application, holdsRolesOutside: holdsRoles, groupReachesOutside: groupReaches }),
  }
}

/** Whether somebody belongs to a care unit that the caller administers. */
export async function isInOwnUnits(tx: Transaction, userId: number, actor: Actor): Promise<boolean> {
  return (await readStandingTo(tx, userId, actor)).inside
}

export interface LastUserChange {
  readonly at: string
  readonly by: string | null
}

/** The last change of what a form of a user holds. */
export async function lastUserChange(tx: Transaction, userId: number): Promise<LastUserChange | undefined> {
  const { rows } = await sql<LastUserChange>`
    select e.at, omsorg.user_display_name(e.by_user) as by
    from omsorg.user_event e
    where e.user_id = ${userId} and e.event in ('made', 'changed')
    order by e.at desc, e.id desc
    limit 1
  `.execute(tx)
  return rows[0]
}

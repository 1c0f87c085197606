import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { isInOwnNodes, withOwnNodes, worksElsewhere } from './own-units.sql.ts'

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

interface UnitStanding {
  readonly inside: boolean
  readonly elsewhere: boolean
}

/** Whether somebody belongs to the care units that the caller administers, and whether they hold roles outside them. */
export async function readUnitStanding(
  tx: Transaction,
  userId: number,
  administratorId: number,
): Promise<UnitStanding> {
  const { rows } = await sql<UnitStanding>`
    ${withOwnNodes(administratorId)}
    select ${isInOwnNodes(sql`${userId}`)} as inside, ${worksElsewhere(sql`${userId}`)} as elsewhere
  `.execute(tx)
  return rows[0] ?? { inside: false, elsewhere: false }
}

/** Whether somebody belongs to a care unit that the caller administers. */
export async function isInOwnUnits(tx: Transaction, userId: number, administratorId: number): Promise<boolean> {
  return (await readUnitStanding(tx, userId, administratorId)).inside
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

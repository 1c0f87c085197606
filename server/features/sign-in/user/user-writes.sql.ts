import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { ownUnits } from './own-units.sql.ts'

/** The client that a user is added to, held while this goes on; undefined when it is out of reach or removed. */
export async function holdUserClient(tx: Transaction, clientId: string): Promise<{ market: MarketCode } | undefined> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid and removed_at is null for key share
  `.execute(tx)
  return rows[0]
}

/** Whether a care place belongs to a client, and for an administrator of care units, to one of theirs. */
export async function isPlaceOf(
  tx: Transaction,
  place: { readonly clientId: string; readonly carePlaceId: string; readonly administratorId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select exists (
      select from omsorg.care_place p
      where p.id = ${place.carePlaceId}::uuid and p.client_id = ${place.clientId}::uuid
        and (${place.administratorId}::int is null or p.care_unit_id in (${ownUnits(place.administratorId)}))
    ) as fits
  `.execute(tx)
  return rows[0]?.fits === true
}

export interface NewUser {
  readonly clientId: string
  readonly market: MarketCode
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
  readonly isParentUser: boolean
  readonly parentUserId: number | null
  readonly visible: boolean
  readonly by: number
  readonly now: Temporal.Instant
}

/** Signs in by a password that is not chosen yet. Undefined when an import took the name or the address a moment before. */
export async function addUser(tx: Transaction, user: NewUser): Promise<{ id: number; rowVersion: number } | undefined> {
  const { rows } = await sql<{ id: number; rowVersion: number }>`
    insert into omsorg.user_account
      (kind, application, market, client_id, user_name, first_name, last_name, email, phone, language, status,
       status_changed_at, status_changed_by, is_parent, parent_user_id, visible)
    values ('user', 'GUIDE', ${user.market}, ${user.clientId}::uuid, ${user.userName}, ${user.firstName}, ${user.lastName},
            ${user.email}, ${user.phone}, ${user.language}, 'pending', ${user.now.toString()}::timestamptz, ${user.by}::int,
            ${user.isParentUser}, ${user.parentUserId}::int, ${user.visible})
    on conflict do nothing
    returning id, row_version as "rowVersion"
  `.execute(tx)
  const [made] = rows
  if (made) await sql`insert into omsorg.authentication_method (user_id) values (${made.id})`.execute(tx)
  return made
}

/** The place that is chosen when they sign in. */
export async function addFirstPlace(
  tx: Transaction,
  {
    userId,
    clientId,
    carePlaceId,
  }: { readonly userId: number; readonly clientId: string; readonly carePlaceId: string },
): Promise<void> {
  await sql`
    insert into omsorg.membership (user_id, client_id, node_type, node_id, is_default)
    values (${userId}, ${clientId}::uuid, 'care-place', ${carePlaceId}::uuid, true)
  `.execute(tx)
}

export interface ChangedUser {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly language: string
  readonly isParentUser: boolean
  readonly parentUserId: number | null
  readonly visible: boolean
}

/** Whoever gets another parent comes in anew: the one that was acts as them no more. */
export async function writeUser(tx: Transaction, user: ChangedUser): Promise<void> {
  await sql`
    update omsorg.user_account
    set first_name = ${user.firstName}, last_name = ${user.lastName}, language = ${user.language},
        is_parent = ${user.isParentUser}, parent_user_id = ${user.parentUserId}::int, visible = ${user.visible},
        epoch = case when parent_user_id is distinct from ${user.parentUserId}::int then epoch + 1 else epoch end,
        row_version = row_version + 1
    where id = ${user.userId}
  `.execute(tx)
}

interface GroupRecord {
  readonly parent_is_parent: boolean | null
  readonly has_child_at_client: boolean
  readonly has_children: boolean
}

/** What is known of a group that somebody is to belong to. Until this transaction is over nobody else joins the same parent. */
export async function readGroup(
  tx: Transaction,
  asked: { readonly userId: number | null; readonly parentUserId: number | null; readonly clientId: string },
): Promise<GroupRecord> {
  await sql`
    select id from omsorg.user_account where id = ${asked.parentUserId}::int for no key update
  `.execute(tx)
  const { rows } = await sql<GroupRecord>`
    select (select p.is_parent from omsorg.user_account p
            where p.id = ${asked.parentUserId}::int and p.kind = 'user' and p.id is distinct from ${asked.userId}::int)
             as parent_is_parent,
           exists (select from omsorg.user_account s
                   where s.parent_user_id = ${asked.parentUserId}::int and s.client_id = ${asked.clientId}::uuid
                     and s.id is distinct from ${asked.userId}::int) as has_child_at_client,
           exists (select from omsorg.user_account c where c.parent_user_id = ${asked.userId}::int) as has_children
  `.execute(tx)
  return rows[0]!
}

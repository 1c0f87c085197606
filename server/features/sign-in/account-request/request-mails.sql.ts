import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface RequestToConfirm {
  readonly language: Language
  readonly sealed: Buffer
  readonly secret_sealed: Buffer
}

/** Undefined when its mail was sent, or nobody waits for it any more. */
export async function readRequestToConfirm(tx: Transaction, id: number): Promise<RequestToConfirm | undefined> {
  const { rows } = await sql<RequestToConfirm>`
    select language, sealed, secret_sealed from omsorg.account_request
    where id = ${id} and status = ${stored(accountRequestStatus, 'asked')} and secret_sealed is not null
    for update
  `.execute(tx)
  return rows[0]
}

export async function hasAccount(tx: Transaction, address: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from omsorg.user_account u where u.email is not null and lower(u.email) = lower(${address})) as has
  `.execute(tx)
  return rows[0]?.has === true
}

interface Named {
  readonly organisation: string
  readonly workPlace: string
  /** Of the id of a care unit, by its code. */
  readonly idEnding: string | null
}

/** Notes which of ours a request means: by the code of a care unit, else by names that one alone has. */
export async function placeRequest(tx: Transaction, id: number, named: Named): Promise<void> {
  await sql`
    with by_code as (
      select u.id, u.client_id from omsorg.care_unit u
      join omsorg.client c on c.id = u.client_id and c.removed_at is null
      where right(u.id::text, 12) = ${named.idEnding}::text
    ),
    by_name as (
      select c.id from omsorg.client c
      where c.removed_at is null and omsorg.fold(c.name) = omsorg.fold(${named.organisation})
    ),
    client as (
      select client_id as id from by_code
      union all
      select id from by_name where (select count(*) from by_name) = 1 and not exists (select from by_code)
      limit 1
    ),
    place as (
      select p.id, p.care_unit_id from omsorg.care_place p
      where p.client_id = (select id from client) and omsorg.fold(p.name) = omsorg.fold(${named.workPlace})
        and (not exists (select from by_code) or p.care_unit_id in (select id from by_code))
    ),
    unit as (
      select id from by_code
      union all
      select care_unit_id from place where (select count(*) from place) = 1 and not exists (select from by_code)
      union all
      select u.id from omsorg.care_unit u
      where u.client_id = (select id from client) and omsorg.fold(u.name) = omsorg.fold(${named.workPlace})
        and not exists (select from by_code) and (select count(*) from place) <> 1
    )
    update omsorg.account_request
    set client_id = (select id from client),
        care_unit_id = case when (select count(*) from unit) = 1 then (select id from unit) end,
        care_place_id = case when (select count(*) from place) = 1 then (select id from place) end
    where id = ${id}
  `.execute(tx)
}

export async function forgetRequestSecret(tx: Transaction, id: number): Promise<void> {
  await sql`update omsorg.account_request set secret_sealed = null where id = ${id}`.execute(tx)
}

export async function removeRequest(tx: Transaction, id: number): Promise<void> {
  await sql`delete from omsorg.account_request where id = ${id}`.execute(tx)
}

export interface RefusalToSend {
  readonly language: Language
  readonly sealed: Buffer
  readonly reason_sealed: Buffer
}

export async function readRefusalToSend(tx: Transaction, id: number): Promise<RefusalToSend | undefined> {
  const { rows } = await sql<RefusalToSend>`
    select language, sealed, reason_sealed from omsorg.account_request
    where id = ${id} and status = ${stored(accountRequestStatus, 'refused')} and reason_sealed is not null
  `.execute(tx)
  return rows[0]
}

export async function forgetReason(tx: Transaction, id: number): Promise<void> {
  await sql`update omsorg.account_request set reason_sealed = null where id = ${id}`.execute(tx)
}

export interface AdministratorToTell {
  readonly email: string
  readonly language: Language
}

/** Undefined when the request waits no more, or they administer nothing any more. */
export async function readAdministratorToTell(
  tx: Transaction,
  { requestId, userId }: { readonly requestId: number; readonly userId: number },
): Promise<AdministratorToTell | undefined> {
  const { rows } = await sql<AdministratorToTell>`
    select u.email, u.language
    from omsorg.account_request q
    join omsorg.role_assignment ra on ra.node_type = 'care-unit' and ra.node_id = q.care_unit_id and ra.user_id = ${userId}
    join omsorg.user_account u on u.id = ra.user_id and u.status = 'active' and u.email is not null
    where q.id = ${requestId} and q.status = ${stored(accountRequestStatus, 'open')}
    limit 1
  `.execute(tx)
  return rows[0]
}

/** Links that were never followed, what nobody decided, and decisions that nobody asks for any more. */
export async function removeOldAccountRequests(
  tx: Transaction,
  {
    confirmBefore,
    openBefore,
    decidedBefore,
  }: {
    readonly confirmBefore: Temporal.Instant
    readonly openBefore: Temporal.Instant
    readonly decidedBefore: Temporal.Instant
  },
): Promise<void> {
  await sql`
    delete from omsorg.account_request
    where (status in (${stored(accountRequestStatus, 'asked', 'replaced')}) and asked_at < ${confirmBefore.toString()}::timestamptz)
       or (status = ${stored(accountRequestStatus, 'open')} and confirmed_at < ${openBefore.toString()}::timestamptz)
       or decided_at < ${decidedBefore.toString()}::timestamptz
  `.execute(tx)
}

import {
  type AccountRequestStatus,
  accountRequestStatus,
} from '@omsorg/domain/sign-in/account-request/request-status.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { ownUnits } from '../user/own-units.sql.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface OpenRequest {
  readonly id: number
  readonly confirmedOn: string
  readonly language: Language
  readonly sealed: Buffer
  readonly clientId: string | null
  readonly clientName: string | null
  readonly careUnitId: string | null
  readonly careUnitName: string | null
  readonly carePlaceId: string | null
  readonly carePlaceName: string | null
  readonly found: number
}

interface Question {
  /** Null for administration, which sees all. */
  readonly administratorId: number | null
  readonly clientId: string | null
  readonly page: number
  readonly pageSize: number
}

const isTheirs = (administratorId: number | null): Sql =>
  administratorId === null ? sql`true` : sql`q.care_unit_id in (${ownUnits(administratorId)})`

/** Those that wait, the oldest first; of one client with those that fit none. */
export async function listOpenRequests(tx: Transaction, question: Question): Promise<OpenRequest[]> {
  const { administratorId, clientId, page, pageSize } = question
  const { rows } = await sql<OpenRequest>`
    select q.id, coalesce(q.confirmed_at, q.asked_at) as "confirmedOn", q.language, q.sealed,
           c.id as "clientId", c.name as "clientName", u.id as "careUnitId", u.name as "careUnitName",
           p.id as "carePlaceId", p.name as "carePlaceName",
           (count(*) over ())::int as found
    from omsorg.account_request q
    left join omsorg.client c on c.id = q.client_id and c.removed_at is null
    left join omsorg.care_unit u on u.id = q.care_unit_id
    left join omsorg.care_place p on p.id = q.care_place_id
    where q.status = ${stored(accountRequestStatus, 'open')} and ${isTheirs(administratorId)}
      and (${clientId}::uuid is null or q.client_id = ${clientId}::uuid or q.client_id is null)
    order by q.confirmed_at, q.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export interface RequestToDecide {
  readonly id: number
  readonly status: Exclude<AccountRequestStatus, 'asked'>
  readonly language: Language
  readonly sealed: Buffer
  readonly by: ShownAuthor | null
}

/** Held until this transaction is over: of two who decide at once the second finds what the first decided. */
export async function lockRequest(
  tx: Transaction,
  id: number,
  administratorId: number | null,
): Promise<RequestToDecide | undefined> {
  const { rows } = await sql<Omit<RequestToDecide, 'status'> & { status: number }>`
    select q.id, q.status, q.language, q.sealed, omsorg.author_names(q.decided_by, q.decided_on_behalf_of) as by
    from omsorg.account_request q
    where q.id = ${id} and q.status <> ${stored(accountRequestStatus, 'asked')} and ${isTheirs(administratorId)}
    for update of q
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const status = wordOf(accountRequestStatus, row.status)
  return status === 'asked' ? undefined : { ...row, status }
}

interface Decision {
  readonly id: number
  readonly status: 'approved' | 'refused'
  readonly by: number
  readonly now: Temporal.Instant
  readonly userId?: number
  readonly reasonSealed?: Buffer
}

export async function writeDecision(tx: Transaction, decision: Decision): Promise<void> {
  const { id, status, by, now, userId = null, reasonSealed = null } = decision
  await sql`
    update omsorg.account_request
    set status = ${stored(accountRequestStatus, status)}, decided_at = ${now.toString()}::timestamptz, decided_by = ${by}, user_id = ${userId}::int,
        reason_sealed = ${reasonSealed}
    where id = ${id}
  `.execute(tx)
}

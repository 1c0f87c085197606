import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { RenewalRequestStatus } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { PersonOfRowRecord } from '../row/row-of-person.ts'

/** Which requests somebody asks for: those of a care place, of some places of a market, or of the whole market. */
export interface Which {
  readonly carePlaceId: string | null
  /** None = all in reach. */
  readonly carePlaceIds: readonly string[]
}

export interface RequestSearch extends Which {
  readonly userId: number
  readonly state: RenewalRequestStatus | null
  readonly mine: boolean
  readonly term: string | null
  readonly limit: number
  readonly offset: number
}

export interface RequestRecord extends PersonOfRowRecord {
  readonly id: number
  readonly prescription_id: number
  readonly client_id: string
  readonly care_place_id: string
  readonly care_place_name: string
  readonly therapy_area: TherapyArea
  readonly products: readonly string[]
  readonly end_date: string
  readonly message: string
  readonly requester: ShownAuthor | null
  readonly requested_at: string
  readonly status: RenewalRequestStatus
  readonly answered_by: ShownAuthor | null
  readonly answered_at: string | null
  readonly rejection_reason: string | null
  readonly rejected_by_closing: boolean
  readonly renewed_from: string | null
  readonly is_new: boolean
  readonly found: number
}

const isOfPlaces = ({ carePlaceId, carePlaceIds }: Which) => sql`
  (${carePlaceId}::uuid is null or p.care_place_id = ${carePlaceId}::uuid)
  and (${carePlaceIds.length === 0} or p.care_place_id = any(${carePlaceIds}::uuid[]))`

const askedBy = (userId: number) => sql`${userId} in (r.requested_by, r.requested_on_behalf_of)`

/** What waits, the oldest first; then what was answered, the latest first. */
export async function readRequests(tx: Transaction, search: RequestSearch): Promise<RequestRecord[]> {
  const { userId, state, mine, term, limit, offset } = search
  const { rows } = await sql<RequestRecord>`
    select r.id, p.id as prescription_id, c.id as care_recipient_id, c.first_name, c.last_name, c.protected_kind,
           link.room, p.client_id, p.care_place_id, coalesce(s.place_name, '') as care_place_name, p.therapy_area,
           held.products, p.end_date, r.message,
           omsorg.author_names(r.requested_by, r.requested_on_behalf_of) as requester, r.requested_at, r.status,
           omsorg.author_names(r.answered_by, r.answered_on_behalf_of) as answered_by, r.answered_at,
           case when not r.rejected_by_closing then r.rejection_reason end as rejection_reason, r.rejected_by_closing,
           case when r.status = ${stored(renewalRequestStatus, 'accepted')} then (
             select n.start_date from omsorg.prescription n where n.predecessor_id = p.id order by n.id desc limit 1)
           end as renewed_from,
           coalesce(${askedBy(userId)} and r.answered_at is not null and r.answer_seen_at is null, false) as is_new,
           count(*) over ()::int as found
    from omsorg.renew_request r
    join omsorg.prescription p on p.id = r.prescription_id
    join omsorg.care_recipient c on c.id = p.care_recipient_id
    left join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = p.care_place_id
    left join omsorg.place_setting s on s.care_place_id = p.care_place_id
    cross join lateral (
      select coalesce(array_agg(i.name order by w.id), '{}') as products
      from omsorg.prescription_row w join omsorg.product i on i.id = w.product_id
      where w.prescription_id = p.id
    ) held
    where ${isOfPlaces(search)}
      and (${state}::int is null or r.status = ${state}::int)
      and (not ${mine} or ${askedBy(userId)})
      and (${term}::text is null
        or (c.protected_kind is null
          and omsorg.fold(c.first_name || ' ' || c.last_name) like omsorg.as_pattern(omsorg.fold(${term}::text)))
        or omsorg.fold(array_to_string(held.products, ' ')) like omsorg.as_pattern(omsorg.fold(${term}::text))
        or omsorg.fold(omsorg.author_names(r.requested_by, r.requested_on_behalf_of) ->> 'name')
          like omsorg.as_pattern(omsorg.fold(${term}::text)))
    order by r.answered_at desc nulls first, r.requested_at, r.id
    limit ${limit} offset ${offset}
  `.execute(tx)
  return rows
}

export interface RequestCounts {
  readonly 'taken-back': number
  readonly pending: number
  readonly accepted: number
  readonly rejected: number
  readonly unseen: number
}

/** Of each state, and how many answers whoever asks has not seen. */
export async function countRequests(
  tx: Transaction,
  asked: Which & { readonly userId: number; readonly mine: boolean },
): Promise<RequestCounts> {
  const { userId, mine } = asked
  const { rows } = await sql<RequestCounts>`
    select count(*) filter (where r.status = ${stored(renewalRequestStatus, 'pending')})::int as pending,
           count(*) filter (where r.status = ${stored(renewalRequestStatus, 'accepted')})::int as accepted,
           count(*) filter (where r.status = ${stored(renewalRequestStatus, 'rejected')})::int as rejected,
           count(*) filter (where r.status = ${stored(renewalRequestStatus, 'taken-back')})::int as "taken-back",
           count(*) filter (where ${askedBy(userId)} and r.answered_at is not null and r.answer_seen_at is null)::int as unseen
    from omsorg.renew_request r
    join omsorg.prescription p on p.id = r.prescription_id
    where ${isOfPlaces(asked)} and (not ${mine} or ${askedBy(userId)})
  `.execute(tx)
  return rows[0] ?? { pending: 0, accepted: 0, rejected: 0, 'taken-back': 0, unseen: 0 }
}

export interface OneRequest {
  readonly id: number
  readonly prescription_id: number
  readonly status: RenewalRequestStatus
  readonly requested_by: number | null
  readonly requester: ShownAuthor | null
  readonly requested_at: string
  readonly answered_by: ShownAuthor | null
  readonly answered_at: string | null
}

const oneRequest = sql`
  select r.id, r.prescription_id, r.status, r.requested_by, omsorg.author_names(r.requested_by, r.requested_on_behalf_of) as requester,
         r.requested_at, omsorg.author_names(r.answered_by, r.answered_on_behalf_of) as answered_by, r.answered_at
  from omsorg.renew_request r`

/** Undefined out of reach. Whoever decides locks the prescription first: what is read then stays so. */
export async function readRequest(tx: Transaction, renewRequestId: number): Promise<OneRequest | undefined> {
  const { rows } = await sql<OneRequest>`${oneRequest} where r.id = ${renewRequestId}`.execute(tx)
  return rows[0]
}

export async function readPendingRequest(tx: Transaction, prescriptionId: number): Promise<OneRequest | undefined> {
  const { rows } = await sql<OneRequest>`
    ${oneRequest}
    where r.prescription_id = ${prescriptionId} and r.status = ${stored(renewalRequestStatus, 'pending')}
  `.execute(tx)
  return rows[0]
}

/** Whether renewal is asked for in the area: the client has it on, and the care place takes part. */
export async function areRequestsEnabled(
  tx: Transaction,
  { client_id, care_place_id, therapy_area }: Readonly<Record<'client_id' | 'care_place_id' | 'therapy_area', string>>,
): Promise<boolean> {
  const { rows } = await sql<{ enabled: boolean }>`
    select a.enabled and a.renewal_requests_enabled
           and not coalesce(${therapy_area}::text = any(s.renewal_requests_off), false) as enabled
    from omsorg.therapy_area_setting a
    left join omsorg.place_setting s on s.care_place_id = ${care_place_id}::uuid
    where a.client_id = ${client_id}::uuid and a.therapy_area = ${therapy_area}::text
  `.execute(tx)
  return rows[0]?.enabled ?? false
}

export async function insertRequest(
  tx: Transaction,
  asked: {
    readonly prescriptionId: number
    readonly message: string
    readonly by: number
    readonly onBehalfOf: number | null
    readonly at: Temporal.Instant
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.renew_request (prescription_id, message, requested_by, requested_on_behalf_of, requested_at)
    values (${asked.prescriptionId}, ${asked.message}, ${asked.by}, ${asked.onBehalfOf}::int, ${asked.at.toString()})
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export async function rejectRequest(
  tx: Transaction,
  answer: {
    readonly id: number
    readonly reason: string
    readonly by: number
    readonly onBehalfOf: number | null
    readonly at: Temporal.Instant
  },
): Promise<void> {
  await sql`
    update omsorg.renew_request
    set status = ${stored(renewalRequestStatus, 'rejected')}, rejection_reason = ${answer.reason},
        answered_by = ${answer.by}, answered_on_behalf_of = ${answer.onBehalfOf}::int,
        answered_at = ${answer.at.toString()}, row_version = row_version + 1
    where id = ${answer.id}
  `.execute(tx)
}

/** Nobody answers it any more; whoever asked has nothing to read of it. */
export async function takeRequestBack(
  tx: Transaction,
  { id, by, at }: { readonly id: number; readonly by: number; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    update omsorg.renew_request
    set status = ${stored(renewalRequestStatus, 'taken-back')}, answered_by = ${by}::int, answered_at = ${at.toString()},
        answer_seen_at = ${at.toString()}, row_version = row_version + 1
    where id = ${id}
  `.execute(tx)
}

/** Answers how many were new until now. */
export async function markSeen(
  tx: Transaction,
  { ids, userId, at }: { readonly ids: readonly number[]; readonly userId: number; readonly at: Temporal.Instant },
): Promise<number> {
  const { rowCount } = await sql`
    update omsorg.renew_request r set answer_seen_at = ${at.toString()}
    where r.id = any(${ids}::int[]) and ${askedBy(userId)} and r.answered_at is not null and r.answer_seen_at is null
  `.execute(tx)
  return rowCount
}

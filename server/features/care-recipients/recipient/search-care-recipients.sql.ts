import { type RecipientStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PersonRecord } from '../person.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** An item of a person that runs, with what was drawn of it: day, pieces, and the daily use of that day as a fraction. */
export interface ItemFacts {
  readonly rowId: number
  readonly consumption: string | null
  readonly consumptionPeriod: ConsumptionPeriod | null
  readonly withdrawals: number
  readonly startDate: string
  readonly endDate: string
  readonly draws: readonly (readonly [
    day: string,
    pieces: number,
    numerator: number | null,
    denominator: number | null,
  ])[]
}

/** As much of a person as sorting, filtering and counting ask for. */
export interface Candidate {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: string | null
  readonly is_protected: boolean
  readonly room: string
  /** At the care place: inactive there counts as inactive. */
  readonly status: RecipientStatus
  readonly care_place_id: string
  readonly has_where_to: boolean
  readonly items: readonly ItemFacts[] | null
}

export interface CandidatesQuestion {
  /** The care place whose people are looked at; null = each person at the first active place of their own. */
  readonly carePlaceId: string | null
  /** These persons alone; null = everybody. */
  readonly ids: readonly number[] | null
  /** Whoever has one of these identity numbers; null = whatever the number. */
  readonly blindNumbers: readonly Buffer[] | null
  /** Whoever has a prescription that runs in one of them; none = everybody. */
  readonly areas: readonly TherapyArea[]
  readonly today: Temporal.PlainDate
  readonly timeZone: string
}

/** Everybody who may stand in a list, within the reach of the transaction. Only who is active has items. */
export async function readCandidates(tx: Transaction, question: CandidatesQuestion): Promise<Candidate[]> {
  const { carePlaceId, ids, blindNumbers, areas, today, timeZone } = question
  const atPlace = sql`
    omsorg.care_recipient_place link
    join omsorg.care_recipient c on c.id = link.care_recipient_id and link.care_place_id = ${carePlaceId}::uuid`
  const anywhere = sql`
    omsorg.care_recipient c
    join lateral (
      select l.care_place_id, l.room, l.status from omsorg.care_recipient_place l
      where l.care_recipient_id = c.id
      order by l.status, l.linked_at, l.care_place_id limit 1
    ) link on true`
  const havingArea = sql`exists (
    select from omsorg.prescription p
    where p.care_recipient_id = c.id and p.therapy_area = any(${areas}::text[])
      and p.status in (${stored(prescriptionStatus, 'active', 'renew')}))`
  const { rows } = await sql<Candidate>`
    with person as materialized (
      select c.id, c.first_name, c.last_name, c.birth_date, c.protected_kind is not null as is_protected, link.room,
             case when c.status = ${stored(recipientStatus, 'active')} then link.status else c.status end as status, link.care_place_id
      from ${carePlaceId === null ? anywhere : atPlace}
      where ${ids === null ? sql`true` : sql`c.id = any(${ids}::int[])`}
        and ${blindNumbers === null ? sql`true` : sql`c.identity_number_blind = any(${blindNumbers}::bytea[])`}
        and ${areas.length === 0 ? sql`true` : havingArea}
    ), place as materialized (
      select s.care_place_id, s.delivery_street is not null as has_address
      from omsorg.merged_order_setting s
      where s.care_place_id in (select care_place_id from person)
    )
    select p.id, p.first_name, p.last_name, p.birth_date, p.is_protected, p.room, p.status, p.care_place_id,
           coalesce(place.has_address, false) or (not p.is_protected and exists (
             select from omsorg.address a where a.care_recipient_id = p.id and a.kind = 'delivery')) as has_where_to,
           item.items
    from person p
    left join place on place.care_place_id = p.care_place_id
    left join omsorg.items_of_persons(
      array(select id from person where status = ${stored(recipientStatus, 'active')}), ${today.toString()}::date, ${timeZone}
    ) item on item.care_recipient_id = p.id
  `.execute(tx)
  return rows
}

export interface SearchedPlace {
  readonly clientId: string | null
  /** Null searches the whole client or market, as far as the transaction reaches. */
  readonly carePlaceId: string | null
  readonly market: number
}

export interface PersonsQuestion {
  /** Of names, reference numbers and, at a place, rooms. */
  readonly words: string
  /** Days as YYYY-MM-DD; null = whenever. */
  readonly born: readonly string[] | null
  /** The words are a room and nothing else. */
  readonly inRooms: boolean
  readonly limit: number
}

/** A protected person is never among them. */
export async function findPersons(tx: Transaction, asked: PersonsQuestion, at: SearchedPlace): Promise<number[]> {
  const { rows } = await sql<{ care_recipient_id: number }>`
    select care_recipient_id
    from omsorg.search_care_recipients(
      ${asked.words}, ${asked.born}::date[], ${asked.inRooms}, ${at.clientId}::uuid, ${at.carePlaceId}::uuid,
      ${at.market}::int, null, ${asked.limit}::int)
  `.execute(tx)
  return rows.map((row) => row.care_recipient_id)
}

/** Of protected persons none. */
export async function readSealedNumbers(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly sealed: Buffer }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; sealed: Buffer }>`
    select id, identity_number_encrypted as sealed from omsorg.care_recipient
    where id = any(${ids}::int[]) and identity_number_encrypted is not null and protected_kind is null
  `.execute(tx)
  return rows
}

export interface ListedPerson extends PersonRecord {
  readonly client_id: string
  readonly client_name: string
  readonly care_place_name: string
  /** Where the person lives, as far as goods are sent there. */
  readonly street: string | null
}

/** What the page of a list shows of its persons, each at a care place. */
export async function readListed(
  tx: Transaction,
  persons: readonly { readonly id: number; readonly care_place_id: string }[],
): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status, c.client_id, client.name as client_name,
           place.name as care_place_name,
           (select a.street from omsorg.address a
            where a.care_recipient_id = c.id and a.kind = 'delivery' order by a.is_default desc, a.id limit 1) as street
    from unnest(${persons.map((each) => each.id)}::int[], ${persons.map((each) => each.care_place_id)}::uuid[])
      as listed (id, care_place_id)
    join omsorg.care_recipient c on c.id = listed.id
    join omsorg.client client on client.id = c.client_id
    join omsorg.care_place place on place.id = listed.care_place_id
  `.execute(tx)
  return rows
}

import type { RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { PersonRecord } from '../person.ts'

/** An item of a person that runs: its row, whether the use of a day is known, days until it runs out, days between withdrawals. */
export type ItemFacts = readonly [rowId: number, useKnown: boolean, daysLeft: number | null, intervalDays: number]

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
  /** The setting of the care place. */
  readonly soon_days: number
  readonly items: readonly ItemFacts[] | null
}

/** Whom a term may mean. */
export interface Meant {
  /** Whoever is found by words; null = nobody. */
  readonly words: PersonsQuestion | null
  /** Whoever has one of these identity numbers. */
  readonly blindNumbers: readonly Buffer[]
  readonly ids: readonly number[]
}

export interface CandidatesQuestion {
  /** Null = everybody at the care place of the transaction. */
  readonly meant: Meant | null
  readonly at: SearchedPlace
  /** Whoever has a prescription that runs in one of them; none = everybody. */
  readonly areas: readonly TherapyArea[]
  readonly today: Temporal.PlainDate
}

/** Everybody who may stand in a list, within the reach of the transaction. Only who is active has items. */
export async function readCandidates(
  tx: Transaction,
  { meant, at, areas, today }: CandidatesQuestion,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id, p.first_name, p.last_name, p.birth_date, p.is_protected, p.room, p.status, p.care_place_id, s.soon_days, p.items
    from omsorg.listed_recipients(${meant ? idsOf(meant, at) : null}, ${areas}::text[], ${today.toString()}::date) p
    join omsorg.merged_order_setting s on s.care_place_id = p.care_place_id
  `.execute(tx)
  return rows
}

function idsOf({ words, blindNumbers, ids }: Meant, at: SearchedPlace): Sql {
  const found = words ? sql`union select care_recipient_id from ${searched(words, at)}` : sql``
  return sql`array(
    select id from unnest(${ids}::int[]) as named (id)
    union select id from omsorg.care_recipient where identity_number_blind = any(${blindNumbers}::bytea[])
    ${found})`
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
function searched(
  { words, born, inRooms, limit }: PersonsQuestion,
  { clientId, carePlaceId, market }: SearchedPlace,
): Sql {
  return sql`omsorg.search_care_recipients(
    ${words}, ${born}::date[], ${inRooms}, ${clientId}::uuid, ${carePlaceId}::uuid, ${market}::int, null, ${limit}::int)`
}

export interface SealedNumber {
  readonly id: number
  readonly sealed: Buffer | null
}

/** Whom one of the questions finds, the best found first, each with the number; of protected persons none. */
export async function readSealedNumbers(
  tx: Transaction,
  asked: PersonsQuestion,
  at: SearchedPlace,
): Promise<SealedNumber[]> {
  const { rows } = await sql<SealedNumber>`
    select c.id, c.identity_number_encrypted as sealed
    from ${searched(asked, at)} with ordinality as found (id, rank, place)
    join omsorg.care_recipient c on c.id = found.id and c.protected_kind is null
    order by found.place
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

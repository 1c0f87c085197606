import type { RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { DeliverySettings } from '../next-delivery.ts'

/** An item of a person that runs or may be renewed. */
export type ItemFacts = readonly [
  rowId: number,
  hasEnded: boolean,
  useKnown: boolean,
  daysLeft: number | null,
  /** From one withdrawal to the next. */
  intervalDays: number,
]

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
  /** The care place from which is asked. */
  readonly fromPlaceId: string | null
  /** Whoever has a prescription that runs in one of them; none = everybody. */
  readonly areas: readonly TherapyArea[]
  readonly today: Temporal.PlainDate
}

export interface Candidates {
  readonly persons: readonly Candidate[]
  /** Of the place from which is asked: its lead days, and the holidays that a delivery of today can meet. */
  readonly delivery: DeliverySettings | null
}

/** Everybody who may stand in a list, within the reach of the transaction. Only who is active has items. */
export async function readCandidates(tx: Transaction, question: CandidatesQuestion): Promise<Candidates> {
  const { meant, at, fromPlaceId, areas } = question
  const today = question.today.toString()
  const { rows } = await sql<Candidates>`
    select coalesce(json_agg(json_build_object(
             'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'birth_date', p.birth_date,
             'is_protected', p.is_protected, 'room', p.room, 'status', p.status, 'care_place_id', p.care_place_id,
             'soon_days', p.soon_days, 'items', p.items)), '[]') as persons,
           (select json_build_object('stock_lead_days', s.stock_lead_days, 'holidays', array(
              select h.day::text from omsorg.holiday h
              where h.market = s.market and h.day between ${today}::date and ${today}::date + 400))
            from omsorg.place_setting s where s.care_place_id = ${fromPlaceId}::uuid) as delivery
    from omsorg.listed_recipients(${meant ? idsOf(meant, at) : null}, ${areas}::text[], ${today}::date) p
  `.execute(tx)
  return rows[0] ?? nobody
}

export const nobody: Candidates = { persons: [], delivery: null }

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

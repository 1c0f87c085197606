import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** A view with the names in it; those of a protected person are empty. */
export interface ViewRecord {
  readonly at: string
  readonly user_id: number
  readonly by_names: ShownAuthor | null
  readonly action: string
  readonly care_recipient_id: number | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly identity_number_encrypted: Buffer | null
  readonly is_protected: boolean
  readonly market: MarketCode | null
  readonly place_name: string | null
  readonly client_name: string | null
  readonly reason: string | null
}

export interface LogQuestion {
  readonly since: string
  readonly until: string
  readonly userId: number | null
  /** Null does not ask for a person; none at all finds nothing. */
  readonly persons: readonly number[] | null
  readonly clientId: string | null
  readonly carePlaceId: string | null
  readonly actions: readonly string[] | null
}

export interface Part {
  readonly page: number
  readonly pageSize: number
}

export async function searchLog(
  tx: Transaction,
  asked: LogQuestion,
  { page, pageSize }: Part,
): Promise<readonly ViewRecord[]> {
  const { rows } = await sql<ViewRecord>`
    select at, user_id, by_names, action, care_recipient_id, first_name, last_name, identity_number_encrypted, is_protected,
           market, place_name, client_name, reason
    from omsorg.search_access_log(
      ${asked.since}::timestamptz, ${asked.until}::timestamptz, ${asked.userId}::integer, ${asked.persons}::integer[],
      ${asked.clientId}::uuid, ${asked.carePlaceId}::uuid, ${asked.actions}::text[], ${pageSize}, ${(page - 1) * pageSize})
  `.execute(tx)
  return rows
}

export async function countLog(tx: Transaction, asked: LogQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select omsorg.count_access_log(
      ${asked.since}::timestamptz, ${asked.until}::timestamptz, ${asked.userId}::integer, ${asked.persons}::integer[],
      ${asked.clientId}::uuid, ${asked.carePlaceId}::uuid, ${asked.actions}::text[], ${most}) as found
  `.execute(tx)
  return rows[0]?.found ?? 0
}

/** Everybody who has one of these numbers, in whichever client. */
export async function personsNumbered(tx: Transaction, blindNumbers: readonly Buffer[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.logged_persons(${blindNumbers}::bytea[]) as persons (id)
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface ExtractedPerson {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly market: MarketCode
  readonly identity_number_encrypted: Buffer | null
}

/** The registrations of whom an extract is for, the latest first. */
export async function personsOfExtract(tx: Transaction, ids: readonly number[]): Promise<readonly ExtractedPerson[]> {
  const { rows } = await sql<ExtractedPerson>`
    select id, first_name, last_name, market, identity_number_encrypted from omsorg.persons_of_extract(${ids})
  `.execute(tx)
  return rows
}

export async function viewsOfPersons(
  tx: Transaction,
  ids: readonly number[],
  { since, until }: Pick<LogQuestion, 'since' | 'until'>,
  most: number,
): Promise<readonly ViewRecord[]> {
  const { rows } = await sql<ViewRecord>`
    select at, user_id, by_names, action, care_recipient_id, first_name, last_name, identity_number_encrypted, is_protected,
           market, place_name, client_name, reason
    from omsorg.extract_access_log(${ids}, ${since}::timestamptz, ${until}::timestamptz, ${most})
  `.execute(tx)
  return rows
}

interface CheckRecord {
  readonly checked_at: string
  readonly problem: string | null
}

/** What the last nightly check found; undefined before the first. */
export async function lastCheck(tx: Transaction): Promise<CheckRecord | undefined> {
  const { rows } = await sql<CheckRecord>`select checked_at, problem from omsorg.last_access_log_check()`.execute(tx)
  return rows[0]
}

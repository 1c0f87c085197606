import { type KnownPlace, placeLabel } from '@omsorg/domain/organisation-import/batch/compare-places.ts'
import type { KnownUnit } from '@omsorg/domain/organisation-import/batch/compare-units.ts'
import type { KnownUser } from '@omsorg/domain/organisation-import/batch/compare-users.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ImportClient {
  readonly name: string
  readonly market: MarketCode
}

/** A client in reach that is not removed; it stays one while this goes on. */
export async function holdImportClient(tx: Transaction, clientId: string): Promise<ImportClient | undefined> {
  const { rows } = await sql<ImportClient>`
    select name, market from omsorg.client where id = ${clientId}::uuid and removed_at is null for key share
  `.execute(tx)
  return rows[0]
}

export async function readUnits(tx: Transaction, clientId: string): Promise<KnownUnit[]> {
  const { rows } = await sql<KnownUnit>`
    select u.id, u.name, u.row_version as version from omsorg.care_unit u where u.client_id = ${clientId}::uuid
    order by u.name collate omsorg.nordic_sv, u.id
  `.execute(tx)
  return rows
}

interface PlaceRecord {
  readonly id: string
  readonly careUnitId: string
  readonly name: string
  readonly email: string | null
  readonly phone: string
  readonly version: number
}

/** By their units. Each table is read by itself: of so many rows no plan is known to join them well. */
export async function readPlaces(tx: Transaction, clientId: string): Promise<KnownPlace[]> {
  const [units, { rows: places }, { rows: numbers }] = await Promise.all([
    readUnits(tx, clientId),
    sql<PlaceRecord>`
      select p.id, p.care_unit_id as "careUnitId", p.name, p.email, p.phone, p.row_version as version
      from omsorg.care_place p where p.client_id = ${clientId}::uuid
      order by p.name collate omsorg.nordic_sv, p.id
    `.execute(tx),
    sql<{ id: string; number: string }>`
      select coalesce(n.care_place_id::text, '') as id, n.number from omsorg.customer_number n
      where n.client_id = ${clientId}::uuid and n.care_place_id is not null and n.is_primary
    `.execute(tx),
  ])
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  const placesIn = Map.groupBy(places, ({ careUnitId }) => careUnitId)
  return units.flatMap((unit) =>
    (placesIn.get(unit.id) ?? []).map((place) => ({
      ...place,
      careUnit: unit.name,
      customerNumber: numberOf.get(place.id) ?? null,
    })),
  )
}

/** The users of a client; a machine is none. */
export async function readUsers(
  tx: Transaction,
  clientId: string,
  places: readonly KnownPlace[],
): Promise<KnownUser[]> {
  const [{ rows: users }, { rows: chosen }] = await Promise.all([
    sql<Omit<KnownUser, 'carePlace'>>`
      select a.id::text as id, a.user_name as "userName", a.first_name as "firstName", a.last_name as "lastName", a.email,
             a.phone, a.language, a.is_parent or a.parent_user_id is not null as "isGroup", a.row_version as version
      from omsorg.user_account a
      where a.client_id = ${clientId}::uuid and a.kind = 'user' and not a.is_machine
      order by a.last_name collate omsorg.nordic_sv, a.first_name collate omsorg.nordic_sv, a.id
    `.execute(tx),
    sql<{ id: string; place: string }>`
      select m.user_id::text as id, m.node_id as place from omsorg.membership m
      where m.client_id = ${clientId}::uuid and m.is_default
    `.execute(tx),
  ])
  const labelOf = new Map(places.map((place) => [place.id, placeLabel(place)]))
  const placeOf = new Map(chosen.map(({ id, place }) => [id, labelOf.get(place) ?? null]))
  return users.map((user) => ({ ...user, carePlace: placeOf.get(user.id) ?? null }))
}

/** Which of some words somebody has already, of whatever client, in lower case. */
export async function readTaken(
  tx: Transaction,
  kind: 'user-name' | 'email',
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select coalesce(t.word, '') as word from omsorg.account_words_taken(${kind}, ${words}::text[]) as t(word)
  `.execute(tx)
  return new Set(rows.map(({ word }) => word))
}

interface HeldTarget {
  readonly id: string
  readonly version: number
}

/** The versions of these, which nobody else changes until this is over. */
export async function holdTargets(
  tx: Transaction,
  kind: 'care-units' | 'care-places' | 'users',
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await (
    kind === 'care-units'
      ? sql<HeldTarget>`
          select id, row_version as version from omsorg.care_unit where id = any(${ids}::uuid[]) order by id
          for no key update`
      : kind === 'care-places'
        ? sql<HeldTarget>`
            select id, row_version as version from omsorg.care_place where id = any(${ids}::uuid[]) order by id
            for no key update`
        : sql<HeldTarget>`
            select id::text as id, row_version as version from omsorg.user_account where id = any(${ids}::int[]) order by id
            for no key update`
  ).execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

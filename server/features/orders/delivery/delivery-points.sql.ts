import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ServicePoint } from '../../../adapters/shipment/port.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface KeptAnswer {
  readonly answeredAt: string
  readonly points: readonly ServicePoint[]
}

/** What the carrier answered of a postal code the last time. */
export async function readKeptPoints(
  tx: Transaction,
  market: MarketCode,
  postalCode: string,
): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    select a.answered_at as "answeredAt", coalesce((
             select json_agg(json_build_object(
                      'id', p.point_id, 'name', p.name, 'street', p.street, 'zip', p.zip, 'city', p.city,
                      'openingHours', p.opening_hours, 'distance', p.distance) order by p.position)
             from omsorg.delivery_point p where p.market = a.market and p.postal_code = a.postal_code), '[]') as points
    from omsorg.delivery_point_answer a
    where a.market = ${market} and a.postal_code = ${postalCode}
  `.execute(tx)
  return rows[0]
}

/** Keeps what the carrier has answered in place of what it answered before. Of two at once the later stays. */
export async function keepPoints(
  tx: Transaction,
  {
    market,
    postalCode,
    at,
  }: { readonly market: MarketCode; readonly postalCode: string; readonly at: Temporal.Instant },
  points: readonly ServicePoint[],
): Promise<void> {
  const { rows } = await sql<{ market: number }>`
    insert into omsorg.delivery_point_answer as a (market, postal_code, answered_at)
    values (${market}, ${postalCode}, ${at.toString()}::timestamptz)
    on conflict (market, postal_code) do update set answered_at = excluded.answered_at
    where a.answered_at <= excluded.answered_at
    returning market
  `.execute(tx)
  if (rows.length === 0) return
  await sql`
    with gone as (
      delete from omsorg.delivery_point
      where market = ${market} and postal_code = ${postalCode} and point_id <> all(${points.map(({ id }) => id)}::text[])
    )
    insert into omsorg.delivery_point
      (market, postal_code, point_id, position, name, street, zip, city, opening_hours, distance)
    select ${market}, ${postalCode}, p.id, p.position, p.name, p.street, p.zip, p.city, p."openingHours", p.distance
    from rows from (
      jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
        as (id text, name text, street text, zip text, city text, "openingHours" jsonb, distance integer)
    ) with ordinality as p (id, name, street, zip, city, "openingHours", distance, position)
    on conflict (market, postal_code, point_id) do update
    set position = excluded.position, name = excluded.name, street = excluded.street, zip = excluded.zip,
        city = excluded.city, opening_hours = excluded.opening_hours, distance = excluded.distance
  `.execute(tx)
}

export interface KnownPoint {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly zip: string
  readonly city: string
}

/** A point that the carrier has named, of whatever postal code, and not taken back since. */
async function readKnownPoint(tx: Transaction, market: MarketCode, id: string): Promise<KnownPoint | undefined> {
  const { rows } = await sql<KnownPoint>`
    select p.point_id as id, p.name, p.street, p.zip, p.city
    from omsorg.delivery_point p
    join omsorg.delivery_point_answer a using (market, postal_code)
    where p.market = ${market} and p.point_id = ${id}
    order by a.answered_at desc limit 1
  `.execute(tx)
  return rows[0]
}

/** The point that an order names, or undefined: none is named, or the carrier does not have it. */
export async function readPointOf(
  tx: Transaction,
  market: MarketCode,
  id: string | null,
): Promise<KnownPoint | undefined> {
  return id === null ? undefined : readKnownPoint(tx, market, id)
}

/** Removes what was answered before `day`. Answers how many postal codes. */
export async function removeOldAnswers(tx: Transaction, before: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ postal_code: string }>`
    delete from omsorg.delivery_point_answer where answered_at < ${before.toString()}::timestamptz returning postal_code
  `.execute(tx)
  return rows.length
}

export interface MissingYear {
  readonly market: MarketCode
  readonly year: number
}

/** The years, from that of the first day to that of the last, of which a market has no holidays. */
export async function yearsWithoutHolidays(
  tx: Transaction,
  markets: readonly MarketCode[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<MissingYear[]> {
  const { rows } = await sql<MissingYear>`
    select m.market, y.year
    from unnest(${markets}::int[]) as m (market) cross join generate_series(${from}::int, ${to}::int) as y (year)
    where not exists (select from omsorg.holiday h
                      where h.market = m.market and h.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31))
    order by m.market, y.year
  `.execute(tx)
  return rows
}

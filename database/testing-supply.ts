import { fraction } from '@omsorg/domain/fraction.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { latestOf, type CountedStock } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { rowSupplyOf, type PersonDraw } from '@omsorg/domain/orders/supply/row-supply.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type pg from 'pg'

/** What of a person's prescriptions and orders changes; the numbers choose which and how. */
export type Change = readonly [kind: keyof typeof statements, person: number, which: number, one: number, other: number]

/** One of a person's: which one the second number says. */
const nth = (of: string) =>
  `(select id from (${of}) x order by id offset (select $2 % greatest(1, count(*)) from (${of}) x) limit 1)`
const prescription = nth('select id from omsorg.prescription where care_recipient_id = $1')
const row = nth(`select r.id from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
  where p.care_recipient_id = $1`)
const line = nth('select id from omsorg.order_line where care_recipient_id = $1')
const order = nth('select id from omsorg.customer_order where care_recipient_id = $1')
const item = (number: string) => `(array['100100', '100200', '100300'])[1 + (${number}) % 3]`
// Around midnight, and around the night in which the clocks are put forward.
const moment = `timestamptz '2026-03-27 20:15Z' + make_interval(hours => $3 % 60, days => 9 * ($4 % 12))`
const use = `nullif(($3 % 50 - 1) / 10.0, -0.1)`

const statements = {
  prescribe: `
    with made as (
      insert into omsorg.prescription (care_recipient_id, client_id, care_place_id, market, therapy_area, status, period_months,
        start_date, end_date, prescribed_by)
      select c.id, c.client_id, (select id from omsorg.care_place p where p.client_id = c.client_id order by id limit 1),
        c.market, 'Ostomy', 1 + (1 + $2) % 5, 12, date '2026-01-01' + $3 % 90, date '2026-01-02' + $3 % 90 + $4 % 300, 1
      from omsorg.care_recipient c where c.id = $1 returning id
    )
    insert into omsorg.prescription_row (prescription_id, product_id, item_number, items_per_package, calculation_period,
      withdrawals, packages_per_withdrawal, interval_days, status, consumption, consumption_period)
    select made.id, 1, ${item('$2 + n')}, 1 + $4 % 40, 3, 1 + $3 % 5, 3, 30, 1 + $4 % 3, ${use},
      case when ${use} is not null then 1 + $4 % 4 end
    from made, generate_series(0, 1) n`,
  order: `
    with ordered as (
      insert into omsorg.customer_order (client_id, care_place_id, market, type, care_recipient_id, currency, created_by, state,
        saved_until, confirmed_by, confirmed_at)
      select c.client_id, (select id from omsorg.care_place p where p.client_id = c.client_id order by id limit 1), c.market, 4, c.id,
        'SEK', 1, case when $2 % 4 = 0 then 1 else 2 end, case when $2 % 4 = 0 then now() end, 1,
        case when $2 % 4 > 0 then ${moment} end
      from omsorg.care_recipient c
      where c.id = $1 and not ($2 % 4 = 0 and exists (select from omsorg.customer_order d where d.care_recipient_id = c.id and d.state = 1))
      returning id
    )
    insert into omsorg.order_line (customer_order_id, line_no, care_recipient_id, product_id, item_number, item_name, therapy_area,
      prescription_row_id, quantity, items_per_package, price, vat_rate, line_net, set_aside, consumption_numerator,
      consumption_denominator)
    select ordered.id, n, $1, 1, ${item('$2 + n / 2')}, '', 'Ostomy', case when $4 % 5 > 0 then ${row} end,
      1 + ($3 + n) % 9, 1 + $4 % 40, 0, 25, 0, $3 % 11 = n, case when $3 % 3 > 0 then $4 % 8 end,
      case when $3 % 3 > 0 then 1 + $3 % 9 end
    from ordered, generate_series(1, 1 + $4 % 3) n`,
  place: `update omsorg.customer_order set state = 2, saved_until = null, confirmed_by = 1, confirmed_at = ${moment} where id = ${order}`,
  takeBack: `update omsorg.customer_order set state = 0 where id = ${order}`,
  giveBack: `update omsorg.order_line set given_back = not given_back where id = ${line}`,
  giveBackOrder: `update omsorg.order_line set given_back = true where customer_order_id = ${order}`,
  split: `
    insert into omsorg.order_line (customer_order_id, line_no, care_recipient_id, product_id, item_number, item_name, therapy_area,
      prescription_row_id, quantity, items_per_package, price, vat_rate, line_net, consumption_numerator, consumption_denominator)
    select customer_order_id, (select max(line_no) + 1 from omsorg.order_line o where o.customer_order_id = l.customer_order_id), care_recipient_id, product_id, item_number, item_name,
      therapy_area, prescription_row_id, 1 + $3 % 3, items_per_package, price, vat_rate, line_net, consumption_numerator,
      consumption_denominator
    from omsorg.order_line l where l.id = ${line}`,
  changeLine: `update omsorg.order_line set quantity = 1 + $3 % 9, prescription_row_id = ${row} where id = ${line}`,
  giveToAnother: `update omsorg.order_line set care_recipient_id = case $1 when 1 then 4 else 1 end, prescription_row_id = null where id = ${line}`,
  setAside: `update omsorg.order_line set set_aside = not set_aside where id = ${line}`,
  dropLine: `delete from omsorg.order_line where id = ${line}`,
  dropOrder: `delete from omsorg.customer_order where id = ${order}`,
  replaceItem: `
    update omsorg.prescription_row set item_number = ${item('$3')}, items_per_package = 1 + $4 % 40 where id = ${row}`,
  followItem: `
    insert into omsorg.former_item (care_recipient_id, item_number, former_item_number)
    select $1, ${item('$3')}, ${item('$3 + 1 + $4 % 2')} from omsorg.care_recipient where id = $1 and $2 >= 0
    on conflict do nothing`,
  changeUse: `
    update omsorg.prescription_row set withdrawals = 1 + $4 % 5, consumption = ${use},
      consumption_period = case when ${use} is not null then 1 + $4 % 4 end where id = ${row}`,
  changeRowStatus: `
    update omsorg.prescription_row set status = 1 + $3 % 4, closed_at = case when $3 % 4 = 3 then now() end where id = ${row}`,
  changeStatus: `update omsorg.prescription set status = 1 + $3 % 5 where id = ${prescription}`,
  changePeriod: `update omsorg.prescription set end_date = start_date + 1 + $3 % 300 where id = ${prescription}`,
  movePrescription: `update omsorg.prescription set care_place_id = care_place_id, row_version = row_version + 1 where id = ${prescription}`,
  add: `
    insert into omsorg.prescription_row_addition (prescription_row_id, extra_packages, start_date, end_date, created_by, status, ended_at)
    select id, 1, date '2026-01-01', date '2026-12-31', 1, 3, now() from omsorg.prescription_row where id = ${row}`,
  count: `
    insert into omsorg.stock_count (care_recipient_id, item_number, pieces, consumption_numerator, consumption_denominator,
      drawn_until, counted_at, counted_by)
    select $1, ${item('$2')}, case when $4 % 9 > 0 then $3 % 200 end, case when $4 % 2 = 0 then $3 % 8 end,
      case when $4 % 2 = 0 then 1 + $4 % 9 end, at - make_interval(days => $3 % 3 * 10), at, 1
    from (select ${moment} as at) x`,
  dropAddition: `
    delete from omsorg.prescription_row_addition where prescription_row_id = ${row}`,
  dropPrescription: `
    delete from omsorg.prescription where id = ${prescription} and not exists (
      select from omsorg.order_line l join omsorg.prescription_row r on r.id = l.prescription_row_id
      where r.prescription_id = ${prescription})`,
} as const

export const kindsOfChange = Object.keys(statements) as (keyof typeof statements)[]

export async function carryOut(client: pg.ClientBase, [kind, ...numbers]: Change): Promise<void> {
  await client.query(statements[kind].replaceAll(/\$(\d)/g, (_, place) => String(numbers[Number(place) - 1])))
}

/** What the table says, by the ids of the rows. */
export async function kept(client: pg.ClientBase): Promise<unknown[]> {
  const { rows } = await client.query<{ row: { last_draw_at: string | null } }>(
    'select to_json(s) as row from omsorg.row_supply s order by prescription_row_id',
  )
  return rows.map(({ row }) => ({
    ...row,
    last_draw_at: row.last_draw_at && Temporal.Instant.from(row.last_draw_at).toString(),
  }))
}

/** What it would say if it were worked out anew, without touching it. */
export async function rebuilt(client: pg.ClientBase): Promise<unknown[]> {
  await client.query('begin')
  await client.query('select omsorg.rebuild_supply()')
  const rows = await kept(client)
  await client.query('rollback')
  return rows
}

interface RowRead {
  readonly id: number
  readonly person: number
  readonly prescription_id: number
  readonly market: MarketCode
  readonly prescription_status: number
  readonly row_status: number
  readonly start_date: string
  readonly end_date: string
  readonly item_number: string
  readonly items_per_package: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly withdrawals: number
  readonly has_additions: boolean
}

interface DrawRead {
  readonly care_recipient_id: number
  readonly prescription_row_id: number | null
  readonly item_number: string
  readonly confirmed_at: string
  readonly pieces: number
  readonly numerator: string | null
  readonly denominator: string | null
  readonly followed_by: string[]
}

interface CountRead {
  readonly id: number
  readonly followed_by: string[]
  readonly care_recipient_id: number
  readonly item_number: string
  readonly pieces: number | null
  readonly drawn_until: string
  readonly counted_at: string
  readonly numerator: string | null
  readonly denominator: string | null
}

/** What the rules of the domain make of the draws and the counts. */
export async function replayed(client: pg.ClientBase): Promise<unknown[]> {
  const { rows } = await client.query<RowRead>(`
    select r.id, p.care_recipient_id as person, p.id as prescription_id, p.market, p.status as prescription_status,
      r.status as row_status, p.start_date::text, p.end_date::text, r.item_number, r.items_per_package,
      trim_scale(r.consumption)::text as consumption, r.consumption_period, r.withdrawals,
      exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id) as has_additions
    from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
    where p.status in (2, 3, 4) order by r.id`)
  await client.query('begin; set local role omsorg_jobs')
  const { rows: drawn } = await client.query<DrawRead>(`
    select care_recipient_id, prescription_row_id, item_number, to_json(confirmed_at) #>> '{}' as confirmed_at, pieces,
      consumption_numerator as numerator, consumption_denominator as denominator, followed_by
    from omsorg.draws_of_persons(array(select id from omsorg.care_recipient))`)
  await client.query('commit')
  const { rows: counts } = await client.query<CountRead>(`
    select distinct on (care_recipient_id, item_number) s.id, s.care_recipient_id, s.item_number, s.pieces,
      to_json(drawn_until) #>> '{}' as drawn_until, to_json(counted_at) #>> '{}' as counted_at,
      consumption_numerator as numerator, consumption_denominator as denominator,
      array(select f.item_number from omsorg.former_item f
        where f.care_recipient_id = s.care_recipient_id and f.former_item_number = s.item_number) as followed_by
    from omsorg.stock_count s order by care_recipient_id, item_number, id desc`)
  const drawsOf = Map.groupBy(drawn, (draw) => draw.care_recipient_id)
  return rows.map((row) => {
    const supply = rowSupplyOf(
      {
        id: row.id,
        itemNumber: row.item_number,
        itemsPerPackage: row.items_per_package,
        consumption:
          row.consumption !== null && row.consumption_period !== null
            ? { amount: row.consumption, period: row.consumption_period }
            : null,
        withdrawals: row.withdrawals,
        period: { start: Temporal.PlainDate.from(row.start_date), end: Temporal.PlainDate.from(row.end_date) },
      },
      (drawsOf.get(row.person) ?? []).map(drawOf),
      marketOf(row.market).timeZone,
      countedOf(
        latestOf(
          row.item_number,
          counts
            .filter((each) => each.care_recipient_id === row.person)
            .map((each) => ({ ...each, itemNumber: each.item_number, followedBy: each.followed_by })),
        ),
        marketOf(row.market).timeZone,
      ),
    )
    return {
      prescription_row_id: row.id,
      care_recipient_id: row.person,
      prescription_id: row.prescription_id,
      prescription_status: row.prescription_status,
      row_status: row.row_status,
      start_date: row.start_date,
      end_date: row.end_date,
      expected_days: supply.expectedDays,
      use_known: supply.useKnown,
      runs_out_on: supply.runsOutOn?.toString() ?? null,
      draws: supply.draws,
      packages_drawn: supply.packagesDrawn,
      last_draw_on: supply.lastDrawOn?.toString() ?? null,
      last_draw_at: supply.lastDrawAt?.toString() ?? null,
      has_additions: row.has_additions,
    }
  })
}

function drawOf(draw: DrawRead): PersonDraw {
  const { numerator, denominator } = draw
  return {
    rowId: draw.prescription_row_id,
    itemNumber: draw.item_number,
    confirmedAt: Temporal.Instant.from(draw.confirmed_at),
    pieces: draw.pieces,
    dailyUse: numerator === null || denominator === null ? null : fraction(BigInt(numerator), BigInt(denominator)),
    followedBy: draw.followed_by,
  }
}

function countedOf(count: CountRead | undefined, timeZone: string): CountedStock | null {
  if (!count || count.pieces === null) return null
  const { pieces, numerator, denominator, drawn_until: drawnUntil, counted_at: countedAt } = count
  return {
    on: Temporal.Instant.from(countedAt).toZonedDateTimeISO(timeZone).toPlainDate(),
    pieces,
    dailyUse: numerator === null || denominator === null ? null : fraction(BigInt(numerator), BigInt(denominator)),
    drawnUntil: Temporal.Instant.from(drawnUntil),
  }
}

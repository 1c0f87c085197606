import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { fraction } from '@omsorg/domain/fraction.ts'
import { mostUrgent, suggestFor, type Suggestion } from '@omsorg/domain/orders/supply/suggestion.ts'
import { usualSoonDays } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import type { ItemDraw } from '@omsorg/domain/orders/supply/supply.ts'
import { dailyUse, type ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { Addition, Draw } from '@omsorg/domain/prescriptions/row/row.ts'
import {
  standingOf,
  usualLastWithdrawalFactor,
  type RowStanding,
  type WithdrawalFacts,
} from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { Connection } from './build/rows.ts'

/** A prescription row as the database holds it, with its draws and where it stands. */
export interface ReplayedRow {
  readonly recipientId: number
  readonly person: string
  readonly place: string
  readonly item: string
  readonly status: number
  readonly prescriptionStatus: number
  readonly standing: RowStanding
  /** Draws above what was allowed at their moment; there are none in a sound world. */
  readonly tooMuch: readonly Draw[]
  readonly suggestion: Suggestion
  readonly serves: boolean
}

interface RowRead {
  readonly id: number
  readonly recipient_id: number
  readonly person: string
  readonly place: string
  readonly item: string
  readonly status: number
  readonly prescription_status: number
  readonly start_date: string
  readonly end_date: string
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  readonly draws: readonly { readonly at: string; readonly packages: number }[]
  readonly additions: readonly {
    readonly opened: string
    readonly ended: string | null
    readonly packages: number
    readonly withdrawals: number
  }[]
  readonly item_draws: readonly {
    readonly on: string
    readonly pieces: number
    readonly numerator: number | null
    readonly denominator: number | null
  }[]
}

/** Every row of the world, worked out again from its orders by the rules 3.3 to 3.5. */
export async function replayRows(connection: Connection, today: Temporal.PlainDate): Promise<ReplayedRow[]> {
  const { rows } = await connection.query<RowRead>(query)
  return rows.map((row) => replay(row, today))
}

/** What stands at each person: the most urgent of the items that serve today. */
export function suggestionOfPersons(rows: readonly ReplayedRow[]): Map<number, Suggestion> {
  const serving = Map.groupBy(
    rows.filter(({ serves }) => serves),
    ({ recipientId }) => recipientId,
  )
  return new Map(
    [...serving].flatMap(([id, own]) => {
      const urgent = mostUrgent(own.map(({ suggestion }) => suggestion))
      return urgent ? [[id, urgent] as const] : []
    }),
  )
}

function replay(row: RowRead, today: Temporal.PlainDate): ReplayedRow {
  const period = { start: Temporal.PlainDate.from(row.start_date), end: Temporal.PlainDate.from(row.end_date) }
  const draws = row.draws.map(({ at, packages }): Draw => ({ confirmedAt: Temporal.Instant.from(at), packages }))
  const facts = {
    granted: grantedBy(row),
    draws,
    additions: row.additions.map(addition),
    lastWithdrawalFactor: usualLastWithdrawalFactor,
  }
  const standing = standingOf(facts)
  const use =
    row.consumption && row.consumption_period
      ? { amount: trimmed(row.consumption), period: row.consumption_period }
      : null
  const isRunning =
    row.prescription_status === 2 || row.prescription_status === 4 || (row.prescription_status === 3 && standing.usedUp)
  return {
    recipientId: row.recipient_id,
    person: row.person,
    place: row.place,
    item: row.item,
    status: row.status,
    prescriptionStatus: row.prescription_status,
    standing,
    tooMuch: draws.filter((draw, index) => draw.packages > standingOf(before(facts, index)).allowed),
    suggestion: suggestFor({
      draws: row.item_draws.map(itemDraw),
      dailyUse: dailyUse(use),
      intervalDays: expectedDaysBetween(period, row.withdrawals),
      soonDays: usualSoonDays,
      today,
    }),
    serves: isRunning && daysOf({ start: today, end: period.end }) > 0,
  }
}

function grantedBy(row: RowRead): WithdrawalFacts['granted'] {
  return {
    withdrawals: row.withdrawals,
    packagesPerWithdrawal: row.packages_per_withdrawal,
    packageAdjustment: row.package_adjustment,
  }
}

function addition({ opened, ended, packages, withdrawals }: RowRead['additions'][number]): Addition {
  return {
    openedAt: Temporal.Instant.from(opened),
    endedAt: ended === null ? null : Temporal.Instant.from(ended),
    extraPackages: packages,
    extraWithdrawals: withdrawals,
  }
}

/** As it stood before a draw: later draws and additions had not happened. */
function before(facts: WithdrawalFacts, count: number): WithdrawalFacts {
  const at = facts.draws[count]?.confirmedAt
  const opened = facts.additions.filter(({ openedAt }) => at && Temporal.Instant.compare(openedAt, at) <= 0)
  return { ...facts, draws: facts.draws.slice(0, count), additions: opened }
}

function itemDraw({ on, pieces, numerator, denominator }: RowRead['item_draws'][number]): ItemDraw {
  const use = numerator !== null && denominator !== null ? fraction(numerator, denominator) : null
  return { on: Temporal.PlainDate.from(on), pieces, dailyUse: use }
}

/** '4.0000' as the column has it is '4' as it was typed. */
function trimmed(decimal: string): string {
  return decimal.replace(/\.?0+$/, '')
}

const query = `
  select r.id, p.care_recipient_id as recipient_id, c.first_name || ' ' || c.last_name as person, place.name as place,
    product.name as item, r.status, p.status as prescription_status, p.start_date::text, p.end_date::text,
    r.consumption::text, r.consumption_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment,
    coalesce((
      select json_agg(json_build_object('at', o.confirmed_at, 'packages', l.quantity) order by o.confirmed_at)
      from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
      where l.prescription_row_id = r.id and o.state = 2 and not l.given_back and not l.set_aside), '[]') as draws,
    coalesce((
      select json_agg(json_build_object('opened', a.created_at, 'ended', a.ended_at, 'packages', a.extra_packages,
        'withdrawals', a.extra_withdrawals) order by a.created_at)
      from omsorg.prescription_row_addition a where a.prescription_row_id = r.id), '[]') as additions,
    coalesce((
      select json_agg(json_build_object(
        'on', (o.confirmed_at at time zone 'Europe/Stockholm')::date, 'pieces', l.pieces,
        'numerator', l.consumption_numerator, 'denominator', l.consumption_denominator) order by o.confirmed_at)
      from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
      where l.care_recipient_id = p.care_recipient_id and l.product_id = r.product_id and o.state = 2
        and not l.given_back and not l.set_aside), '[]') as item_draws
  from omsorg.prescription_row r
  join omsorg.prescription p on p.id = r.prescription_id
  join omsorg.care_recipient c on c.id = p.care_recipient_id
  join omsorg.care_place place on place.id = p.care_place_id
  join omsorg.product on product.id = r.product_id
  order by r.id`

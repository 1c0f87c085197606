import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** So many persons, any of them. */
export async function personsAtRandom(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.care_recipient order by random() limit ${count}
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** What is kept of a row, beside what it is worked out from. */
export interface KeptRow {
  readonly id: number
  readonly market: MarketCode
  /** Whether anything is to be kept of it. */
  readonly counts: boolean
  readonly start_date: string
  readonly end_date: string
  readonly item_number: string
  readonly items_per_package: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly withdrawals: number
  /** Person, prescription, states, period and additions are those of the row; false as well where nothing is kept. */
  readonly is_of_row: boolean
  readonly expected_days: number | null
  readonly use_known: boolean | null
  readonly runs_out_on: string | null
  readonly draws: number | null
  readonly packages_drawn: number | null
  readonly last_draw_on: string | null
  readonly last_draw_at: string | null
}

export async function readKeptRows(tx: Transaction, careRecipientId: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select r.id, p.market, p.status in (${stored(prescriptionStatus, 'active', 'renew', 'finished')}) as counts,
           p.start_date, p.end_date, r.item_number, r.items_per_package,
           trim_scale(r.consumption)::text as consumption, r.consumption_period, r.withdrawals,
           (s.care_recipient_id, s.prescription_id, s.prescription_status, s.row_status, s.start_date, s.end_date,
             s.has_additions) is not distinct from
           (p.care_recipient_id, p.id, p.status, r.status, p.start_date, p.end_date,
             exists (select from omsorg.prescription_row_addition a where a.prescription_row_id = r.id)) as is_of_row,
           s.expected_days, s.use_known, s.runs_out_on, s.draws, s.packages_drawn, s.last_draw_on, s.last_draw_at
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
    where p.care_recipient_id = ${careRecipientId}
  `.execute(tx)
  return rows
}

export async function settleSupply(tx: Transaction, careRecipientId: number): Promise<void> {
  await sql`select omsorg.settle_supply(${careRecipientId})`.execute(tx)
}

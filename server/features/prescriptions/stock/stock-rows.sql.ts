import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import {
  prescriptionStatus,
  rowStatus,
  type PrescriptionStatus,
  type RowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { PersonOfRowRecord } from '../row/row-of-person.ts'
import type { CountRecord } from './stock-counts.sql.ts'

/** A running row with its item, and the day on which the database says that it runs out. */
export interface StockRecord {
  readonly id: number
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly items_per_package: number
  readonly therapy_area: TherapyArea
  readonly item_status: ItemStatus
  readonly stock_status: StockStatus
  readonly delayed_until: string | null
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly runs_out_on: string | null
}

const itemOfRow = sql`
  r.id, r.item_number, i.name as product_name, i.shape, i.unit, r.items_per_package, i.therapy_area, i.item_status,
  omsorg.stock_level(stock.status, stock.quantity, setting.few_in_stock_below) as stock_status, i.delayed_until,
  trim_scale(r.consumption)::text as consumption, r.consumption_period, s.runs_out_on`

const isRunning = sql`
  s.prescription_status in (${stored(prescriptionStatus, 'active', 'renew')}) and s.row_status <> ${stored(rowStatus, 'closed')}`

/** Null for a person out of reach; the rows in the order in which they run out. */
export async function readStockOfPerson(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<StockRecord[] | null> {
  const [{ rows: persons }, { rows }] = await Promise.all([
    sql<{ id: number }>`
      select id from unnest(omsorg.persons_in_reach(array[${careRecipientId}]::int[])) reached (id)
    `.execute(tx),
    sql<StockRecord>`
      select ${itemOfRow}
      from omsorg.row_supply s
      join omsorg.prescription_row r on r.id = s.prescription_row_id
      join omsorg.product i on i.id = r.product_id
      left join omsorg.product_stock stock on stock.product_id = i.id
      left join omsorg.place_setting setting on setting.care_place_id = ${carePlaceId}::uuid
      where s.care_recipient_id = ${careRecipientId} and ${isRunning}
      order by s.runs_out_on, r.id
    `.execute(tx),
  ])
  return persons.length === 0 ? null : rows
}

export interface RunOutRecord extends StockRecord, PersonOfRowRecord {
  readonly last_draw_on: string | null
  readonly count: Pick<CountRecord, 'id' | 'pieces' | 'counted_at' | 'by'> | null
}

export interface RunOutQuestion {
  readonly carePlaceId: string
  readonly before: Temporal.PlainDate
  readonly limit: number
  readonly offset: number
}

/** A page of what runs out, and what is counted of all. */
export interface RunOuts {
  readonly entries: readonly RunOutRecord[]
  readonly found: number
  readonly without_use: number
}

/** What runs out before a day at a place, the first first, and how much there is of it; each item of a person once. */
export async function readRunOuts(
  tx: Transaction,
  { carePlaceId, before, limit, offset }: RunOutQuestion,
): Promise<RunOuts> {
  const { rows } = await sql<RunOuts>`
    select entries, found, without_use
    from omsorg.run_outs_at(${carePlaceId}::uuid, ${before.toString()}::date, ${limit}::int, ${offset}::int)
  `.execute(tx)
  return rows[0] ?? { entries: [], found: 0, without_use: 0 }
}

export interface CountedRow {
  readonly id: number
  readonly care_recipient_id: number
  readonly item_number: string
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly prescription_status: PrescriptionStatus
  readonly status: RowStatus
}

/** Whose row it is; undefined out of reach. */
export async function readCountedRow(tx: Transaction, prescriptionRowId: number): Promise<CountedRow | undefined> {
  const { rows } = await sql<CountedRow>`
    select r.id, p.care_recipient_id, r.item_number, trim_scale(r.consumption)::text as consumption, r.consumption_period,
           p.status as prescription_status, r.status
    from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
    where r.id = ${prescriptionRowId}
  `.execute(tx)
  return rows[0]
}

import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { PrescriptionStatus, RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { KeptAddition } from '../../prescriptions/index.ts'
import { beginningOf, type MarketDay, type OrderedColumns } from '../ordered-today.sql.ts'

/** What is told of a person beyond what a list is sorted by, and what was ordered for her today. */
export interface ToldPerson extends OrderedColumns {
  readonly id: number
  readonly care_recipient_guid: string
  readonly market: MarketCode
  readonly identity_number_encrypted: Buffer | null
  readonly identity_number_temporary: boolean
  readonly sex: Sex | null
  readonly protected_kind: Protection | null
  readonly client_id: string
  readonly client_name: string
  readonly care_place_name: string
  /** Where the person lives, as far as goods are sent there. */
  readonly street: string | null
}

/** A row with all that decides whether it may be ordered now, at the care place of its person. */
export interface UrgentRowRecord {
  readonly id: number
  readonly prescription_status: PrescriptionStatus
  readonly therapy_area: TherapyArea
  readonly start_date: string
  readonly end_date: string
  readonly successor_waiting: boolean
  readonly status: RowStatus
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  readonly runs_out_on: string | null
  readonly draws: number
  readonly packages_drawn: number
  readonly last_draw_on: string | null
  /** Null for a row that has never had one, which stands by the number of its draws. */
  readonly additions: readonly KeptAddition[] | null
  /** The draws of a row that has had an addition. */
  readonly replayed: readonly { readonly confirmed_at: string; readonly packages: number }[] | null
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly items_per_package: number | null
  readonly item_status: ItemStatus
  readonly active: boolean
  readonly stock_status: StockStatus
  readonly has_price: boolean
  readonly area_enabled: boolean
  readonly has_customer_number: boolean
  readonly being_replaced: boolean
  readonly has_address: boolean
  readonly place_has_address: boolean
  readonly last_withdrawal_factor: number
  readonly min_days_between_withdrawals: number | null
  readonly enforce_interval: boolean
  readonly allow_outgoing_items: boolean
  readonly block_uncertain_delivery: boolean
}

/** Whom of persons in reach a list tells of, each at the care place of the list. */
export async function readTold(
  tx: Transaction,
  persons: readonly { readonly id: number; readonly care_place_id: string }[],
  day: MarketDay,
): Promise<ToldPerson[]> {
  if (persons.length === 0) return []
  const ids = persons.map(({ id }) => id)
  const { rows } = await sql<ToldPerson>`
    select c.id, c.care_recipient_guid, c.market, c.identity_number_encrypted, c.identity_number_temporary, c.sex,
           c.protected_kind, c.street, s.client_id, s.client_name, s.place_name as care_place_name,
           c.ordered_id, c.ordered_by, c.ordered_at
    from omsorg.told_recipients(${ids}::int[], ${beginningOf(day)}) c
    join unnest(${ids}::int[], ${persons.map((each) => each.care_place_id)}::uuid[]) as asked (id, care_place_id)
      on asked.id = c.id
    cross join ${settingsOf(sql`asked.care_place_id`)} s
  `.execute(tx)
  return rows
}

/** The settings of one place, looked up by its key: a join reads those of all places of the client. */
function settingsOf(carePlaceId: Sql): Sql {
  return sql`lateral (select each.* from omsorg.place_setting each where each.care_place_id = ${carePlaceId} offset 0)`
}

export interface AskedRow {
  readonly rowId: number
  readonly careRecipientId: number
  readonly carePlaceId: string
}

/** How rows of persons in reach stand, each at the care place at which it would be ordered. */
export async function readUrgentRows(
  tx: Transaction,
  asked: readonly AskedRow[],
  today: Temporal.PlainDate,
): Promise<UrgentRowRecord[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<UrgentRowRecord>`
    select id, prescription_status, therapy_area, start_date, end_date, successor_waiting, status, consumption,
           consumption_period, withdrawals, packages_per_withdrawal, package_adjustment, runs_out_on, draws, packages_drawn,
           last_draw_on, additions, replayed, item_number, product_name, shape, unit, items_per_package, item_status, active,
           stock_status, has_price, area_enabled, has_customer_number, being_replaced, has_address, place_has_address,
           last_withdrawal_factor, min_days_between_withdrawals, enforce_interval, allow_outgoing_items,
           block_uncertain_delivery
    from omsorg.urgent_rows_at(
      ${asked.map(({ rowId }) => rowId)}::int[], ${asked.map(({ careRecipientId }) => careRecipientId)}::int[],
      ${asked.map(({ carePlaceId }) => carePlaceId)}::uuid[], ${today.toString()}::date)
  `.execute(tx)
  return rows
}

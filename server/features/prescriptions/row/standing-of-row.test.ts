import { fraction } from '@omsorg/domain/fraction.ts'
import { suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DrawRecord, RowRecord, SupplyRecord } from './rows-of-persons.sql.ts'
import { standingOfRow, type StandingContext, type SuppliedRow } from './standing-of-row.ts'

const first = Temporal.PlainDate.from('2026-01-01')
const timeZone = 'Europe/Helsinki'
const itemsPerPackage = 30

const context = (today: Temporal.PlainDate, soonDays: number, enforced: boolean): StandingContext => ({
  today,
  timeZone,
  settings: {
    withdrawal_allowed: true,
    order_types: [4],
    enforce_interval: enforced,
    min_days_between_withdrawals: null,
    soon_days: soonDays,
    last_withdrawal_factor: 2,
    express_lead_days: 1,
    stock_lead_days: 2,
    non_stock_lead_days: 10,
    undo_seconds: 60,
    allow_outgoing_items: true,
    block_uncertain_delivery: false,
    additions_allowed: true,
    holidays: [],
  },
  recipientCanReceive: true,
  mayOrderIn: () => true,
})

const rowWith = (given: Pick<RowRecord, 'consumption' | 'withdrawals' | 'packages_per_withdrawal'>): RowRecord => ({
  id: 1,
  prescription_id: 1,
  care_recipient_id: 1,
  prescription_care_place_id: 'place',
  prescription_status: prescriptionStatus.active,
  therapy_area: 'Incontinence',
  start_date: first.toString(),
  end_date: first.add({ days: 364 }).toString(),
  status: rowStatus.active,
  item_number: '100',
  product_group_number: '',
  row_items_per_package: itemsPerPackage,
  consumption_period: 1,
  calculation_period: 12,
  package_adjustment: 0,
  cut_option: null,
  cut_size: null,
  invoice_area_id: null,
  note: '',
  row_version: 1,
  successor_waiting: false,
  product_id: 1,
  product_name: 'Pad',
  shape: 'pad',
  unit: 'piece',
  item_status: 'sellable',
  delayed_until: null,
  active: true,
  is_stock_item: true,
  latex: false,
  pvc: false,
  items_per_package: itemsPerPackage,
  stock_status: 'in-stock',
  price: 100,
  vat_rate: '25.5',
  area_enabled: true,
  customer_number: '1',
  being_replaced: false,
  has_additions: false,
  has_flavors: false,
  supply: null,
  additions: [],
  flavors: [],
  ...given,
})

interface Drawn {
  readonly on: number
  readonly packages: number
  readonly use: number | null
  /** From this row, or from an earlier one with the same item. */
  readonly ofRow: boolean
}

const drawOf = ({ on, packages, use, ofRow }: Drawn, index: number): DrawRecord => ({
  care_recipient_id: 1,
  customer_order_id: index + 1,
  prescription_row_id: ofRow ? 1 : 2,
  item_number: '100',
  confirmed_at: first.add({ days: on }).toZonedDateTime({ timeZone, plainTime: '09:00' }).toInstant().toString(),
  ordered_by: null,
  ordered_on_behalf_of: null,
  quantity: packages,
  pieces: packages * itemsPerPackage,
  consumption_numerator: use,
  consumption_denominator: use === null ? null : 1,
  withdrawal_number: null,
  followed_by: [],
})

/** What the database keeps of these draws. */
function supplyOf(drawn: readonly Drawn[], perDay: number): SupplyRecord {
  const supplies = suppliesOf(
    drawn.map(({ on, packages, use }) => ({
      on: first.add({ days: on }),
      pieces: packages * itemsPerPackage,
      dailyUse: use === null ? null : fraction(use),
    })),
    fraction(perDay || 1),
  )
  const own = drawn.filter(({ ofRow }) => ofRow)
  return {
    use_known: perDay > 0,
    runs_out_on: perDay > 0 ? (supplies.at(-1)?.endsOn.toString() ?? null) : null,
    draws: own.length,
    packages_drawn: own.reduce((sum, { packages }) => sum + packages, 0),
    last_draw_on: own.length === 0 ? null : first.add({ days: Math.max(...own.map(({ on }) => on)) }).toString(),
  }
}

/** Days as their text: two are not compared by what they are. */
function toldOf({ standing, interval, tooEarly, suggestion, unavailability, action }: SuppliedRow): unknown {
  return JSON.parse(JSON.stringify({ standing, interval, tooEarly, suggestion, unavailability, action }))
}

const drawn = fc.record({
  on: fc.integer({ min: -200, max: 360 }),
  packages: fc.integer({ min: 1, max: 9 }),
  use: fc.option(fc.integer({ min: 1, max: 9 })),
  ofRow: fc.boolean(),
})

test('a row stands by its supply as it stands by its draws', () => {
  fc.assert(
    fc.property(
      fc.array(drawn, { maxLength: 6 }),
      fc.record({
        withdrawals: fc.integer({ min: 1, max: 6 }),
        packages_per_withdrawal: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        perDay: fc.integer({ min: 0, max: 9 }),
        on: fc.integer({ min: 0, max: 400 }),
        enforced: fc.boolean(),
      }),
      (came, granted, { perDay, on, enforced }) => {
        const inOrder = came.toSorted((one, other) => one.on - other.on)
        const row = rowWith({ ...granted, consumption: String(perDay) })
        const here = context(first.add({ days: on }), 14, enforced)
        const byDraws = toldOf(standingOfRow(row, inOrder.map(drawOf), here))
        const withSupply = { ...row, supply: supplyOf(inOrder, perDay) }
        expect(toldOf(standingOfRow(withSupply, [], here))).toEqual(byDraws)
      },
    ),
  )
})

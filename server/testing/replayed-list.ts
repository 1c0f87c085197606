import { marketOf } from '@omsorg/domain/market.ts'
import { fraction } from '@omsorg/domain/fraction.ts'
import { actionFor, mostUrgent, suggestFor, type Suggestion } from '@omsorg/domain/orders/supply/suggestion.ts'
import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import { mayBeRenewed } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { dailyUse, type ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { intervalOf, isTooEarly } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { PrescriptionStatus, RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { standingOf } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { World } from './world.ts'

interface Draw {
  readonly rowId: number | null
  readonly itemNumber: string
  readonly at: string
  readonly pieces: number
  readonly numerator: number | null
  readonly denominator: number | null
}

interface Addition {
  readonly extraPackages: number
  readonly extraWithdrawals: number
  readonly createdAt: string
  readonly endedAt: string | null
  readonly endDate: string
}

/** A row with all that decides about it at a care place, as the tables have it. */
export interface ReplayedRow {
  readonly id: number
  readonly care_recipient_id: number
  readonly status: RowStatus
  readonly prescription_status: PrescriptionStatus
  readonly therapy_area: TherapyArea
  readonly start_date: string
  readonly end_date: string
  readonly item_number: string
  readonly row_items_per_package: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  readonly successor_waiting: boolean
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly item_status: ItemStatus
  readonly active: boolean
  readonly items_per_package: number
  readonly stock_status: StockStatus
  readonly has_price: boolean
  readonly area_enabled: boolean
  readonly has_customer_number: boolean
  readonly being_replaced: boolean
  readonly can_receive: boolean
  readonly soon_days: number
  readonly last_withdrawal_factor: number
  readonly min_days_between_withdrawals: number | null
  readonly enforce_interval: boolean
  readonly allow_outgoing_items: boolean
  readonly block_uncertain_delivery: boolean
  readonly draws: readonly Draw[]
  readonly additions: readonly Addition[]
}

export interface Replayed {
  readonly row: ReplayedRow
  readonly suggestion: Suggestion
  readonly reason: ReturnType<typeof unavailabilityOf>
  readonly action: ReturnType<typeof actionFor>
}

/**
 * The most urgent row of everybody at a care place, worked out from each draw that was ever made: slow, and right by the rules
 * (3.3 to 3.9) alone. What the product keeps of a row for speed is held to it.
 */
export async function replayedUrgency(
  { owner }: Pick<World, 'owner'>,
  carePlaceId: string,
  { today, mayOrderIn }: { readonly today: Temporal.PlainDate; readonly mayOrderIn: (area: TherapyArea) => boolean },
): Promise<ReadonlyMap<number, Replayed>> {
  const { rows } = await owner.query<ReplayedRow>(rowsAtPlace, [carePlaceId, today.toString()])
  const replayed = rows.map((row) => replay(row, today, mayOrderIn(row.therapy_area)))
  const urgent = new Map<number, Replayed>()
  for (const [id, own] of Map.groupBy(replayed, ({ row }) => row.care_recipient_id)) {
    const first = mostUrgent(own.map((each) => ({ ...each.suggestion, each })))
    if (first) urgent.set(id, first.each)
  }
  return urgent
}

const { timeZone } = marketOf(10)
const dayOf = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate()

function replay(row: ReplayedRow, today: Temporal.PlainDate, mayOrderInArea: boolean): Replayed {
  const period = { start: Temporal.PlainDate.from(row.start_date), end: Temporal.PlainDate.from(row.end_date) }
  const rowDraws = row.draws.filter(({ rowId }) => rowId === row.id)
  const last = rowDraws.at(-1)
  const standing = standingOf({
    granted: {
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packages_per_withdrawal,
      packageAdjustment: row.package_adjustment,
    },
    draws: rowDraws.map(({ at, pieces }) => ({
      confirmedAt: Temporal.Instant.from(at),
      packages: Math.ceil(pieces / row.row_items_per_package),
    })),
    additions: row.additions.map((addition) => ({
      openedAt: Temporal.Instant.from(addition.createdAt),
      endedAt: endOf(addition, today),
      extraPackages: addition.extraPackages,
      extraWithdrawals: addition.extraWithdrawals,
    })),
    lastWithdrawalFactor: row.last_withdrawal_factor,
  })
  const interval = intervalOf({
    period,
    withdrawals: row.withdrawals,
    lastWithdrawal: last ? dayOf(last.at) : null,
    minDaysBetween: row.min_days_between_withdrawals,
    enforced: row.enforce_interval,
  })
  const suggestion = suggestFor({
    draws: row.draws.map((draw) => ({
      on: dayOf(draw.at),
      pieces: draw.pieces,
      dailyUse: draw.numerator && draw.denominator ? fraction(draw.numerator, draw.denominator) : null,
    })),
    dailyUse: dailyUse(
      row.consumption !== null && row.consumption_period !== null
        ? { amount: row.consumption, period: row.consumption_period }
        : null,
    ),
    intervalDays: interval.expectedDays,
    soonDays: row.soon_days,
    today,
  })
  const reason = unavailabilityOf('withdrawal', {
    today,
    item: { itemStatus: row.item_status, stockStatus: row.stock_status, isActive: row.active },
    settings: { allowOutgoing: row.allow_outgoing_items, blockUncertainDelivery: row.block_uncertain_delivery },
    hasPriceAndPackageSize: row.has_price && row.items_per_package > 0,
    isBeingReplaced: false,
    areaIsOn: row.area_enabled,
    hasCustomerNumber: row.has_customer_number,
    mayOrderInArea,
    isInAgreement: true,
    isInUserAvailability: true,
    recipientCanReceive: row.can_receive,
    prescribed: {
      prescriptionStatus: row.prescription_status,
      period,
      rowStatus: row.status,
      usedUp: standing.usedUp,
      blockedByInterval: last !== undefined && row.enforce_interval && isTooEarly(interval, today),
    },
    stoppedWithoutReason: false,
  })
  const renewable = mayBeRenewed(today, {
    status: row.prescription_status,
    period,
    renewalRequestPending: false,
    successorWaiting: row.successor_waiting,
  })
  return { row, suggestion, reason, action: actionFor(suggestion.word, reason, renewable) }
}

/** An addition ends with its last day, whatever was written of it. */
function endOf({ endedAt, endDate }: Addition, today: Temporal.PlainDate): Temporal.Instant | null {
  if (endedAt !== null) return Temporal.Instant.from(endedAt)
  if (endDate >= today.toString()) return null
  return Temporal.PlainDate.from(endDate).add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
}

const rowsAtPlace = `
  with draw as (
    select l.care_recipient_id, l.item_number,
      json_agg(json_build_object('rowId', l.prescription_row_id, 'itemNumber', l.item_number, 'at', o.confirmed_at,
        'pieces', l.pieces, 'numerator', l.numerator, 'denominator', l.denominator) order by o.confirmed_at, o.id) as draws
    from (
      select care_recipient_id, customer_order_id, prescription_row_id, item_number, sum(pieces)::int as pieces,
        max(consumption_numerator) as numerator, max(consumption_denominator) as denominator
      from omsorg.order_line where not set_aside and not given_back group by 1, 2, 3, 4
    ) l
    join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
    group by 1, 2
  )
  select r.id, p.care_recipient_id, r.status, p.status as prescription_status, p.therapy_area, p.start_date, p.end_date,
    r.item_number, r.items_per_package as row_items_per_package, trim_scale(r.consumption)::text as consumption,
    r.consumption_period, r.withdrawals, r.packages_per_withdrawal, r.package_adjustment,
    exists (select from omsorg.prescription s where s.predecessor_id = p.id and s.status = 1) as successor_waiting,
    i.name as product_name, i.shape, i.unit, i.item_status, i.active, i.items_per_package,
    omsorg.stock_level(st.status, st.quantity, shown.few_in_stock_below) as stock_status,
    omsorg.vat_on(i.market, i.vat_class, $2::date) is not null and exists (
      select from omsorg.product_offer o
      where o.product_id = i.id and o.client_id = p.client_id and o.price is not null
        and $2::date between o.valid_from and coalesce(o.valid_to, 'infinity')
        and (o.customer_number is null or o.customer_number = p.customer_number)) as has_price,
    coalesce(area.enabled, false) as area_enabled,
    area.customer_number is not null or exists (
      select from omsorg.customer_number n
      where n.client_id = p.client_id and (n.care_place_id = link.care_place_id or n.care_place_id is null)
        and (n.therapy_areas = '{}' or p.therapy_area = any (n.therapy_areas))) as has_customer_number,
    exists (
      select from omsorg.item_replacement x join omsorg.client cl on cl.id = p.client_id
      where x.replaced_product_id = i.id and x.status <> 4
        and (x.patient_data_owner_id is null or x.patient_data_owner_id = cl.patient_data_owner_id)) as being_replaced,
    s.delivery_street is not null or (c.protected_kind is null and exists (
      select from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery')) as can_receive,
    s.soon_days, s.last_withdrawal_factor, ps.min_days_between_withdrawals, s.enforce_interval,
    coalesce(shown.allow_outgoing_items, true) as allow_outgoing_items,
    coalesce(shown.block_uncertain_delivery, false) as block_uncertain_delivery,
    coalesce(draw.draws, '[]') as draws,
    coalesce((
      select json_agg(json_build_object('extraPackages', a.extra_packages, 'extraWithdrawals', a.extra_withdrawals,
        'createdAt', a.created_at, 'endedAt', a.ended_at, 'endDate', a.end_date) order by a.created_at, a.id)
      from omsorg.prescription_row_addition a where a.prescription_row_id = r.id), '[]') as additions
  from omsorg.care_recipient_place link
  join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = 1 and link.status = 1
  join omsorg.prescription p on p.care_recipient_id = c.id
    and (p.status in (2, 4) or p.status = 3 and p.end_date >= $2::date - interval '12 months')
  join omsorg.prescription_row r on r.prescription_id = p.id and r.status in (2, 3)
  join omsorg.product i on i.id = r.product_id
  left join omsorg.product_stock st on st.product_id = i.id
  left join omsorg.product_setting shown on shown.client_id = p.client_id
  left join omsorg.therapy_area_setting area on area.client_id = p.client_id and area.therapy_area = p.therapy_area
  join omsorg.merged_order_setting s on s.care_place_id = link.care_place_id
  join omsorg.merged_prescription_setting ps on ps.care_place_id = link.care_place_id
  left join draw on draw.care_recipient_id = c.id and draw.item_number = r.item_number
  where link.care_place_id = $1
  order by p.status = 3, r.id`

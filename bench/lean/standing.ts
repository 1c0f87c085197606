import { dayFrom } from '@omsorg/domain/calendar/known-days.ts'
import { actionFor, suggestBy } from '@omsorg/domain/orders/supply/suggestion.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import { intervalOf, isTooEarly } from '@omsorg/domain/prescriptions/row/interval.ts'
import { standingWithoutAdditions } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import { mayBeRenewed } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { RowFacts } from './row-facts.ts'
import type { Claims } from './tokens.ts'

const periodWord = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const

/** Asks the rules of the domain how a row stands. */
export function standing(row: RowFacts, today: Temporal.PlainDate, canReceive: boolean, { permissions }: Claims) {
  if (row.has_additions) throw new Error('rows with additions are replayed; the world of the bench has none')
  const period = { start: dayFrom(row.start_date), end: dayFrom(row.end_date) }
  const left = standingWithoutAdditions({
    granted: {
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packages_per_withdrawal,
      packageAdjustment: row.package_adjustment,
    },
    lastWithdrawalFactor: row.factor,
    draws: row.draws,
    packagesDrawn: row.packages_drawn,
  })
  const lastWithdrawal = row.last_draw_on === null ? null : dayFrom(row.last_draw_on)
  const { withdrawals, min_days: minDaysBetween, enforced } = row
  const interval = intervalOf({ period, withdrawals, lastWithdrawal, minDaysBetween, enforced })
  const reason = unavailabilityOf('withdrawal', {
    today,
    item: { itemStatus: row.item_status, stockStatus: row.stock_status, isActive: row.active },
    settings: { allowOutgoing: row.outgoing, blockUncertainDelivery: row.uncertain },
    hasPriceAndPackageSize: row.has_price && (row.items_per_package ?? 0) > 0,
    isBeingReplaced: row.being_replaced,
    areaIsOn: row.area_enabled,
    hasCustomerNumber: row.has_number,
    mayOrderInArea: ['OrderWrite', `Order${row.therapy_area}Write`].every((each) => permissions.includes(each)),
    isInAgreement: true,
    isInUserAvailability: true,
    recipientCanReceive: canReceive,
    prescribed: {
      prescriptionStatus: row.prescription_status,
      period,
      rowStatus: row.status,
      usedUp: left.usedUp,
      blockedByInterval: lastWithdrawal !== null && enforced && isTooEarly(interval, today),
    },
    stoppedWithoutReason: false,
  })
  const { word, runsOutOn, daysLeft } = suggestBy({
    useKnown: row.use_known,
    runsOutOn: row.runs_out_on === null ? null : dayFrom(row.runs_out_on),
    intervalDays: interval.expectedDays,
    soonDays: row.soon_days,
    today,
  })
  const renewable =
    reason !== null &&
    mayBeRenewed(today, {
      status: row.prescription_status,
      period,
      renewalRequestPending: false,
      successorWaiting: row.successor_waiting,
    })
  const action = actionFor(word, reason, renewable)
  return { left, interval, suggestion: { word, runsOutOn: runsOutOn?.toString() ?? null, daysLeft, action, reason } }
}

/** By what an item and its use are recognised. */
export type RecognisedFacts = Pick<
  RowFacts,
  | 'item_number'
  | 'name'
  | 'shape'
  | 'therapy_area'
  | 'items_per_package'
  | 'unit'
  | 'consumption'
  | 'consumption_period'
>

export function productView(row: RecognisedFacts) {
  return {
    itemNumber: row.item_number,
    name: row.name,
    shape: row.shape,
    therapyArea: row.therapy_area,
    itemsPerPackage: row.items_per_package ?? 0,
    unit: row.unit,
  }
}

export function consumptionView(row: RecognisedFacts) {
  return {
    consumption: row.consumption === null ? null : Number(row.consumption),
    consumptionPeriod: row.consumption_period && periodWord[row.consumption_period],
  }
}

/** What stands at a person of the row that is most urgent. */
export function urgentView(row: RowFacts, { suggestion }: Pick<ReturnType<typeof standing>, 'suggestion'>) {
  return { ...productView(row), ...consumptionView(row), suggestion }
}

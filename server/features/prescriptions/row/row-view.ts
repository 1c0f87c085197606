import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { dayTextOrNone } from '@omsorg/domain/calendar/known-days.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { rowAbilities, type Viewer } from '../abilities.ts'
import { additionViewOf } from '../addition/addition-view.ts'
import { consumptionViewOf, extraWithdrawalsOf, mayOrderFrom, productViewOf, suggestionViewOf } from '../item-view.ts'
import type { StandingRow } from './standing-of-row.ts'
import { supplyViewOf } from './supply-view.ts'
import type { StandingCount } from '../stock/stock-counts.sql.ts'
import { authorNamed } from '../../../platform/author.ts'

export interface RowViewContext extends Viewer {
  readonly timeZone: string
  /** What was counted of the person's items, the earliest first. */
  readonly counts: readonly StandingCount[]
  /** Nothing stands in the way of ordering for the person, whatever the row. */
  readonly mayOrderForPerson: boolean
  /** The setting AdditionsAllowed of the place that prescribed. */
  readonly additionsAllowed: boolean
}

/** A row as it stands today, with what may be done with it here. */
export function rowViewOf(row: StandingRow, context: RowViewContext): RowView {
  const { record, standing, interval, openAddition } = row
  const lastDraw = row.rowDraws.at(-1)
  return {
    prescriptionRowId: record.id,
    itemNumber: record.item_number,
    productGroupNumber: record.product_group_number || null,
    product: productViewOf(record),
    latex: record.latex,
    pvc: record.pvc,
    flavors: record.flavors.map((flavor) => ({
      itemNumber: flavor.item_number,
      name: flavor.name,
      packages: flavor.packages,
      consumption: flavor.consumption === null ? null : Number(flavor.consumption),
    })),
    ...consumptionViewOf(row),
    // A prescription below 3 months has no calculation period; its own months are stored (rules 3.2).
    calculationPeriod: record.calculation_period < 3 ? null : record.calculation_period,
    withdrawals: record.withdrawals,
    extraWithdrawals: extraWithdrawalsOf(row),
    withdrawalsRemaining: standing.withdrawalsRemaining,
    packagesPerWithdrawal: record.packages_per_withdrawal,
    remainingPackages: standing.packagesRemaining,
    allowedPackages: standing.allowed,
    lastWithdrawalFactor: row.drawing.lastWithdrawalFactor,
    intervalDays: interval.expectedDays,
    nextDate: dayTextOrNone(interval.nextExpected),
    mayOrderFrom: mayOrderFrom(row),
    renewableFrom: renewableFrom(row, context.today),
    cutOption: record.cut_option,
    cutSize: record.cut_size,
    invoiceAreaId: record.invoice_area_id,
    note: record.note || null,
    status: wordOf(rowStatus, record.status),
    lastOrderDate: lastDraw ? dayOf(lastDraw.confirmed_at, context.timeZone) : null,
    lastOrderedBy: lastDraw ? authorNamed(lastDraw.ordered_by, lastDraw.ordered_on_behalf_of) : null,
    unavailabilityCode: row.unavailability,
    can: {
      order: mayBeOrdered(row, context.mayOrderForPerson),
      ...rowAbilities(row, context, context.additionsAllowed),
    },
    suggestion: suggestionViewOf(row),
    supply: supplyViewOf(row, {
      timeZone: context.timeZone,
      counts: context.counts,
      canBeOrdered: context.mayOrderForPerson && row.unavailability === null,
    }),
    addition: openAddition && additionViewOf(row, openAddition),
    rowVersion: record.row_version,
  }
}

function mayBeOrdered(row: StandingRow, mayOrderForPerson: boolean): RowView['can']['order'] {
  if (!mayOrderForPerson) return { allowed: false, reason: 'person' }
  return row.unavailability === null ? { allowed: true, reason: null } : { allowed: false, reason: 'unavailable' }
}

/** Only what waits for its start is renewed later than now: from the day on which it starts (rules 3.14). */
function renewableFrom({ record }: StandingRow, today: Temporal.PlainDate): string | null {
  const waits = record.prescription_status === prescriptionStatus.preliminary && record.start_date > today.toString()
  return waits && !record.successor_waiting ? record.start_date : null
}

/** The day in the market on which an order was placed. */
export function dayOf(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

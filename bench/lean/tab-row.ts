import { fraction, isPositive } from '@omsorg/domain/fraction.ts'
import { suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { earliestFor, type LeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { RowFacts } from './row-facts.ts'
import { consumptionView, productView, standing } from './standing.ts'
import { canAdd, canCloseRow } from './tab-abilities.ts'
import type { TabPrescription } from './tab.ts'
import type { Claims } from './tokens.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

interface Draw {
  readonly orderId: number
  readonly rowId: number | null
  readonly day: string
  readonly orderedBy: ShownAuthor | null
  readonly packages: number
  readonly pieces: number
  readonly numerator: number | null
  readonly denominator: number | null
}

export interface TabRow {
  readonly facts: RowFacts
  readonly prescriptionId: number
  readonly draws: readonly Draw[]
  readonly delayedUntil: string | null
  /** What is shown as it was read. */
  readonly view: object
}

export interface TabPlace {
  readonly holidays: readonly string[]
  readonly leadDays: LeadDays
}

export interface TabContext {
  readonly facts: TabPlace
  readonly gate: string | null
  readonly claims: Claims
  readonly today: Temporal.PlainDate
}

export function rowView(row: TabRow, prescription: TabPrescription, { facts: place, gate, claims, today }: TabContext) {
  const { facts, draws } = row
  const canReceive = gate === null || !gate.startsWith('recipient-')
  const { left, interval, suggestion } = standing(facts, today, canReceive, claims)
  const last = draws.filter(({ rowId }) => rowId === facts.id).at(-1)
  const isOrderable = gate === null && suggestion.reason === null
  const order = { allowed: isOrderable, reason: gate !== null ? 'person' : isOrderable ? null : 'unavailable' }
  return {
    prescriptionRowId: facts.id,
    itemNumber: facts.item_number,
    product: productView(facts),
    ...row.view,
    ...consumptionView(facts),
    withdrawals: facts.withdrawals,
    extraWithdrawals: left.extraWithdrawals,
    withdrawalsRemaining: left.withdrawalsRemaining,
    packagesPerWithdrawal: facts.packages_per_withdrawal,
    remainingPackages: left.packagesRemaining,
    allowedPackages: left.allowed,
    lastWithdrawalFactor: facts.factor,
    intervalDays: interval.expectedDays,
    nextDate: interval.nextExpected?.toString() ?? null,
    mayOrderFrom: last ? interval.earliest.toString() : null,
    renewableFrom: null,
    status: wordOf(rowStatus, facts.status),
    lastOrderDate: last?.day ?? null,
    lastOrderedBy: last?.orderedBy ?? null,
    unavailabilityCode: suggestion.reason,
    can: { order, close: canCloseRow(facts, claims), addition: canAdd(facts, prescription, claims, today) },
    suggestion,
    supply: {
      deliveries: deliveriesOf(facts, draws),
      counts: [],
      runsOutOn: suggestion.runsOutOn,
      deliverableOn: isOrderable ? earliestOf(row, place, today) : null,
    },
    addition: null,
  }
}

function deliveriesOf({ consumption, consumption_period: period }: RowFacts, draws: readonly Draw[]) {
  const use = dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null)
  const read = draws.map(({ day, pieces, numerator, denominator }) => ({
    on: Temporal.PlainDate.from(day),
    pieces,
    dailyUse: numerator === null || denominator === null ? null : fraction(numerator, denominator),
  }))
  const supplies = use ? suppliesOf(read, use) : []
  return draws.map(({ orderId, day, packages, pieces }, place) => {
    const useOfDay = read[place]?.dailyUse
    return {
      customerOrderId: orderId,
      date: day,
      packages,
      pieces,
      dailyUse: useOfDay && isPositive(useOfDay) ? Number(useOfDay.numerator) / Number(useOfDay.denominator) : null,
      runsOutOn: supplies[place]?.endsOn.toString() ?? null,
    }
  })
}

function earliestOf({ facts, delayedUntil }: TabRow, { leadDays, holidays }: TabPlace, today: Temporal.PlainDate) {
  const { item_status: itemStatus, stock_status: stockStatus } = facts
  const expected = delayedUntil === null ? null : Temporal.PlainDate.from(delayedUntil)
  const item = { itemStatus, stockStatus, delayedUntil: expected }
  return earliestFor(item, { today, isExpress: false, leadDays, holidays: new Set(holidays) }).toString()
}

import { endAfterMonths } from '@omsorg/domain/calendar/period.ts'
import {
  prescriptionStatus,
  rowStatus,
  type PrescriptionStatus,
  type RowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import { rowStatusAfter, statusOn } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { standingOf, usualLastWithdrawalFactor } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { Account } from '../build/people.ts'
import { insertPrescriptions, type Prescription, type PrescriptionGiven } from '../build/prescriptions.ts'
import type { Connection } from '../build/rows.ts'
import type { DemoPerson } from './persons.ts'
import type { PersonPlan, PrescriptionPlan } from './person-plan.ts'
import type { RowPlan } from './row-plan.ts'

/** A person with what was planned, and what was written of it. */
export interface CaredFor {
  readonly person: DemoPerson
  readonly plan: PersonPlan
  readonly prescriptions: readonly { readonly plan: PrescriptionPlan; readonly made: Prescription }[]
}

interface Writing {
  readonly today: Temporal.PlainDate
  readonly prescriber: Account
  readonly customerNumber: string
}

/** Persons whose renewal a colleague has asked for. */
export const renewalsAskedFor = ['holger', 'elsa', 'nils-olof']

/** Writes the prescriptions of all plans; each has the status that the domain rules give it today. */
export async function fillPrescriptions(
  connection: Connection,
  persons: readonly (readonly [person: DemoPerson, plan: PersonPlan])[],
  writing: Writing,
): Promise<CaredFor[]> {
  const formers = persons.flatMap(([person, plan]) =>
    plan.prescriptions.filter(isFormer).map((each) => ({ person, plan: each, next: nextOf(each, plan) })),
  )
  const madeFormers = await insertPrescriptions(
    connection,
    formers.map(({ person, plan, next }) => givenOf(person, plan, writing, next)),
  )
  const formerOf = new Map(formers.map(({ next }, index) => [next, madeFormers[index]] as const))

  const others = persons.flatMap(([person, plan]) =>
    plan.prescriptions.filter((each) => !isFormer(each)).map((each) => ({ person, plan: each })),
  )
  const madeOthers = await insertPrescriptions(
    connection,
    others.map(({ person, plan }) => {
      const predecessor = formerOf.get(plan)
      return { ...givenOf(person, plan, writing), ...(predecessor ? { predecessor } : {}) }
    }),
  )
  const made = new Map<PrescriptionPlan, Prescription>()
  formers.forEach(({ plan }, index) => made.set(plan, madeFormers[index] as Prescription))
  others.forEach(({ plan }, index) => made.set(plan, madeOthers[index] as Prescription))
  return persons.map(([person, plan]) => ({
    person,
    plan,
    prescriptions: plan.prescriptions.map((each) => ({ plan: each, made: made.get(each) as Prescription })),
  }))
}

function isFormer({ state }: PrescriptionPlan): boolean {
  return state === 'former'
}

/** What follows a former prescription stands behind it. */
function nextOf(former: PrescriptionPlan, { prescriptions }: PersonPlan): PrescriptionPlan {
  return prescriptions[prescriptions.indexOf(former) + 1] as PrescriptionPlan
}

function givenOf(
  person: DemoPerson,
  plan: PrescriptionPlan,
  { today, prescriber, customerNumber }: Writing,
  next?: PrescriptionPlan,
): PrescriptionGiven {
  const start = today.subtract({ days: plan.startedDaysAgo })
  const status = statusToday(person, plan, today)
  const closedOn =
    plan.state === 'former' && next ? today.subtract({ days: next.startedDaysAgo }) : today.subtract({ days: 14 })
  const isClosed = status === prescriptionStatus.closed
  return {
    recipient: person.recipient,
    prescriber,
    start,
    months: plan.months,
    status,
    confirmed: plan.state !== 'draft',
    type: plan.type ?? 'iterative',
    customerNumber,
    effectiveEnd: isClosed ? closedOn.subtract({ days: 1 }) : null,
    rows: plan.rows.map((row) => ({
      product: row.article.product,
      consumption: row.consumption,
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packagesPerWithdrawal,
      packageAdjustment: row.packageAdjustment ?? 0,
      calculationPeriod: plan.months < 12 ? 3 : 12,
      flavors: row.flavors ?? [],
      status: rowStatusToday(row, plan, status, person, today),
      closedAt: isClosed ? morningOf(closedOn) : null,
      ...(row.article.product.area === 'Ostomy' ? { cut: { option: 'standard', size: 25 } as const } : {}),
    })),
  }
}

function morningOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: 'UTC', plainTime: '06:30' }).toInstant()
}

/** When a planned draw was confirmed: at a time of the working day that follows from the person, so that all of a day agree. */
export function confirmedAt({ recipient }: DemoPerson, daysAgo: number, today: Temporal.PlainDate): Temporal.Instant {
  const minutes = 8 * 60 + ((recipient.id * 37 + daysAgo * 13) % 420)
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
  const { timeZone } = marketOf(recipient.place.market)
  return today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime }).toInstant()
}

export function standingToday(row: RowPlan, person: DemoPerson, today: Temporal.PlainDate) {
  const { withdrawals, packagesPerWithdrawal, packageAdjustment = 0 } = row
  return standingOf({
    granted: { withdrawals, packagesPerWithdrawal, packageAdjustment },
    draws: row.draws.map(({ daysAgo, packages }) => ({ confirmedAt: confirmedAt(person, daysAgo, today), packages })),
    additions: [],
    lastWithdrawalFactor: usualLastWithdrawalFactor,
  })
}

function rowStatusToday(
  row: RowPlan,
  plan: PrescriptionPlan,
  status: PrescriptionStatus,
  person: DemoPerson,
  today: Temporal.PlainDate,
): RowStatus {
  if (status === prescriptionStatus.closed) return rowStatus.closed
  if (plan.state === 'draft' || plan.state === 'waiting') return rowStatus.preliminary
  return rowStatusAfter(rowStatus.active, standingToday(row, person, today).usedUp)
}

function statusToday(person: DemoPerson, plan: PrescriptionPlan, today: Temporal.PlainDate): PrescriptionStatus {
  if (plan.state === 'former' || plan.state === 'closed') return prescriptionStatus.closed
  if (plan.state === 'draft' || plan.state === 'waiting') return prescriptionStatus.preliminary
  const start = today.subtract({ days: plan.startedDaysAgo })
  return statusOn(today, {
    status: prescriptionStatus.active,
    confirmed: true,
    period: { start, end: endAfterMonths(start, plan.months) },
    rows: plan.rows.map((row) => {
      const { usedUp, withdrawalsThatCanBeMade } = standingToday(row, person, today)
      return {
        status: rowStatusAfter(rowStatus.active, usedUp),
        withdrawals: row.withdrawals,
        withdrawalsThatCanBeMade,
      }
    }),
    renewalRequestPending: renewalsAskedFor.includes(person.key ?? ''),
    successorWaiting: false,
  })
}

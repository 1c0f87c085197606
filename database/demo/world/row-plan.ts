import { dividedBy, floor, fraction, type Fraction } from '@omsorg/domain/fraction.ts'
import {
  dailyUse,
  grantOf,
  needOver,
  proposedWithdrawals,
  type Consumption,
  type ConsumptionPeriod,
} from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { Article } from './catalogue.ts'
import type { Chance } from './random.ts'

/** One withdrawal: how many days ago, how many packages. */
export interface DrawPlan {
  readonly daysAgo: number
  readonly packages: number
}

export interface RowPlan {
  readonly article: Article
  readonly consumption: Consumption | null
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly packageAdjustment?: number
  readonly flavors?: readonly { readonly itemNumber: string; readonly packages: number }[]
  /** Oldest first. */
  readonly draws: readonly DrawPlan[]
}

/** Where a row shall stand today. */
export type Situation =
  | 'recently-ordered'
  | 'soon'
  | 'time-to-order'
  | 'never-ordered'
  | 'consumption-missing'
  | 'used-up, time-to-order'
  | 'used-up, recently-ordered'

export function consumptionOf(amount: string, period: ConsumptionPeriod): Consumption {
  return { amount, period }
}

interface Wanted {
  readonly article: Article
  readonly consumption: Consumption
  readonly months: number
  readonly situation: Situation
  readonly chance: Chance
}

/** A row with draws that lead to the situation. The figures come from the domain rules; only the days are chosen. */
export function planRow({ article, consumption, months, situation, chance }: Wanted): RowPlan {
  const perDay = dailyUse(consumption)
  if (!perDay) throw new Error('a planned row has a consumption')
  // The same number on every day, for the draws of chance go by it; half a year can be a day shorter, and there is room for that.
  const days = Math.floor((months * 365) / 12)
  const pieces = article.product.itemsPerPackage
  const need = needOver({
    perDay,
    itemsPerPackage: pieces,
    prescriptionMonths: months,
    calculationPeriod: months < 12 ? 3 : 12,
  })
  const withdrawals = Math.max(2, proposedWithdrawals(need, months, null))
  const usual = grantOf(need, pieces, withdrawals).packagesPerWithdrawal
  const isUsedUp = situation.startsWith('used-up')
  // Whoever shall have drawn everything before the prescription ends was granted a little less.
  const packages = isUsedUp ? Math.max(1, packagesFor((days - 16) / withdrawals, perDay, pieces)) : usual
  const supplyDays = floor(dividedBy(fraction(packages * pieces), perDay))
  const base = { article, withdrawals, packagesPerWithdrawal: packages }
  if (situation === 'never-ordered') return { ...base, consumption, draws: [] }
  if (situation === 'consumption-missing') {
    return { ...base, consumption: null, draws: [{ daysAgo: chance.between(20, 60), packages }] }
  }
  const most = Math.floor((days - 30) / supplyDays)
  // Few are at their last withdrawal, which asks for a renewal.
  const least = chance.percent(15) ? 1 : 2
  const count = isUsedUp
    ? withdrawals
    : Math.max(1, Math.min(withdrawals - least, most, chance.between(1, withdrawals)))
  const daysLeft = daysLeftFor(situation, supplyDays, days / withdrawals, chance)
  const overlap = count > 1 ? chance.between(0, Math.min(6, Math.floor(supplyDays / 5))) : 0
  const last = Math.max(1, supplyDays + overlap - daysLeft)
  return { ...base, consumption, draws: drawsBack({ last, overlap, count, supplyDays, packages, chance }) }
}

/** Whole packages that are used up in so many days. */
export function packagesFor(days: number, perDay: Fraction, pieces: number): number {
  return Math.floor((days * Number(perDay.numerator)) / Number(perDay.denominator) / pieces)
}

function daysLeftFor(situation: Situation, supplyDays: number, interval: number, chance: Chance): number {
  const threshold = Math.min(14, Math.floor(interval / 2))
  if (situation === 'soon') return chance.between(1, threshold)
  if (situation.endsWith('time-to-order')) return -chance.between(0, 9)
  return chance.between(Math.min(threshold + 4, supplyDays - 1), supplyDays - 1)
}

interface Chain {
  /** Days since the last draw. */
  readonly last: number
  /** Days that the former supply lasted beyond the last draw. */
  readonly overlap: number
  readonly count: number
  readonly supplyDays: number
  readonly packages: number
  readonly chance: Chance
}

/** Draws that follow each other without a day between them, each a few days before the former runs out; oldest first. */
export function drawsBack({ last, overlap, count, supplyDays, packages, chance }: Chain): DrawPlan[] {
  const draws: DrawPlan[] = [{ daysAgo: last, packages }]
  // Days since the supply before the present draw ran out; negative when it still lasted.
  let ranOut = last - overlap
  for (let left = count - 1; left > 0; left--) {
    const began = ranOut + supplyDays
    const early = left === 1 ? 0 : chance.between(0, Math.min(6, Math.floor(supplyDays / 5)))
    draws.unshift({ daysAgo: began + early, packages })
    ranOut = began
  }
  return draws
}

import type { RunOutRow } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import type { StockView } from '@omsorg/contract/prescriptions/stock/stock-view.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'

type Step = StockView['steps'][number]
type Unit = StockView['product']['unit']

/** 'Counted 2026-11-20: 40 pieces', 'Ordered 2026-11-18: 56 pieces'. */
export function stepText({ kind, on, pieces }: Step, unit: Unit, t: AllTexts, f: Formats): string {
  const said = { date: f.date(on), pieces: t.careRecipients.supply.amount[unit]({ count: pieces }) }
  return kind === 'counted' ? t.stock.stepCounted(said) : t.stock.stepOrdered(said)
}

/** 'at 4 pieces a day: 10 days, until 2026-11-30'. */
export function lastsText({ dailyUse, days, until }: Step, unit: Unit, t: AllTexts, f: Formats): string {
  // A use of 1 in 7 days has no end after the point.
  const use = t.careRecipients.supply.amount[unit]({ count: Math.round(dailyUse * 100) / 100 })
  return t.stock.lasts({ use, days: t.common.units.days({ count: days }), until: f.date(until) })
}

/** What was counted last, and by whom; or since when the last order is the ground. */
export function groundText({ count, lastOrderOn, product }: RunOutRow, t: AllTexts, f: Formats): string {
  if (count && count.pieces !== null) {
    const pieces = t.careRecipients.supply.amount[product.unit]({ count: count.pieces })
    return t.stock.counted({ date: f.date(count.on), pieces, by: nameOf(count.by, t) })
  }
  return lastOrderOn === null ? t.stock.none : t.stock.ordered({ date: f.date(lastOrderOn) })
}

export function nameOf(by: ShownAuthor | null, t: AllTexts): string {
  return (by && authorName(by, t)) ?? ''
}

/** How near it is: run out, sooner than an order of today would come, or later. */
export function nearnessOf({ daysLeft, runsOutOn, deliverableOn }: RunOutRow): 'out' | 'too-late' | 'later' | 'none' {
  if (daysLeft === null || runsOutOn === null) return 'none'
  if (daysLeft <= 0) return 'out'
  return deliverableOn !== null && runsOutOn < deliverableOn ? 'too-late' : 'later'
}

/** 'Has run out', 'Today', 'In 3 days'; nothing where nothing is known. */
export function leftText({ daysLeft }: Pick<RunOutRow, 'daysLeft'>, { stock: words }: AllTexts): string | null {
  if (daysLeft === null) return null
  if (daysLeft < 0) return words.out
  return daysLeft === 0 ? words.today : words.inDays({ count: daysLeft })
}

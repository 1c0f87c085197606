import { floor, fraction, isPositive, readDecimal, times } from '@omsorg/domain/fraction.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/consumption.ts'
import { isFarFrom } from '@omsorg/domain/prescriptions/delivered-use.ts'
import { type ProductWarning, warningsOf } from '@omsorg/domain/products/warnings.ts'
import { type Basis, type Item, runningBeside, type Stored } from './basis.ts'
import type { RowFields } from './fields.ts'
import { consumptionOf } from './reckoning.ts'

/** What to look at before it hurts; never a block: whoever prescribes knows the person (O-5-61, O-5-62). */
export type Sign =
  | { readonly kind: Exclude<ProductWarning, 'already-prescribed' | 'already-selected'> }
  | { readonly kind: 'already-prescribed'; readonly until: string }
  /** Pieces of what was delivered, in one period as it is typed, to one decimal. */
  | { readonly kind: 'far-from-delivered'; readonly delivered: number }
  | { readonly kind: 'check-consumption' }

const daysIn = { day: fraction(1), week: fraction(7), month: fraction(365, 12), year: fraction(365) }

export function signsOf(
  row: RowFields,
  item: Item | undefined,
  basis: Pick<Basis, 'careRecipient' | 'running'>,
  stored: Stored | null,
  locale: Locale,
): readonly Sign[] {
  if (!item) return []
  const beside = runningBeside(basis, stored).filter(
    ({ itemNumber, status }) => itemNumber === row.itemNumber && status !== 'closed',
  )
  const until = beside
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  const { age, sensitivities } = basis.careRecipient
  const warnings = warningsOf(item, {
    age,
    sensitiveToLatex: sensitivities.latex,
    sensitiveToPvc: sensitivities.pvc,
    selectedItems: new Set(),
    prescribedItems: new Set(beside.map(({ itemNumber }) => itemNumber)),
  })
  const signs = warnings.flatMap((kind): Sign[] => {
    if (kind === 'already-selected') return []
    if (kind === 'already-prescribed') return until ? [{ kind, until }] : []
    return [{ kind }]
  })
  const far = farFromDelivered(row, item, locale)
  return [
    ...signs,
    ...(far === null ? [] : [{ kind: 'far-from-delivered', delivered: far } as const]),
    ...(item.cart?.checkConsumption && row.prescriptionRowId === null ? [{ kind: 'check-consumption' } as const] : []),
  ]
}

/** What came in one period, where what is typed is far from it; null where it is near, or nothing can be said. */
function farFromDelivered(row: RowFields, { delivered }: Item, locale: Locale): number | null {
  const perDay = dailyUse(consumptionOf(row, locale))
  const came = delivered?.perDay ? readFraction(delivered.perDay) : null
  if (!perDay || !came || !isPositive(came) || !isFarFrom(perDay, came)) return null
  return floor(times(times(came, daysIn[row.unit]), fraction(10))) / 10
}

/** More decimals than anybody types are cut off. */
function readFraction(text: string) {
  return readDecimal(text.replace(/(\.\d{6})\d+$/, '$1'))
}

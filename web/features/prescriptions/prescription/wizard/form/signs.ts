import type { Locale } from '@omsorg/domain/format/locale.ts'
import { isPositive, readDecimal } from '@omsorg/domain/fraction.ts'
import { consumptionPeriod, dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { isFarFrom, spokenUse } from '@omsorg/domain/prescriptions/row/delivered-use.ts'
import { type ProductWarning, warningsOf } from '@omsorg/domain/products/product/warnings.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { type Basis, type Item, runningBeside, type Stored } from './basis.ts'
import type { RowFields } from './fields.ts'
import { consumptionOf } from './calculation.ts'

/** What to look at before it hurts; never a block: whoever prescribes knows the person (O-5-61, O-5-62). */
export type Sign =
  | { readonly kind: Exclude<ProductWarning, 'already-prescribed' | 'already-selected'> }
  /** What the person has that it should join and does not. */
  | { readonly kind: 'does-not-fit'; readonly products: readonly string[] }
  | { readonly kind: 'already-prescribed'; readonly until: string }
  /** What was delivered as a use, in the period that is typed or a longer one that comes to a piece at least. */
  | { readonly kind: 'far-from-delivered'; readonly delivered: number; readonly unit: RowFields['unit'] }
  | { readonly kind: 'check-consumption' }

const units = ['day', 'week', 'month', 'year'] as const

export function signsOf(
  row: RowFields,
  item: Item | undefined,
  basis: Pick<Basis, 'careRecipient' | 'running'>,
  stored: Stored | null,
  locale: Locale,
): readonly Sign[] {
  if (!item) return []
  const beside = runningBeside(basis, stored).filter(
    (other) => other.itemNumber === row.itemNumber && !isClosedRow(other),
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
    ...(item.unfitting.length > 0
      ? [{ kind: 'does-not-fit', products: item.unfitting.map(({ name }) => name) } as const]
      : []),
    ...(far === null ? [] : [far]),
    ...(item.cart?.checkConsumption && row.prescriptionRowId === null ? [{ kind: 'check-consumption' } as const] : []),
  ]
}

/** What came, where what is typed is far from it; null where it is near, or nothing can be said. */
function farFromDelivered(row: RowFields, { delivered }: Item, locale: Locale): Sign | null {
  const perDay = dailyUse(consumptionOf(row, locale))
  const came = delivered?.perDay ? readFraction(delivered.perDay) : null
  if (!perDay || !came || !isPositive(came) || !isFarFrom(perDay, came)) return null
  const { amount, period } = spokenUse(came, consumptionPeriod[row.unit])
  return { kind: 'far-from-delivered', delivered: amount, unit: units[period - 1] ?? row.unit }
}

/** More decimals than anybody types are cut off. */
function readFraction(text: string) {
  return readDecimal(text.replace(/(\.\d{6})\d+$/, '$1'))
}

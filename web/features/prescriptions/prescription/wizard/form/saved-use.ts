import type { Locale } from '@omsorg/domain/format/locale.ts'
import type { Item } from './basis.ts'
import type { RowFields } from './fields.ts'
import { decimalOf } from './to-input.ts'
import type { SavedUse } from './use-autosave.ts'

/**
 * The use of a row as the cart keeps it. Shares go along where all that is typed is read and adds up; the cart would refuse
 * them otherwise, and the consumption with them.
 */
export function consumptionToSave(row: RowFields, item: Item | undefined, locale: Locale): SavedUse {
  const consumption = decimalOf(row.amount, locale)
  const flavors = (item?.flavorsToChoose ?? []).flatMap(({ itemNumber }) => {
    const share = decimalOf(row.flavors[itemNumber] ?? '', locale)
    return share ? [{ itemNumber, consumption: share }] : []
  })
  const isEven = flavors.length > 0 && sumOf(flavors) === inSmallest(consumption ?? 0)
  return {
    consumption,
    consumptionPeriod: consumption === null ? null : row.unit,
    ...(isEven ? { flavors } : {}),
  }
}

/** What the flavours come to, in the same unit as the consumption. */
export function sharedOut(row: Pick<RowFields, 'flavors'>, locale: Locale): number {
  const shares = Object.values(row.flavors).map((typed) => ({ consumption: decimalOf(typed, locale) ?? 0 }))
  return sumOf(shares) / smallest
}

/** Four decimals are kept: sums are made in their smallest unit, where they are exact. */
const smallest = 10_000

function sumOf(shares: readonly { readonly consumption: number }[]): number {
  return shares.reduce((sum, { consumption }) => sum + inSmallest(consumption), 0)
}

function inSmallest(amount: number): number {
  return Math.round(amount * smallest)
}

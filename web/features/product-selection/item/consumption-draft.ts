import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import { readDecimal } from '@omsorg/domain/format/parse-number.ts'
import { areShared, sharesAddUp, sumOfShares } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { consumptionDecimals, type consumptionPeriods } from '@omsorg/domain/product-selection/item/consumption.ts'
import { problemsIn } from '../../../platform/forms/field-errors.ts'

/** What stands in the fields of one selected product, as it was typed. */
export interface ConsumptionDraft {
  readonly typed: string
  readonly period: (typeof consumptionPeriods)[number]
  /** By item number of the flavour. */
  readonly flavors: Readonly<Record<string, string>>
}

type Item = Pick<CartItemView, 'consumption' | 'consumptionPeriod' | 'flavors' | 'flavorsToChoose'>

type Problem = 'number' | 'tooFine' | 'tooLarge' | 'sum'

export type Consumption = Pick<
  CallOf<typeof updateConsumption>['input'],
  'consumption' | 'consumptionPeriod' | 'flavors'
>

export interface ConsumptionError {
  readonly ok: false
  /** The item number of a flavour, or null for the product itself. */
  readonly at: string | null
  readonly problem: Problem
  /** The sum of the flavours, where it is not what is used of the product. */
  readonly shared: number | null
  readonly total: number | null
}

/** What is to be saved; null when it is what is saved already. */
type Reading = ConsumptionError | { readonly ok: true; readonly input: Consumption | null }

export function draftOf(item: Item, locale: Locale): ConsumptionDraft {
  return {
    typed: amountText(item.consumption, locale),
    period: item.consumptionPeriod ?? 'day',
    flavors: Object.fromEntries(
      item.flavors.map(({ itemNumber, consumption }) => [itemNumber, amountText(consumption, locale)]),
    ),
  }
}

/** A decimal as it is typed in the language of the reader, with every decimal it has. */
export function amountText(amount: number | null, locale: Locale): string {
  const text = amount === null ? '' : String(amount)
  return locale === 'en-US' ? text : text.replace('.', ',')
}

/**
 * Reads what was typed (rules 3.13). Where only the flavours are filled in, the product is their sum; where both are,
 * they must be equal; where no flavour is, nothing is shared out.
 */
export function readDraft(draft: ConsumptionDraft, item: Item, locale: Locale): Reading {
  const whole = readAmount(draft.typed, locale)
  if (!whole.ok) return { ok: false, at: null, problem: whole.problem, shared: null, total: null }
  const shares: { itemNumber: string; consumption: string }[] = []
  for (const { itemNumber } of item.flavorsToChoose) {
    const share = readAmount(draft.flavors[itemNumber] ?? '', locale)
    if (!share.ok) return { ok: false, at: itemNumber, problem: share.problem, shared: null, total: null }
    if (share.amount !== null) shares.push({ itemNumber, consumption: share.amount })
  }
  const amount = whole.amount ?? (areShared(shares) ? sumOfShares(shares) : null)
  if (!sharesAddUp(shares, amount)) {
    return { ok: false, at: null, problem: 'sum', shared: Number(sumOfShares(shares)), total: Number(amount) }
  }
  const input = {
    consumption: amount === null ? null : Number(amount),
    consumptionPeriod: amount === null ? null : draft.period,
    ...(item.flavorsToChoose.length > 0
      ? { flavors: shares.map((share) => ({ ...share, consumption: Number(share.consumption) })) }
      : {}),
  }
  return { ok: true, input: isSaved(input, item) ? null : input }
}

type Amount =
  | { readonly ok: true; readonly amount: string | null }
  | { readonly ok: false; readonly problem: Exclude<Problem, 'sum'> }

function readAmount(typed: string, locale: Locale): Amount {
  if (typed.trim() === '') return { ok: true, amount: null }
  const decimal = readDecimal(typed, locale)
  if (decimal === null) return { ok: false, problem: 'number' }
  const decimals = (decimal.split('.')[1] ?? '').replace(/0+$/, '').length
  if (decimals > consumptionDecimals) return { ok: false, problem: 'tooFine' }
  const [broken] = problemsIn(updateConsumption.bounds?.properties?.['consumption'], Number(decimal))
  if (broken) return { ok: false, problem: broken.problem === 'too-large' ? 'tooLarge' : 'number' }
  return { ok: true, amount: String(Number(decimal)) }
}

function isSaved(input: Consumption, item: Item): boolean {
  const shared = item.flavors.filter((flavor) => flavor.consumption !== null)
  const sent = input.flavors ?? []
  return (
    input.consumption === item.consumption &&
    input.consumptionPeriod === item.consumptionPeriod &&
    sent.length === shared.length &&
    sent.every((share) =>
      shared.some((each) => each.itemNumber === share.itemNumber && each.consumption === share.consumption),
    )
  )
}

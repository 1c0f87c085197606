import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import type { ComparedRow } from './differences.ts'

export type Fits = AnswerOf<typeof readProductsByItemNumbers>['fits']

interface Compared {
  readonly itemNumber: string
  readonly name: string
}

/** With which of the others each product is used, and with which not: said by name, and never counted as a difference. */
export function fittingRows(
  products: readonly Compared[],
  fits: Fits,
  words: { readonly fitsWith: string; readonly doesNotFitWith: string },
): readonly ComparedRow[] {
  const row = (key: keyof typeof words, fit: boolean): ComparedRow => ({
    key,
    label: words[key],
    values: products.map(({ itemNumber }) => namesOf(itemNumber, fit)),
    differs: false,
  })
  return [row('fitsWith', true), row('doesNotFitWith', false)].filter(({ values }) =>
    values.some((value) => value !== null),
  )

  function namesOf(itemNumber: string, fit: boolean): string | null {
    const others = fits
      .filter((each) => each.fit === fit && (each.one === itemNumber || each.other === itemNumber))
      .map(({ one, other }) => (one === itemNumber ? other : one))
    const names = products.filter((each) => others.includes(each.itemNumber)).map(({ name }) => name)
    return names.length > 0 ? names.join(', ') : null
  }
}

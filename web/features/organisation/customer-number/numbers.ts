import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import type { saveCustomerNumbers } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

export type CustomerNumber = AnswerOf<typeof listCustomerNumbers>['customerNumbers'][number]
export type NumberToSave = CallOf<typeof saveCustomerNumbers>['input']['customerNumbers'][number]

/** A number as it is sent back unchanged. */
export function toSave(number: CustomerNumber): NumberToSave {
  const { erpCompareState: _, comparedAt: __, therapyAreas, ...rest } = number
  return { ...rest, therapyAreas: therapyAreas as TherapyArea[] }
}

/** The numbers with one put in the place of a former one, or added; the primary one is one alone. */
export function withNumber(
  numbers: readonly CustomerNumber[],
  wanted: NumberToSave,
  former: string | null,
): NumberToSave[] {
  const others = numbers.map(toSave)
  const at = others.findIndex(({ number }) => number === former)
  const all = at < 0 ? [...others, wanted] : others.with(at, wanted)
  const isPrimary = wanted.isPrimary === true || all.length === 1
  return all.map((each) =>
    each === wanted ? { ...each, isPrimary } : isPrimary ? { ...each, isPrimary: false } : each,
  )
}

/** The numbers without one; when it was the primary one, the first of the others takes its place. */
export function withoutNumber(numbers: readonly CustomerNumber[], gone: string): NumberToSave[] {
  const left = numbers.map(toSave).filter(({ number }) => number !== gone)
  return left.some(({ isPrimary }) => isPrimary)
    ? left
    : left.map((each, at) => (at === 0 ? { ...each, isPrimary: true } : each))
}

import { agree, type Outcome, refuse } from '../../outcome.ts'

export const compareStates = ['equal', 'new', 'deleted', 'changed'] as const
export type CompareState = (typeof compareStates)[number]

/** What the ERP knows of a number too. */
export interface NumberFacts {
  readonly number: string
  readonly name: string
  readonly careOf: string
  readonly address: string
  readonly city: string
  readonly zip: string
  /** ISO 3166-1 alpha-2. Left out by an ERP that does not tell it, and then not compared. */
  readonly countryCode?: string | null | undefined
  readonly entryCode?: string | null | undefined
  readonly statusCode: string
}

/** What is compared: rules 3.15, and the name. */
export const comparedFields = [
  'name',
  'careOf',
  'address',
  'zip',
  'city',
  'countryCode',
  'entryCode',
  'statusCode',
] as const

interface CheckedNumber {
  readonly number: string
  readonly isPrimary: boolean
}

/** A number stands once, one of them is the primary one, and one under which an area is ordered stays (A-7.5-18). */
export function checkNumbers(
  numbers: readonly CheckedNumber[],
  chosenForAreas: readonly string[],
): Outcome<null, 'number-twice' | 'one-primary' | 'number-of-area'> {
  const twice = numbers.findIndex(({ number }, at) => numbers.findIndex((each) => each.number === number) < at)
  if (twice >= 0) return refuse('number-twice', { at: `customerNumbers[${twice}].number` })
  if (numbers.length > 0 && numbers.filter(({ isPrimary }) => isPrimary).length !== 1) return refuse('one-primary')
  const missing = chosenForAreas.some((chosen) => !numbers.some(({ number }) => number === chosen))
  return missing ? refuse('number-of-area') : agree(null)
}

/** How a number of ours stands to the ERP: the same there, other facts, or there no more. */
export function comparedWith(own: NumberFacts, inErp: readonly NumberFacts[]): Exclude<CompareState, 'new'> {
  const there = inErp.find(({ number }) => number === own.number)
  if (!there) return 'deleted'
  const isEqual = comparedFields.every((field) => {
    const theirs = there[field]
    return theirs === undefined || (theirs ?? '').trim() === (own[field] ?? '').trim()
  })
  return isEqual ? 'equal' : 'changed'
}

/** What the ERP has and nobody uses here. */
export function newInErp<Fact extends NumberFacts>(inErp: readonly Fact[], used: readonly string[]): Fact[] {
  return inErp.filter(({ number }) => !used.includes(number))
}

import type { Bounds } from '@omsorg/contract/bounds.ts'

/** What is wrong with a field, as its bounds tell. */
export type Problem =
  | 'missing'
  | 'too-long'
  | 'too-short'
  | 'too-large'
  | 'too-small'
  | 'too-many'
  | 'too-few'
  | 'wrong'

/** A field that the contract would not take; `at` is its path on the wire: `guardians[1].email`. */
export interface FieldProblem {
  readonly at: string
  readonly problem: Problem
  /** The bound that is broken, where it is a number. */
  readonly bound?: number
  /** Both bounds of a number that has two. */
  readonly range?: readonly [from: number, to: number]
  /** What the text should be: `email`, `phone`, `date`. */
  readonly format?: string
}

/** Everything in `sent` that its bounds do not take, one problem a field, in the order of the contract. */
export function problemsIn(bounds: Bounds | null | undefined, sent: unknown): FieldProblem[] {
  return bounds ? within(bounds, sent, '') : []
}

function within(bounds: Bounds, value: unknown, at: string): FieldProblem[] {
  if (bounds.anyOf) return amongChoices(bounds.anyOf, value, at)
  const types = [bounds.type ?? []].flat()
  if (value === null && types.includes('null')) return []
  if (value === undefined || value === null) return [{ at, problem: 'missing' }]
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return [{ at, problem: 'wrong' }]
  if (bounds.enum && !bounds.enum.includes(value)) return [{ at, problem: value === '' ? 'missing' : 'wrong' }]
  if (typeof value === 'string') return text(bounds, value, at)
  if (typeof value === 'number') return number(bounds, value, at)
  if (Array.isArray(value)) return list(bounds, value, at)
  return typeof value === 'object' ? parts(bounds, value, at) : []
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return typeof value === 'number'
  return typeof value === type
}

/** The first choice that takes it; else what the fitting kind of value says. */
function amongChoices(choices: readonly Bounds[], value: unknown, at: string): FieldProblem[] {
  const found = choices.map((choice) => within(choice, value, at))
  if (found.some((each) => each.length === 0)) return []
  const other = choices.findIndex((choice) => choice.type !== 'null')
  return found[other] ?? [{ at, problem: 'wrong' }]
}

function text(bounds: Bounds, value: string, at: string): FieldProblem[] {
  const { minLength = 0, maxLength = Infinity, patterns = [], format } = bounds
  if (value.trim() === '' && (minLength > 0 || patterns.some((each) => !new RegExp(each, 'u').test('')))) {
    return [{ at, problem: 'missing' }]
  }
  if (value.length > maxLength) return [{ at, problem: 'too-long', bound: maxLength }]
  const kind = format === undefined ? {} : { format }
  if (value.length < minLength) return [{ at, problem: 'too-short', bound: minLength, ...kind }]
  return patterns.every((each) => new RegExp(each, 'u').test(value)) ? [] : [{ at, problem: 'wrong', ...kind }]
}

function number({ type, minimum = -Infinity, maximum = Infinity }: Bounds, value: number, at: string): FieldProblem[] {
  if (!Number.isFinite(value) || ([type].flat().includes('integer') && !Number.isInteger(value)))
    return [{ at, problem: 'wrong' }]
  const range = isMeant(minimum) && isMeant(maximum) ? ({ range: [minimum, maximum] } as const) : {}
  if (value > maximum) return [{ at, problem: 'too-large', bound: maximum, ...range }]
  return value < minimum ? [{ at, problem: 'too-small', bound: minimum, ...range }] : []
}

/** A bound that somebody set, not the end of all whole numbers. */
function isMeant(bound: number): boolean {
  return Math.abs(bound) < 1e9
}

function list(
  { items, minItems = 0, maxItems = Infinity }: Bounds,
  value: readonly unknown[],
  at: string,
): FieldProblem[] {
  if (value.length > maxItems) return [{ at, problem: 'too-many', bound: maxItems }]
  if (value.length < minItems) return [{ at, problem: 'too-few', bound: minItems }]
  return items ? value.flatMap((each, place) => within(items, each, `${at}[${place}]`)) : []
}

function parts({ properties = {}, required = [] }: Bounds, value: object, at: string): FieldProblem[] {
  return Object.entries(properties).flatMap(([name, each]) => {
    const part: unknown = Reflect.get(value, name)
    if (part === undefined && !required.includes(name)) return []
    return within(each, part, at === '' ? name : `${at}.${name}`)
  })
}

import { z } from 'zod'
import fc from 'fast-check'

/** A JSON Schema as zod writes it; the parts that the contract uses. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

export function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
}

/** What the schema allows, from the ordinary to the edge. What it cannot say (a refinement) is judged by zod afterwards. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(
          schema.minimum ?? (schema.exclusiveMinimum ?? 0) + (schema.exclusiveMinimum === undefined ? 0 : 1),
          -1e9,
        ),
        max: Math.min(schema.maximum ?? 1e9, 2_147_483_647),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return fc.jsonValue()
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)]))
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom('0000-01-01', '1900-02-28', '2026-12-24', '9999-12-31')
  if (format === 'date-time')
    return fc.constantFrom(
      '2026-11-20T08:00:00Z',
      '0000-01-01T00:00:00Z',
      '2026-11-20T08:00:00+14:00',
      '2026-11-20T08:00:00+23:59',
    )
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (format === 'email')
    return fc.constantFrom('a@example.org', 'räksmörgås@example.org', 'x'.repeat(60) + '@example.org')
  if (format === 'uri') return fc.constantFrom('https://example.org/a?b=c', 'ftp://example.org')
  if (format === 'user-term') return fc.constantFrom('anna', 'Åsa-Lena 2', "o'brien@", '123')
  if (format === 'article-number') return fc.constantFrom('FJ-1', 'Å 12/3', '0')
  if (format === 'reason') return fc.constantFrom('Ringer om en order', 'Soittaa tilauksesta', "' or 1=1 -- därför")
  if (pattern) return matching(pattern)
  const edges = fc.constantFrom("' or 1=1 --", '%_\\', '<script>', 'Åsa Öberg', '👩🏽‍⚕️', '\u202eabc', ' '.repeat(5))
  const usual = fc
    .string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' })
    .filter((text) => !text.includes('\0'))
  return fc.oneof(usual, edges)
}

const madeFor = new Map<string, fc.Arbitrary<string>>()

/** Made once for each pattern: for `\p{…}` each character that there is goes into a table, which takes a tenth of a second. */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = madeFor.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  madeFor.set(pattern, made)
  return made
}

/** One call in which a field is replaced by something else. */
export interface Mutation {
  readonly field: string
  readonly at: string
  readonly sent: unknown
}

/** Things that are wrong in most fields, and dangerous in some. */
const junk: readonly unknown[] = [
  null,
  '',
  'x',
  "'; drop table omsorg.care_recipient --",
  'a'.repeat(20_000),
  '\ud83d',
  '0000-01-01',
  'se',
  '070-174 06 18',
  -1,
  0,
  1.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  true,
  [],
  [null],
  {},
]

/** The input with each of its fields left out, and replaced by each kind of junk. */
export function mutationsOf(input: unknown, path: readonly (string | number)[] = []): Mutation[] {
  return pathsIn(input, path).flatMap((each) => {
    const field = each.join('.')
    return [
      { field, at: `${field} left out`, sent: replaced(input, each, undefined) },
      ...junk.map((value) => ({ field, at: `${field} = ${shortText(value)}`, sent: replaced(input, each, value) })),
    ]
  })
}

/** The input with each field that the schema knows, left out or not, replaced by things that the schema allows there. */
export function variationsOf(schema: Schema, input: unknown, seed: number, numRuns = 8): Mutation[] {
  return schemasIn(schema, input, []).flatMap(({ path, schema: each }) =>
    fc.sample(arbitraryOf(each), { numRuns, seed }).map((value) => ({
      field: path.join('.'),
      at: `${path.join('.')} = ${shortText(value)}`,
      sent: replaced(input, path, value),
    })),
  )
}

interface Place {
  readonly path: readonly (string | number)[]
  readonly schema: Schema
}

function schemasIn(schema: Schema, value: unknown, path: Place['path']): Place[] {
  const own = path.length > 0 ? [{ path, schema }] : []
  const choices = schema.anyOf ?? schema.oneOf ?? [schema]
  const fitting = choices.find((each) => (Array.isArray(value) ? each.type === 'array' : each.type === 'object'))
  if (Array.isArray(value) && fitting?.items) return [...own, ...schemasIn(fitting.items, value[0], [...path, 0])]
  if (typeof value !== 'object' || value === null) return own
  const inner = Object.entries(fitting?.properties ?? {}).flatMap(([name, each]) =>
    schemasIn(each, (value as Record<string, unknown>)[name], [...path, name]),
  )
  return [...own, ...inner]
}

function pathsIn(value: unknown, path: readonly (string | number)[]): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => [[...path, 0], ...pathsIn(each, [...path, 0])])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])])
}

export function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? replaced(each, rest, by) : each))
  const inner = (value as Record<string, unknown>)[step]
  return { ...(value as object), [step]: replaced(inner, rest, by) }
}

function shortText(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 40)
}

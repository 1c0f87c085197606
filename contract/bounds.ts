import { z } from 'zod'

/**
 * What a field may hold, as plain data: the part of JSON Schema that the contract uses for what is sent. The build of the
 * browser emits it, so that a form judges by the same bounds as the server and ships no validator library.
 */
export interface Bounds {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Bounds>>
  readonly required?: readonly string[]
  readonly items?: Bounds
  readonly anyOf?: readonly Bounds[]
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly patterns?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** What the text is, for the sentence that says how it is written: `email`, `phone`, `date`, `entry-code`. */
  readonly format?: string
}

/** The bounds of what an endpoint is sent; null for one that is sent nothing but its address. */
export function boundsOf(input: z.ZodType | undefined): Bounds | null {
  if (!input) return null
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  return reduced(whole, whole.$defs ?? {})
}

interface Schema extends Omit<Bounds, 'properties' | 'items' | 'anyOf' | 'patterns'> {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly const?: unknown
  readonly pattern?: string
  /** A schema with a name stands once, among the definitions of the whole. */
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

const kept = [
  'type',
  'required',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'format',
] as const

function reduced(given: Schema, named: Readonly<Record<string, Schema>>): Bounds {
  const schema = given.$ref === undefined ? given : (named[given.$ref.replace('#/$defs/', '')] ?? {})
  const each = (part: Schema) => reduced(part, named)
  const { properties, items, anyOf, oneOf, allOf = [], const: only, pattern } = schema
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined)
  const choices = anyOf ?? oneOf
  return {
    ...Object.fromEntries(kept.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]])),
    ...(only === undefined ? {} : { enum: [only] }),
    ...(patterns.length > 0 ? { patterns } : {}),
    ...(choices ? { anyOf: choices.map(each) } : {}),
    ...(items ? { items: each(items) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, each(part)])) }
      : {}),
  }
}

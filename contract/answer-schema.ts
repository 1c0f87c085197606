import { z } from 'zod'
import { type Definition, validatorOf } from './endpoint.ts'

/**
 * The JSON Schema that answers are written by. A nullable becomes a type array (28k lists a second became 74k), nothing
 * forbids further properties (an extra key inside a nullable object threw), and patterns and formats are left out: an
 * answer is ours, and its shape is held by tests against zod.
 */
export function answerSchema(endpoint: Definition): Record<string, unknown> {
  return withoutChecks(
    z.toJSONSchema(validatorOf(endpoint.output), {
      target: 'draft-7',
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
      // Without the names of shared schemas, which only a document needs: an answer is written in one go.
      metadata: z.registry(),
    }),
  )
}

const checks = new Set([
  '$schema',
  'additionalProperties',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'format',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'pattern',
])

function withoutChecks(schema: object): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'additionalProperties' && typeof value === 'object' && value !== null) plain[key] = inner(value)
    else if (key === 'properties')
      plain[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))
    else if (!checks.has(key)) plain[key] = inner(value)
  }
  return nullableAsTypes(plain)
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  return typeof value === 'object' && value !== null ? withoutChecks(value) : value
}

function nullableAsTypes(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const other: unknown = anyOf.find((each: unknown) => !isNull(each))
  if (!anyOf.some(isNull) || typeof other !== 'object' || other === null || !('type' in other)) return schema
  const { type, ...shape } = other as Record<string, unknown>
  const values = Array.isArray(shape['enum']) ? { enum: [...shape['enum'], null] } : {}
  return { ...rest, ...shape, ...values, type: [type, 'null'].flat() }
}

function isNull(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null'
}

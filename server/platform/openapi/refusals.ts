import { type Definition, type Refusal, statusOfRefusal } from '@omsorg/contract/endpoint.ts'
import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import { platformRefusals } from '@omsorg/contract/platform-refusals.ts'
import type { SchemaCollection } from './schemas.ts'

export type Sentences = Readonly<Record<ErrorCode, string>>

/** A refused answer of an endpoint. */
export interface RefusedResponse {
  readonly status: string
  /** The name of the response in the document: what any call may be refused for is described once. */
  readonly name: string
  readonly response: unknown
}

/** The refused answers of an endpoint by their status, each with the names and codes that it may carry. */
export function refusedResponses(
  endpoint: Definition,
  sentences: Sentences,
  schemas: SchemaCollection,
): readonly RefusedResponse[] {
  const byStatus = Map.groupBy(refusalsOf(endpoint), ([name, refusal]) => statusIn(name, refusal))
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, refusals]) => ({
      status: String(status),
      name: nameOf(endpoint, status, refusals),
      response: {
        description: refusals.map(([name, { code }]) => `\`${name}\` (${code}): ${sentences[code]}`).join('\n\n'),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { 'application/json': { schema: refusedBody(endpoint, status, refusals, schemas) } },
      },
    }))
}

function nameOf(endpoint: Definition, status: number, refusals: readonly Named[]): string {
  const isOfAll = !endpoint.refusalForm && refusals.every(([name]) => name in platformRefusals)
  return isOfAll ? refusals.map(([name]) => pascalOf(name)).join('Or') : `${endpointNameOf(endpoint)}${status}`
}

/** `CloseRow`: the last part of an endpoint's name, which no other endpoint has. */
export function endpointNameOf({ name }: Definition): string {
  return pascalOf(name.split('/').at(-1) ?? '')
}

const retryAfter = { description: 'Seconds to wait before asking again', schema: { type: 'string' } }

type Named = readonly [name: string, refusal: Refusal]

function refusalsOf(endpoint: Definition): readonly Named[] {
  const met = (name: keyof typeof platformRefusals): Named => [name, platformRefusals[name]]
  const all: Named[] = [
    ...Object.entries(endpoint.refusals),
    ...(endpoint.input || endpoint.query ? [met('fields-wrong')] : []),
    ...(endpoint.budget ? [met('budget-used-up')] : []),
    ...(endpoint.idempotent ? [met('in-flight'), met('key-of-other-call')] : []),
    ...(endpoint.permission === 'public' && !endpoint.refusalForm ? [] : [met('forbidden')]),
    ...(endpoint.input ? [met('too-large'), met('unsupported-type')] : []),
    met('overloaded'),
    met('unavailable'),
  ]
  return [...new Map(all)]
}

/** A code that is about rights refuses with 400 where a rule says it, and with 403 before any rule is asked. */
function statusIn(name: string, refusal: Refusal): number {
  return name === 'forbidden' ? 403 : statusOfRefusal(refusal)
}

function refusedBody(endpoint: Definition, status: number, refusals: readonly Named[], schemas: SchemaCollection) {
  const refusal = { type: 'string', enum: refusals.map(([name]) => name) }
  if (endpoint.refusalForm === 'identity' && (status <= 403 || status === 503)) {
    const properties = { error: { type: 'string' }, title: { type: 'string' }, refusal }
    return { type: 'object', required: ['error', 'title'], properties }
  }
  const details = refusals.flatMap(([name, { detail }]) =>
    detail ? [schemas.named(`${pascalOf(name)}Detail`, detail, 'output')] : [],
  )
  const distinct = [...new Map(details.map((each) => [JSON.stringify(each), each])).values()]
  return {
    type: 'object',
    required: ['refusal'],
    properties: {
      refusal,
      errors: {
        type: 'object',
        description: 'The path of the field, or the name of the refusal, with its code',
        additionalProperties: { type: 'string', enum: [...new Set(refusals.map(([, { code }]) => code)), 'COM001003'] },
      },
      ...(distinct.length === 0 ? {} : { detail: distinct.length === 1 ? distinct[0] : { anyOf: distinct } }),
    },
  }
}

export function pascalOf(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

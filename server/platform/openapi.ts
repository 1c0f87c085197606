import { answerSchema, inputSchema } from '@omsorg/contract/answer-schema.ts'
import { addressesOf, type Access, type Endpoint } from '@omsorg/contract/endpoint.ts'
import { statusOf, type ErrorCode } from '@omsorg/contract/error-codes.ts'
import { z } from 'zod'

type Sentences = Readonly<Record<ErrorCode, string>>

/** The interface as an OpenAPI 3.1 document, made from the same objects that the server parses and answers by. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string, sentences: Sentences) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    for (const address of addressesOf(endpoint)) {
      paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(endpoint, address, sentences) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Omsorg',
      version,
      description:
        'Care products prescribed and ordered for care recipients. Times are UTC, money is whole minor units.',
      license: { name: 'MIT' },
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function operation(endpoint: Endpoint, address: string, sentences: Sentences) {
  return {
    operationId: `${endpoint.name}${address.startsWith('/api/') ? `@${address.split('/')[2]}` : ''}`,
    tags: [endpoint.name.split('/')[0]],
    summary: endpoint.summary,
    description: accessText(endpoint.permission),
    ...(endpoint.permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...headers(endpoint)],
    ...(endpoint.input ? { requestBody: requestBody(endpoint) } : {}),
    responses: responses(endpoint, sentences),
  }
}

function accessText(access: Access): string {
  if (access === 'public') return 'Open to every visitor.'
  if (access === 'signed-in') return 'Open to everybody who is signed in.'
  if (typeof access === 'string') return `Needs ${access}.`
  const any = 'anyOf' in access ? `one of ${access.anyOf.join(', ')}` : ''
  const all = access.allOf?.length ? access.allOf.join(' and ') : ''
  return `Needs ${[any, all].filter(Boolean).join(' together with ')}.`
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

function headers(endpoint: Endpoint) {
  const schema = { type: 'string' }
  return endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema }] : []
}

function requestBody(endpoint: Endpoint) {
  const type = contentTypes[endpoint.encoding ?? 'json']
  return { required: true, content: { [type]: { schema: inputSchema(endpoint.input ?? z.object({})) } } }
}

function responses(endpoint: Endpoint, sentences: Sentences) {
  const codesOfStatus = new Map<number, ErrorCode[]>()
  const add = (status: number, code: ErrorCode) => {
    const codes = codesOfStatus.get(status) ?? []
    if (!codes.includes(code)) codesOfStatus.set(status, [...codes, code])
  }
  for (const { code } of Object.values(endpoint.refusals))
    add(endpoint.refusalForm ? identityStatus(code) : statusOf(code), code)
  if (endpoint.input || endpoint.query) {
    add(400, 'COM001003')
    add(400, 'COM001001')
  }
  if (endpoint.idempotent) {
    add(409, 'CONFLICT_IN_FLIGHT')
    add(422, 'IDEMPOTENCY_MISMATCH')
  }
  if (endpoint.permission !== 'public') add(403, 'COM001002')
  if (endpoint.input) {
    add(413, 'TOO_LARGE')
    add(415, 'UNSUPPORTED_TYPE')
  }
  add(503, 'OVERLOADED')
  add(500, 'GENERIC')

  const refused = [...codesOfStatus].map(([status, codes]) => [
    String(status),
    { description: codes.map((code) => `${code}: ${sentences[code]}`).join('\n') },
  ])
  return {
    200: { description: 'Done.', content: { 'application/json': { schema: answerSchema(endpoint) } } },
    ...(endpoint.permission === 'public' ? {} : { 401: { description: 'No token, or one that has ended.' } }),
    ...(endpoint.params || endpoint.query
      ? { 404: { description: 'Missing or out of reach; nobody learns which.' } }
      : {}),
    ...Object.fromEntries(refused),
  }
}

function identityStatus(code: ErrorCode): number {
  return code === 'OVERLOADED' ? 503 : 400
}

import { addressesOf } from '@omsorg/contract/application.ts'
import { type Access, type Definition, type Fields, validatorOf } from '@omsorg/contract/endpoint.ts'
import { z } from 'zod'
import { endpointNameOf, refusedResponses, type Sentences } from './refusals.ts'
import { collectSchemas, type SchemaCollection } from './schemas.ts'

/** The interface as an OpenAPI 3.1 document, made from the same objects that the server parses and answers by. */
export function openApiDocument(endpoints: readonly Definition[], version: string, sentences: Sentences) {
  const schemas = collectSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  const responses: Record<string, unknown> = { ...responsesOfAll }
  for (const endpoint of endpoints) {
    const described = describe(endpoint, sentences, schemas, responses)
    for (const address of addressesOf(endpoint)) {
      const operationId = operationIdOf(endpoint, address)
      paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: { operationId, ...described } }
    }
  }
  const features = [...new Set(endpoints.map(featureOf))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Omsorg',
      version,
      summary: 'Care products prescribed and ordered for care recipients',
      description: `Times are UTC, money is whole minor units.

An address is that of an application: GUIDE below /api/Guide, PRINCIPAL below /api/Principal, CSP below /api/CSP. A refused answer
names its refusal; \`errors\` has the code by the path of the field, and \`detail\` what the caller needs in order to go on.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: features.map((name) => ({ name, description: `The calls of ${name.replaceAll('-', ' ')}.` })),
    paths,
    components: {
      schemas: schemas.all(),
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const responsesOfAll = {
  NoSession: { description: 'No token, or one that has ended.' },
  NotFound: { description: 'Missing or out of reach; nobody learns which.' },
  ServerFault: { description: 'A fault of the server. The trace id leads to it in the log.' },
}

function refer(response: string) {
  return { $ref: `#/components/responses/${response}` }
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function featureOf({ name }: Definition): string {
  return name.split('/')[0] ?? ''
}

/** `closeRowInGuide`: unique, and a name in any language that a client is generated in. */
function operationIdOf(endpoint: Definition, address: string): string {
  const last = endpointNameOf(endpoint)
  const constant = last.charAt(0).toLowerCase() + last.slice(1)
  const base = /^\/api\/(Guide|Principal|CSP|CRP)\//.exec(address)?.[1]
  return endpoint.fixed || !base ? constant : `${constant}In${base}`
}

/** All of an operation but its id, which is the same at every address of the endpoint. */
function describe(
  endpoint: Definition,
  sentences: Sentences,
  schemas: SchemaCollection,
  shared: Record<string, unknown>,
) {
  const name = endpointNameOf(endpoint)
  const refused = refusedResponses(endpoint, sentences, schemas)
  for (const each of refused) shared[each.name] = each.response
  return {
    tags: [featureOf(endpoint)],
    summary: endpoint.summary,
    description: accessText(endpoint.permission),
    security: endpoint.permission === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...headers(endpoint)],
    ...(endpoint.input
      ? {
          requestBody: {
            required: true,
            content: {
              [contentTypes[endpoint.encoding ?? 'json']]: {
                schema: schemas.named(`${name}Input`, endpoint.input, 'input'),
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content:
          endpoint.answers === 'file'
            ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: schemas.named(`${name}Answer`, endpoint.output, 'output') } },
      },
      ...Object.fromEntries(refused.map((each) => [each.status, refer(each.name)])),
      ...(endpoint.permission === 'public' ? {} : { 401: refer('NoSession') }),
      ...(endpoint.params || endpoint.query ? { 404: refer('NotFound') } : {}),
      500: refer('ServerFault'),
    },
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

function parameters(place: 'path' | 'query', schema: Fields | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(validatorOf(schema), {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

function headers(endpoint: Definition) {
  const schema = { type: 'string', minLength: 8, maxLength: 100 }
  const description = 'Whoever sends the same key and body again gets the first answer again, for 30 days'
  return endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }] : []
}

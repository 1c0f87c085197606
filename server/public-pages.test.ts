import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { addressesOf } from '@omsorg/contract/application.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { statusOfRefusal } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from './testing/caller.ts'
import { nobody, openWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = <Body = unknown>(path: string, caller = nobody()) => send<Body>(world.address() + path, 'GET', { caller })

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, { readonly description: string }>> }
}

describe('the interface document', () => {
  // It is as long as the interface: it is fetched once for all that is asked of it.
  let body: Document
  beforeAll(async () => {
    const answer = await get<Document>('/api/openapi.json')
    expect(answer.status).toBe(200)
    body = answer.body
  })

  test('is OpenAPI 3.1 with every operation named once', () => {
    expect(body.openapi).toBe('3.1.0')
    expect(body.info).toMatchObject({ title: 'Omsorg', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(operations.every(({ responses }) => Object.keys(responses).every((each) => /^\d{3}$/.test(each)))).toBe(true)
  })

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'has %s at each address, with its body and its refusals (O-7-198)',
    (_name, endpoint) => {
      for (const address of addressesOf(endpoint)) {
        const operation = body.paths[address]?.[endpoint.method.toLowerCase()]
        expect(operation, address).toBeDefined()
        const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect(operation?.parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath)
        expect(operation?.requestBody === undefined).toBe(endpoint.input === undefined)
        for (const [name, refusal] of Object.entries(endpoint.refusals)) {
          const response = operation?.responses[statusOfRefusal(refusal)]?.$ref?.split('/').at(-1) ?? ''
          expect(body.components.responses[response]?.description, name).toContain(`\`${name}\` (${refusal.code}): `)
        }
      }
    },
  )
})

describe('health', () => {
  test.each(['/health', '/health/live'])('%s says that the process lives', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, body: { status: 'alive' } })
  })

  test.each(['/ready', '/health/ready'])('%s says that the database answers', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, body: { status: 'ready', missing: [] } })
  })

  test('/metrics counts answers by endpoint and status, without an id or a name', async () => {
    await get(`/api/Guide/CareRecipient/${world.care.ordinary.id}`)
    const { status, text, headers } = await get('/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(text).toContain(`omsorg_answers_total{endpoint="${readCareRecipient.name}",status="401"} 1`)
    expect(text).toContain('omsorg_waiting_for_database 0')
    expect(text).not.toContain('Åkerström')
  })
})

describe('every answer', () => {
  const asked: readonly (readonly [string, string, string])[] = [
    ['that is agreed to', 'GET', '/health'],
    ['without token', 'GET', '/api/Guide/CareRecipient/1'],
    ['that is missing', 'GET', '/api/Guide/Nothing'],
    ['that is wrong', 'POST', '/connect/token'],
    ['to an address that cannot be read', 'GET', '/%E0%A4%A'],
    ['to an unknown method', 'DELETE', '/connect/token'],
  ]
  test.each(asked)('%s carries the security headers', async (_which, method, path) => {
    const { headers } = await send(world.address() + path, method, { caller: nobody() })
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
    )
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  test('of the interface is kept by no cache', async () => {
    const anna = await world.signIn(world.people.prescriber)
    const answer = await get(`/api/Guide/CareRecipient/${world.care.ordinary.id}`, anna)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

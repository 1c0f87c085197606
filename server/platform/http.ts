import fastifyCookie from '@fastify/cookie'
import { answerSchema } from '@omsorg/contract/answer-schema.ts'
import { addressesOf, baseOf, type Application } from '@omsorg/contract/application.ts'
import { type Definition, validatorOf } from '@omsorg/contract/endpoint.ts'
import { largestFile } from '@omsorg/contract/fields.ts'
import type { ShownFile } from '@omsorg/contract/shown.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { authorize } from './admission/authorization.ts'
import { compressAnswers } from './compression.ts'
import { carryOut, type CheckedCall, type Dependencies } from './carry-out.ts'
import { ConnectionLost } from './database.ts'
import type { Exchange, Handler } from './handle.ts'
import { failureFields } from './log.ts'
import { asksForEvents, follow } from './live/follow.ts'
import type { Streams } from './live/streams.ts'
import type { Metrics } from './metrics.ts'
import { parse, readForm, readJson, readMultipart, UnreadableBody } from './parsing.ts'
import { isFromOurPages } from './browser/same-origin.ts'
import { limitSlowBodies, timesToArrive } from './admission/slow-bodies.ts'
import { securityHeaders } from './browser/security-headers.ts'
import { claimsOf, type Tokens } from './tokens/tokens.ts'
import { Unavailable } from './unavailable.ts'
import {
  failure,
  fileReply,
  identityFieldErrors,
  identityRefusal,
  ofForeignPage,
  statementTimeout,
  unauthorized,
  type Reply,
  fieldError,
  fieldErrors,
  platformRefusal,
} from './wire.ts'

const bodyLimitBytes = 1024 * 1024
/** The fields of a form with a file need room beside it. */
const fileLimitBytes = largestFile + 64 * 1024
/** More calls than this waiting for a connection are sent away at once, so that those inside are still answered in time. */
const mostWaiting = 200
const statementCancelled = '57014'
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
const formTypes = new Set([
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'application/x-www-form-urlencoded;charset=utf-8',
])

export interface HttpParts extends Dependencies {
  readonly tokens: Tokens
  readonly metrics: Metrics
  readonly handlers: readonly Handler[]
  /** The answers that stay open. */
  readonly streams: Streams
  /** Where people reach us. With https cookies are for https alone, and for this host alone. */
  readonly publicAddress: string
  /** Who may say in X-Forwarded-For from where a call comes; nobody else is believed. */
  readonly trustedProxies: readonly string[]
  /** The one address outside that our pages may ask: of a directory by which people sign in. */
  readonly directory: string | null
}

/** The server with every endpoint at every address of its applications. */
export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.directory)
  const server = Fastify({
    logger: false,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    ...timesToArrive,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // An address that cannot be read reaches no hook and no error handler.
    frameworkErrors: (_error, _request, reply) => {
      void send(reply.headers(headers), { status: 404 })
    },
  })
  await server.register(fastifyCookie)

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    // Of two hosts whatever stands in front may have believed the other one.
    if (hostsIn(request.raw.rawHeaders) > 1) return send(reply, fieldError('host'))
  })
  server.addHook('onResponse', async (request, reply) => {
    // How long somebody listened says nothing of how fast the server is.
    if (String(reply.raw.getHeader('Content-Type')).startsWith('text/event-stream')) return
    parts.metrics.answered(request.routeOptions.config.endpoint ?? 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
  server.addHook('preClose', async () => parts.streams.close())
  compressAnswers(server)
  limitSlowBodies(server, async ({ headers: sent }) => (await claimsOf(sent.authorization, parts.tokens)) !== null)
  server.setErrorHandler((error, request, reply) => send(reply, replyToFailure(parts, request, error)))
  for (const handler of parts.handlers) mount(server, handler, parts)
  return server
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string
  }
}

/** An answer is written by a serializer compiled from its contract, so that its shape is that, whatever a handler adds. */
function mount(server: FastifyInstance, handler: Handler, parts: HttpParts): void {
  const { contract } = handler
  // Compiled when the first answer is written: all of them at the start cost 0.2 s and 10 MiB.
  let write: ((body: Record<string, unknown>) => string) | null = null
  const written = async (reply: FastifyReply, { body, ...answered }: Reply): Promise<Reply> => {
    if (answered.status !== 200 || body === undefined) return { body, ...answered }
    if (contract.answers === 'file') return fileReply(body as ShownFile)
    write ??= reply.compileSerializationSchema(answerSchema(contract))
    return { body: write(body as Record<string, unknown>), ...answered }
  }
  for (const address of addressesOf(contract)) {
    const base = applicationOf(address)
    server.route({
      method: contract.method,
      url: address.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint: contract.name, takesFile: contract.encoding === 'multipart' },
      ...(contract.encoding === 'multipart' ? { bodyLimit: fileLimitBytes } : {}),
      handler: async (request, reply) => {
        const answered = await answer(handler, base, request, reply, parts)
        const staysOpen = contract.answers === 'events' && answered.status === 200 && asksForEvents(request)
        if (staysOpen && (await follow(request, reply, { contract, base, ...parts }))) return reply
        if (staysOpen) return send(reply, platformRefusal('overloaded', 'server'))
        return send(reply, await written(reply, answered))
      },
    })
  }
}

function applicationOf(address: string): Application | null {
  const applications: readonly Application[] = ['GUIDE', 'PRINCIPAL', 'CSP', 'CRP']
  return applications.find((application) => address.startsWith(`${baseOf(application)}/`)) ?? null
}

async function answer(
  handler: Handler,
  base: Application | null,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<Reply> {
  const { contract } = handler
  if (parts.database.waiting() > mostWaiting) {
    return contract.refusalForm === 'identity'
      ? identityRefusal('overloaded', 'OVERLOADED')
      : platformRefusal('overloaded', 'server')
  }

  if (contract.refusalForm === 'identity' && !isFromOurPages(request.headers, parts.publicAddress)) return ofForeignPage

  let actor: CheckedCall['actor'] = null
  if (contract.permission !== 'public') {
    const claims = await claimsOf(request.headers.authorization, parts.tokens)
    const authorized = authorize(contract, base, claims, request.headers)
    if ('reply' in authorized) return authorized.reply
    actor = authorized.actor
  }

  const exchange = exchangeOf(request, reply, parts.publicAddress.startsWith('https:'))
  if (handler.admits && !handler.admits(exchange, parts.clock())) return unauthorized

  const fields = await readFields(contract, request)
  if ('reply' in fields) return fields.reply
  const key = request.headers['idempotency-key']
  if (key !== undefined && !isIdempotencyKey(key)) return fieldError('Idempotency-Key')

  const call: CheckedCall = {
    actor,
    ...fields,
    language: readLanguage(request.headers['accept-language'] ?? 'en'),
    exchange,
    idempotencyKey: key ?? null,
  }
  return carryOut(handler, call, parts)
}

type Fields = Pick<CheckedCall, 'input' | 'params' | 'query'>

async function readFields(contract: Definition, request: FastifyRequest): Promise<Fields | { readonly reply: Reply }> {
  const params = contract.params && parse(validatorOf(contract.params), request.params)
  // An id in the path that cannot be one names nothing: it is missing, like any other.
  if (params && (!params.ok || Object.values(request.params as object).some(holdsNul)))
    return { reply: { status: 404 } }

  const sentQuery = Object.entries((request.query ?? {}) as Record<string, unknown>)
  const names = Object.keys(contract.query?.shape ?? {})
  const known = (sent: string) => names.find((name) => name.toLowerCase() === sent.toLowerCase())
  const isTwice = (name: string) => sentQuery.filter(([each]) => known(each) === known(name)).length > 1
  const stranger = sentQuery.find(
    ([name, value]) => !known(name) || Array.isArray(value) || isTwice(name) || holdsNul(value),
  )
  if (stranger && !(contract.method === 'POST' && names.length === 0)) return { reply: fieldError(stranger[0]) }
  const query =
    contract.query &&
    parse(validatorOf(contract.query), Object.fromEntries(sentQuery.map(([name, value]) => [known(name), value])))
  if (query && !query.ok) return { reply: fieldErrors(query.wrong) }

  const body = contract.input && (await readBody(contract, request))
  if (body && 'reply' in body) return body
  const input = contract.input && body && parse(validatorOf(contract.input), body.sent)
  if (input && !input.ok) {
    return { reply: contract.refusalForm === 'identity' ? identityFieldErrors(input.wrong) : fieldErrors(input.wrong) }
  }
  return {
    params: params?.ok ? params.value : undefined,
    query: query?.ok ? query.value : undefined,
    input: input?.ok ? input.value : undefined,
  }
}

/** No database keeps it, and nobody types it. */
const holdsNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

async function readBody(
  contract: Definition,
  request: FastifyRequest,
): Promise<{ readonly sent: unknown } | { readonly reply: Reply }> {
  const bytes = request.body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return { sent: {} }
  const type = (request.headers['content-type'] ?? '').toLowerCase()
  const { encoding = 'json' } = contract
  if (!isOfType[encoding](type)) return { reply: platformRefusal('unsupported-type', 'body') }
  try {
    if (encoding === 'multipart') return { sent: readMultipart(bytes, request.headers['content-type'] ?? '') }
    return { sent: encoding === 'form' ? readForm(bytes) : readJson(bytes) }
  } catch (error) {
    if (error instanceof UnreadableBody || error instanceof SyntaxError) return { reply: fieldError('body') }
    throw error
  }
}

const isOfType: Readonly<Record<NonNullable<Definition['encoding']>, (type: string) => boolean>> = {
  json: (type) => jsonTypes.has(type),
  form: (type) => formTypes.has(type),
  multipart: (type) => type.startsWith('multipart/form-data; boundary='),
}

function isIdempotencyKey(key: string | string[]): key is string {
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key)
}

function hostsIn(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length
}

/** The browser takes a cookie of such a name from this host alone, over https alone, and for all its paths. */
const hostPrefix = '__Host-'

function exchangeOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Exchange {
  const attributes = { path: '/', sameSite: 'lax', secure } as const
  const prefix = secure ? hostPrefix : ''
  const sent = Object.entries(request.cookies).filter(([name]) => name.startsWith(prefix))
  return {
    cookies: Object.fromEntries(sent.map(([name, value]) => [name.slice(prefix.length), value])),
    sourceAddress: request.ip,
    headers: request.headers,
    rawBody: Buffer.isBuffer(request.body) ? request.body : null,
    setCookie: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(prefix + name, value, { ...attributes, httpOnly, maxAge: maxAgeSeconds })
    },
    clearCookie: (name) => {
      reply.clearCookie(prefix + name, attributes)
    },
  }
}

function send(reply: FastifyReply, { status, body, headers }: Reply): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store')
  if (body !== undefined) reply.type('application/json; charset=utf-8')
  if (headers) reply.headers(headers)
  return body === undefined ? reply.send() : reply.send(body)
}

function replyToFailure(parts: HttpParts, request: FastifyRequest, error: unknown): Reply {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return platformRefusal('too-large', 'body')
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 415) return platformRefusal('unsupported-type', 'body')
  if (status >= 400 && status < 500) return fieldError('request')

  const traceId = crypto.randomUUID()
  const endpoint = request.routeOptions.config.endpoint ?? 'other'
  const belowIdentity = request.url.startsWith('/connect')
  if (error instanceof ConnectionLost || error instanceof Unavailable) {
    parts.log.warn(error.message, { traceId, endpoint, ...failureFields(error.cause) })
    return belowIdentity ? identityRefusal('unavailable', 'UNAVAILABLE') : platformRefusal('unavailable', 'server')
  }
  parts.log.error('a call failed', { traceId, endpoint, ...failureFields(error) })
  if (code === statementCancelled) return statementTimeout(traceId)
  return failure(traceId, belowIdentity)
}

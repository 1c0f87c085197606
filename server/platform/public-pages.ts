import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readLanguage } from '@omsorg/texts/language.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface PublicPages {
  /** The folder of the built web application; empty when something else serves it. */
  readonly webFolder: string
  /** Made when somebody asks for it, as the page below. */
  readonly openApi: () => Promise<object>
  /** The same for people. */
  readonly interfacePage: () => Promise<string>
  /** What keeps the service from working, by name and without detail; empty when it is ready. */
  readonly unready: () => Promise<readonly string[]>
  readonly metrics: { read(): Promise<string>; readonly contentType: string }
  /** As they are when somebody asks. */
  readonly publicKeys: () => readonly unknown[]
  readonly publicAddress: string
  /** Of the day where it is read, 0 to 23: the sign-in page greets by it. */
  readonly hour: () => number
  /** By what its door is drawn, beside the language: the ways in that the portal has here. */
  readonly portalWays: readonly string[]
  /** What a page knows of the application it belongs to, before it has asked for anything. */
  readonly about: About
}

interface About {
  readonly version: string
  /** After so many minutes without a key, mouse or touch a session ends. */
  readonly idleMinutes: number
}

const year = 365 * 24 * 60 * 60

/** Everything that is served without a contract: health, metrics, the interface document and the web application. */
export async function servePublicPages(server: FastifyInstance, pages: PublicPages): Promise<void> {
  const probe = { exposeHeadRoute: true }
  for (const url of ['/health', '/health/live']) server.get(url, probe, async () => ({ status: 'alive' }))
  for (const url of ['/ready', '/health/ready']) {
    server.get(url, probe, async (_request, reply) => {
      const missing = await pages.unready()
      return reply
        .code(missing.length === 0 ? 200 : 503)
        .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing })
    })
  }
  server.get('/metrics', async (_request, reply) =>
    reply.type(pages.metrics.contentType).send(await pages.metrics.read()),
  )
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    // Shorter than a new key is published before it signs, and short enough for one that was withdrawn.
    reply.header('Cache-Control', 'public, max-age=300').send({ keys: pages.publicKeys() }),
  )
  server.get('/.well-known/openid-configuration', async () => discovery(pages.publicAddress))
  let openApi: string | null = null
  server.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(await pages.openApi())
    return reply.type('application/json; charset=utf-8').send(openApi)
  })
  server.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await pages.interfacePage()),
  )
  await serveWeb(server, pages)
}

function discovery(address: string) {
  return {
    issuer: address,
    token_endpoint: `${address}/connect/token`,
    revocation_endpoint: `${address}/connect/revoke`,
    jwks_uri: `${address}/.well-known/jwks.json`,
    grant_types_supported: [
      'password',
      'refresh_token',
      'client_credentials',
      'change_care_place',
      'impersonate',
      'stop_impersonate',
    ],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['profile', 'email', 'offline_access', 'roles'],
    response_types_supported: [],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  }
}

/** Files with a hash in their name are kept for a year; every other address that is not of the interface opens the application. */
async function serveWeb(server: FastifyInstance, pages: PublicPages): Promise<void> {
  const { webFolder: folder, about } = pages
  if (folder) {
    await server.register(fastifyStatic, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply) {
        reply.header('Cache-Control', `public, max-age=${year}, immutable`)
        reply.header('Vary', 'Accept-Encoding')
      },
    })
    server.get('/directory-return', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        // It comes after pages of a directory, and must stay in their window to hand over what they bring.
        .header('Cross-Origin-Opener-Policy', 'unsafe-none')
        .send(await readFile(path.join(folder, 'directory-return/index.html'), 'utf8')),
    )
    server.get('/favicon.svg', { exposeHeadRoute: true }, async (_request, reply) =>
      reply
        .type('image/svg+xml')
        .header('Cache-Control', 'no-cache')
        .send(await readFile(path.join(folder, 'favicon.svg'))),
    )
  }
  if (folder) await servePortalFiles(server, path.join(folder, 'my'))
  server.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|connect|health|\.well-known|assets|demo)(\/|$)/i.test(request.url)
    if (!folder || !isPage) return reply.code(404).header('Cache-Control', 'no-store').send()
    // A worker reaches what lies below its address: so does the page that it opens.
    if (/^\/my(\?|$)/.test(request.url)) return reply.redirect(request.url.replace('/my', '/my/'), 308)
    // Read each time: a new version may be laid over the old one, and its page names its own files.
    const { name, drawn: nameDrawn } = pageOf(request, pages)
    const page = await readFile(path.join(folder, name), 'utf8')
    const build = await buildOf(page)
    const drawn = nameDrawn ? await readFile(path.join(folder, nameDrawn), 'utf8').catch(() => page) : page
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        // By which a page that has been open for long knows that another one has taken its place.
        .header('om-build', build)
        .send(drawn.replace('<html', `<html ${attributesOf({ ...about, build })}`))
    )
  })
}

interface Page {
  readonly name: string
  /** The same page with what a visitor sees of it first drawn already; it is served without where nobody has drawn it. */
  readonly drawn?: string
}

/** The care recipient portal is a page of its own, below an address of its own; every other address is of staff. */
function pageOf(request: FastifyRequest, { portalWays, hour }: PublicPages): Page {
  const { url } = request
  const language = languageOf(request)
  if (/^\/my([/?]|$)/.test(url)) {
    return { name: 'my/index.html', drawn: `my/door/${[language, ...portalWays].join('-')}.html` }
  }
  const isSignIn = /^\/login\/?(\?|$)/i.test(url)
  return { name: 'index.html', ...(isSignIn && { drawn: `login/${language}-${hour()}.html` }) }
}

/** The language of the cookie, else that of the browser (A-C11). */
function languageOf({ headers }: FastifyRequest): string {
  const chosen = /(?:^|;\s*)guide-lang=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  return readLanguage(chosen ?? headers['accept-language'])
}

/** What the portal has beside its page: what is installed with it, and the worker that opens it without a line. */
const portalFiles: Readonly<Record<string, string>> = {
  'worker.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'icon-180.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
}

async function servePortalFiles(server: FastifyInstance, folder: string): Promise<void> {
  for (const [name, type] of Object.entries(portalFiles)) {
    server.get(`/my/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', 'no-cache')
        .send(await readFile(path.join(folder, name))),
    )
  }
}

/** The page names its own files, so it is another one in every build. */
async function buildOf(page: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page))
  return Buffer.from(hash).toString('hex').slice(0, 8)
}

function attributesOf({ version, idleMinutes, build }: About & { readonly build: string }): string {
  return `data-version="${version}" data-build="${build}" data-idle-minutes="${idleMinutes}"`
}

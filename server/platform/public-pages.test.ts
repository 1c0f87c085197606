import { languages } from '@omsorg/texts/language.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'
import { servePublicPages } from './public-pages.ts'

const words = '<p>words</p>'.repeat(200)
const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title>${words}`
const script = 'export const words = 1\n'.repeat(100)

let folder: string
let server: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'omsorg-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page('Omsorg'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  mkdirSync(join(folder, 'login'))
  for (const language of languages) writeFileSync(join(folder, `login/${language}-9.html`), page(`Omsorg ${language}`))
  mkdirSync(join(folder, 'my'))
  writeFileSync(join(folder, 'my/index.html'), page('The portal'))
  mkdirSync(join(folder, 'my/door'))
  writeFileSync(join(folder, 'my/door/fi-first-second.html'), page('The door'))
  writeFileSync(join(folder, 'my/worker.js'), script)
  writeFileSync(join(folder, 'my/manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets/door-1.js'), script)
  writeFileSync(join(folder, 'assets/door-1.js.br'), brotliCompressSync(script))
  // As the server has it: an address with a slash at its end is the same as one without.
  server = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  compressAnswers(server)
  server.get('/api/long', async () => ({ words: 'word '.repeat(1000) }))
  server.get('/connect/long', async () => ({ token: 'word '.repeat(1000) }))
  await servePublicPages(server, {
    webFolder: folder,
    openApi: async () => ({}),
    interfacePage: async () => '',
    unready: async () => [],
    metrics: { read: async () => '', contentType: 'text/plain' },
    publicKeys: () => [],
    publicAddress: 'http://localhost',
    hour: () => 9,
    portalWays: ['first', 'second'],
    about: { version: '1.2.3', idleMinutes: 15 },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  '/',
  '/Login',
  '/Organizations/Clients/CID/1/CUID//CPID//ACT/',
  '/Order/Withdrawal/CRID/7/CID//CPID//COID/',
  '//',
  '/CareRecipient/12/',
])('%s opens the application, whatever the caller says it accepts', async (url) => {
  for (const encoding of [undefined, '', 'identity', '*', 'br']) {
    const { statusCode, headers } = await server.inject({
      url,
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    })
    expect(statusCode, encoding).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test.each([
  ['the language that was chosen', { cookie: 'a=1; guide-lang=fi', 'accept-language': 'sv' }, 'fi'],
  ['that of the browser', { 'accept-language': 'da-DK,da;q=0.9,en;q=0.8' }, 'dk'],
  ['English for one that is not spoken', { cookie: 'guide-lang=../../my/index', 'accept-language': 'sv' }, 'en'],
  ['English where nothing is said', {}, 'en'],
])('the sign-in page comes drawn in %s (A-C11)', async (_what, headers, language) => {
  const [drawn, other] = await Promise.all([
    server.inject({ url: '/login/', headers }),
    server.inject({ url: '/', headers }),
  ])
  expect(drawn.body).toContain(`<title>Omsorg ${language}</title>`)
  // One version of the product is one build, whichever of its documents was opened.
  expect(drawn.headers['om-build']).toBe(other.headers['om-build'])
})

test('the sign-in page that nobody has drawn is the page of the application', async () => {
  renameSync(join(folder, 'login'), join(folder, 'login-away'))
  const { statusCode, body } = await server.inject({ url: '/login' })
  renameSync(join(folder, 'login-away'), join(folder, 'login'))
  expect([statusCode, body.includes('<title>Omsorg</title>')]).toEqual([200, true])
})

test.each(['/', '/Login', '/health', '/ready', '/assets/door-1.js', '/favicon.svg'])(
  'HEAD %s answers as GET does, without the body',
  async (url) => {
    const [head, get] = await Promise.all([
      server.inject({ method: 'HEAD', url }),
      server.inject({ method: 'GET', url }),
    ])
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    expect(head.body).toBe('')
  },
)

test.each(['/my/', '/my/order/check', '/my/anything?from=mail'])('%s opens the portal', async (url) => {
  const { statusCode, headers, body } = await server.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('<title>The portal</title>')
})

test('the door of the portal comes drawn in the language of whoever comes, with the ways in that there are', async () => {
  const to = (language: string) => server.inject({ url: '/my/order', headers: { 'accept-language': language } })
  const [drawn, plain] = await Promise.all([to('fi-FI'), to('sv')])
  expect(drawn.body).toContain('<title>The door</title>')
  expect(plain.body).toContain('<title>The portal</title>')
  expect(drawn.headers['om-build']).toBe(plain.headers['om-build'])
})

test.each(['/MyPages', '/mypages', '/myth'])('%s is none of its addresses', async (url) => {
  expect((await server.inject({ url })).body).toContain('<title>Omsorg')
})

test('the portal is installed from files of its own, which are asked for anew each time', async () => {
  for (const [url, type] of [
    ['/my/worker.js', 'text/javascript; charset=utf-8'],
    ['/my/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ] as const) {
    const { statusCode, headers } = await server.inject({ url })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache'])
  }
  const { statusCode, headers } = await server.inject({ url: '/my' })
  expect([statusCode, headers['location']]).toEqual([308, '/my/'])
})

test('a page says which version it is of and when a session ends, and every answer of it by which build', async () => {
  const before = await server.inject({ url: '/' })
  expect(before.body).toMatch(/^<!doctype html><html data-version="1\.2\.3" data-build="\w{8}" data-idle-minutes="15" /)
  const build = before.headers['om-build']
  expect(before.body).toContain(`data-build="${String(build)}"`)
  expect((await server.inject({ method: 'HEAD', url: '/' })).headers['om-build']).toBe(build)

  writeFileSync(join(folder, 'index.html'), page('Omsorg, anew'))
  expect((await server.inject({ method: 'HEAD', url: '/' })).headers['om-build']).not.toBe(build)
})

test.each(['/api/nothing', '/assets/nothing.js', '/connect/nothing', '/.well-known/nothing'])(
  '%s is missing and not a page',
  async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404)
  },
)

test('a script is sent as it was compressed when it was built', async () => {
  const { headers, rawPayload } = await server.inject({
    url: '/assets/door-1.js',
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(headers['cache-control']).toContain('immutable')
  expect(rawPayload.equals(brotliCompressSync(script))).toBe(true)
})

test('answers and the page are compressed as the caller can read them', async () => {
  const ask = (url: string, encoding: string) => server.inject({ url, headers: { 'accept-encoding': encoding } })
  const zstd = await ask('/', 'gzip, deflate, br, zstd')
  expect(zstd.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' })
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toContain(words)
  const gzip = await ask('/api/long', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual({ words: 'word '.repeat(1000) })
  const plain = await ask('/api/long', 'identity')
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('tokens and short answers are not compressed', async () => {
  for (const url of ['/connect/long', '/health']) {
    const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBeUndefined()
  }
})

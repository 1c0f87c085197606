// node:http and pg, and nothing else: one case, answered by hand with the best SQL that we know.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { leanServers } from './servers.ts'
import type { LeanName } from './names.ts'
import { openLeanDatabase } from './database.ts'
import type { Left } from './writers/left.ts'
import { openTokens } from './tokens.ts'

const [name] = process.argv.slice(2) as [LeanName]
const { DATABASE_URL: databaseUrl = '', OMSORG_JOBS_URL: jobsUrl = '', OMSORG_SECRET: secret = '' } = process.env
const database = openLeanDatabase(databaseUrl)
const tokens = await openTokens(jobsUrl, secret)
const answer = leanServers[name]({ database, tokens, secret })

async function handle(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
  const cookies: string[] = []
  const takesBack = request.headers['x-take-back'] === '1'
  const told: Left[] = []
  const left = (rows: Left) => void told.push(rows)
  const text = await answer({ request, body, cookies, takesBack, ...(takesBack ? { left } : {}) })
  const [rows] = told
  const bytes = Buffer.from(rows && text ? JSON.stringify({ answer: JSON.parse(text), left: rows }) : (text ?? ''))
  response.writeHead(text === null ? 404 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...(rows ? { 'x-left': 'told' } : {}),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  response.end(bytes)
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    handle(request, Buffer.concat(chunks), response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))

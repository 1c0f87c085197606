import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bring } from './bring.ts'
import { replyOf } from './fake-answers.ts'
import { fakePoints } from './fake-points.ts'
import type { Carriers, Country, ServicePoint } from './port.ts'
import { posti } from './posti.ts'
import { postnord } from './postnord.ts'

/** How the fake carriers misbehave. */
export interface Switches {
  readonly answerAfterMs: number
  /** What stands in place of the answer. */
  readonly garbage: 'none' | 'no-json' | 'other-shape' | 'endless' | 'half'
  /** So many of the next answers have this status. */
  readonly failures: number
  readonly failWith: number
  /** The connection is closed without an answer. */
  readonly drops: boolean
  /** Points that have closed for good. */
  readonly closed: readonly string[]
}

export interface FakeCarriers {
  readonly url: string
  /** The real clients, set before the fakes. */
  clients(timeoutMs?: number): Carriers
  pointsNear(country: Country, postalCode: string): readonly ServicePoint[]
  /** How many questions have come. */
  asked(): number
  turn(changes: Partial<Switches>): void
  stop(): Promise<void>
}

const behaving: Switches = {
  answerAfterMs: 0,
  garbage: 'none',
  failures: 0,
  failWith: 503,
  drops: false,
  closed: [],
}

interface Question {
  readonly country: Country
  readonly postalCode: string
  readonly key: string
}

/** PostNord, Bring and Posti over real HTTP, each in its own protocol, so that the product uses its real clients. */
export async function startFakeCarriers({ key }: { readonly key: string }): Promise<FakeCarriers> {
  let switches = behaving
  let asked = 0
  const waiting = new Set<NodeJS.Timeout>()
  const pointsNear = (country: Country, postalCode: string) =>
    fakePoints(country, postalCode).filter(({ id }) => !switches.closed.includes(id))

  const server = createServer((request, response) => {
    asked += 1
    const timer = setTimeout(() => {
      waiting.delete(timer)
      answer(request, response)
    }, switches.answerAfterMs)
    waiting.add(timer)
  })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const question = questionOf(request)
    if (switches.drops) return void response.destroy()
    if (!question) return void response.writeHead(404).end()
    if (question.key !== key) return void response.writeHead(403).end()
    if (switches.failures > 0) {
      switches = { ...switches, failures: switches.failures - 1 }
      return void response.writeHead(switches.failWith).end()
    }
    const { country, postalCode } = question
    const { status, body } = replyOf[country](country, pointsNear(country, postalCode))
    response.writeHead(status, { 'content-type': 'application/json' })
    switch (switches.garbage) {
      case 'none':
        return void response.end(JSON.stringify(body))
      case 'no-json':
        return void response.end('<html>502</html>')
      case 'other-shape':
        return void response.end(JSON.stringify({ points: [{ name: 'Matboden' }] }))
      case 'endless':
        return void response.end(JSON.stringify({ ...Object(body), filling: 'x'.repeat(2_000_000) }))
      case 'half':
        response.write(JSON.stringify(body).slice(0, 40))
        return void response.destroy()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    clients: (timeoutMs) => ({
      SE: postnord('SE', { url: `${url}/postnord`, key, timeoutMs }),
      DK: postnord('DK', { url: `${url}/postnord`, key, timeoutMs }),
      NO: bring('NO', { url: `${url}/bring`, key, user: 'omsorg', timeoutMs }),
      FI: posti({ url: `${url}/posti/location`, key, timeoutMs }),
    }),
    pointsNear,
    asked: () => asked,
    turn: (changes) => void (switches = { ...switches, ...changes }),
    async stop() {
      for (const timer of waiting) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What is asked, in the protocol of whom it is asked of; undefined for anything else. */
function questionOf(request: IncomingMessage): Question | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
  if (pathname === '/postnord/v5/servicepoints/nearest/byaddress') {
    const country = searchParams.get('countryCode') === 'DK' ? 'DK' : 'SE'
    return { country, postalCode: searchParams.get('postalCode') ?? '', key: searchParams.get('apikey') ?? '' }
  }
  const [, country, postalCode] = /^\/bring\/(NO)\/postalCode\/(\w+)\.json$/.exec(pathname) ?? []
  if (country && postalCode) {
    return { country: 'NO', postalCode, key: String(request.headers['x-mybring-api-key'] ?? '') }
  }
  if (pathname === '/posti/location') {
    const key = String(request.headers.authorization ?? '').replace(/^Bearer /, '')
    return { country: 'FI', postalCode: searchParams.get('locationZipCode') ?? '', key }
  }
  return undefined
}

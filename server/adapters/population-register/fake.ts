import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cprRegister } from './cpr.ts'
import { answersOf, numberIn, typeOf } from './fake/answers.ts'
import { residents, type Resident } from './fake/persons.ts'
import { folkeregisteret } from './folkeregisteret.ts'
import type { Country, PopulationRegisters } from './port.ts'
import { sparRegister } from './spar.ts'
import { vtjRegister } from './vtj.ts'

/** How the fake registers misbehave. */
export interface Switches {
  /** Milliseconds before every answer. */
  readonly answerAfterMs: number
  /** How long a person whose story is `slow` takes. */
  readonly slowAfterMs: number
  readonly garbage: boolean
  readonly failures: number
}

export interface FakeRegisters {
  /** Where each register answers. */
  addressOf(country: Country): string
  /** The real clients, set before the fakes. */
  clients(timeoutMs?: number): PopulationRegisters
  residents(): readonly Resident[]
  turn(changes: Partial<Switches>): void
  stop(): Promise<void>
}

const countries: readonly Country[] = ['SE', 'FI', 'NO', 'DK']
const defaultSwitches: Switches = { answerAfterMs: 0, slowAfterMs: 3_000, garbage: false, failures: 0 }

/**
 * The registers of four countries over real HTTP, each in its own protocol, so that the product uses its real clients without an
 * authority. They ask for the token that they were started with.
 */
export async function startFakeRegisters({ token }: { readonly token: string }): Promise<FakeRegisters> {
  let switches = defaultSwitches
  const waiting = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    const country = countries.find((each) => request.url === `/${each}`)
    if (!country) return void response.writeHead(404).end()
    if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end()
    void bodyOf(request).then((body) => answer(country, body, response))
  })

  function answer(country: Country, body: string, response: ServerResponse): void {
    const number = numberIn[country].exec(body)?.[1]
    const resident = residents.find((each) => each.country === country && each.number === number) ?? null
    const delay = resident?.story === 'slow' ? switches.slowAfterMs : switches.answerAfterMs
    const timer = setTimeout(() => {
      waiting.delete(timer)
      if (switches.failures > 0) {
        switches = { ...switches, failures: switches.failures - 1 }
        response.writeHead(503).end()
      } else {
        response.writeHead(200, { 'content-type': typeOf[country] })
        response.end(switches.garbage ? '<not><closed' : answersOf[country](resident))
      }
    }, delay)
    waiting.add(timer)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const connection = (country: Country, timeoutMs?: number) => ({ url: `${base}/${country}`, token, timeoutMs })

  return {
    addressOf: (country) => `${base}/${country}`,
    clients: (timeoutMs) => ({
      SE: sparRegister(connection('SE', timeoutMs)),
      FI: vtjRegister(connection('FI', timeoutMs)),
      NO: folkeregisteret(connection('NO', timeoutMs)),
      DK: cprRegister(connection('DK', timeoutMs)),
    }),
    residents: () => residents,
    turn: (changes) => void (switches = { ...switches, ...changes }),
    async stop() {
      for (const timer of waiting) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { TextMessage } from './port.ts'

export interface SmsSwitches {
  /** The next n calls end with 500 before anything is done. */
  readonly failures: number
  /** The next n calls are carried out, and the connection is cut instead of answered. */
  readonly drops: number
  readonly garbage: 'none' | 'not-json' | 'wrong-shape'
  readonly answerAfterMs: number
}

export interface FakeSms {
  readonly url: string
  /** What was taken, in the order in which it came. */
  messages(): readonly TextMessage[]
  turn(changes: Partial<SmsSwitches>): void
  stop(): Promise<void>
}

const usual: SmsSwitches = { failures: 0, drops: 0, garbage: 'none', answerAfterMs: 0 }
const batch = z.object({
  from: z.string().min(1),
  to: z.array(z.string()).min(1),
  body: z.string().min(1).max(2000),
  client_reference: z.string().max(128),
})
const number = /^\+\d{8,15}$/

/** A gateway that speaks the batches of the real one over real HTTP, wrong answers and delays included. */
export async function startFakeSms({ token }: { readonly token: string }): Promise<FakeSms> {
  const kept: TextMessage[] = []
  let switches = usual

  function answerOf(request: IncomingMessage, body: string): { readonly status: number; readonly body: unknown } {
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} }
    const address = new URL(request.url ?? '/', 'http://fake')
    if (address.pathname !== '/batches') return { status: 404, body: {} }
    if (request.method === 'GET') {
      const id = address.searchParams.get('client_reference')
      const found = kept.filter((each) => each.id === id)
      return { status: 200, body: { page: 0, page_size: 1, count: found.length, batches: found.map(() => ({})) } }
    }
    const sent = batch.safeParse(readJson(body))
    const to = sent.data?.to[0] ?? ''
    if (!sent.success) return { status: 400, body: { code: 'syntax_constraint_violation', text: 'wrong' } }
    if (!number.test(to)) return { status: 400, body: { code: 'syntax_invalid_parameter_format', text: 'to' } }
    kept.push({ id: sent.data.client_reference, to, text: sent.data.body })
    return { status: 201, body: { id: `batch-${kept.length}`, to: [to], canceled: false, type: 'mt_text' } }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { answerAfterMs, garbage } = switches
    if (switches.failures > 0) {
      switches = { ...switches, failures: switches.failures - 1 }
      response.writeHead(500).end()
      return
    }
    const { status, body } = answerOf(request, Buffer.concat(pieces).toString())
    if (switches.drops > 0) {
      switches = { ...switches, drops: switches.drops - 1 }
      response.destroy()
      return
    }
    const text = { none: JSON.stringify(body), 'not-json': '<html>', 'wrong-shape': '{"ok":true}' }[garbage]
    setTimeout(
      () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text),
      answerAfterMs,
    ).unref()
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: () => [...kept],
    turn: (changes) => void (switches = { ...switches, ...changes }),
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

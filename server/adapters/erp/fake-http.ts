import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { cancel, receive } from './fake-order.ts'
import type { FakeStore } from './fake-store.ts'
import { changesShape } from './fake-switches.ts'
import type { SwitchChanges, Switches } from './fake-switches.ts'
import type { Step } from './fake.ts'
import { cancelShape, orderShape } from './protocol.ts'

export interface Served {
  readonly token: string
  readonly store: FakeStore
  readonly now: () => Temporal.Instant
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  step(): Promise<Step>
  turn(changes: SwitchChanges): void
  switches(): Switches
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const notFound: Answer = { status: 404, body: { error: 'not found' } }
const notUnderstood: Answer = { status: 400, body: { error: 'not understood' } }

/** The calls of the protocol, which the switches disturb, and the calls of control, which they do not. */
export function answerOver(erp: Served): RequestListener {
  return async (request, response) => {
    if (request.headers.authorization !== `Bearer ${erp.token}`) {
      return send(response, { status: 401, body: { error: 'unknown token' } })
    }
    const path = new URL(request.url ?? '/', 'http://fake').pathname
    const body = await bodyOf(request)
    if (path.startsWith('/control/')) return send(response, await control(erp, `${request.method} ${path}`, body))

    const switches = erp.switches()
    if (switches.answerAfterMs > 0) await new Promise((resume) => setTimeout(resume, switches.answerAfterMs))
    if (switches.failures > 0) {
      erp.turn({ failures: switches.failures - 1 })
      return send(response, { status: 500, body: { error: 'out of order' } })
    }
    const answer = await erp.inTurn(() => protocol(erp, request, path, body))
    if (switches.drops > 0) {
      erp.turn({ drops: switches.drops - 1 })
      return void request.socket.destroy()
    }
    if (switches.garbage === 'not-json') return void response.writeHead(200).end('<html>Welcome</html>')
    return send(response, switches.garbage === 'wrong-shape' ? { status: 200, body: { answer: 'perhaps' } } : answer)
  }
}

async function protocol(erp: Served, request: IncomingMessage, path: string, body: unknown): Promise<Answer> {
  if (request.method === 'POST' && path === '/orders') return placing(erp, request.headers['idempotency-key'], body)
  const orderId = /^\/orders\/(\d{1,15})\/cancel$/.exec(path)?.[1]
  return request.method === 'PUT' && orderId !== undefined ? cancelling(erp, Number(orderId), body) : notFound
}

async function placing(erp: Served, key: unknown, body: unknown): Promise<Answer> {
  const order = understood(orderShape, body)
  if (!order || key !== String(order.orderId)) return notUnderstood

  const known = erp.store.orders.get(order.orderId)
  const { refuse, refuseLater } = erp.switches()
  if (!known && refuse !== null) return { status: 422, body: { answer: 'rejected', reason: refuse } }

  const received = receive(known, order)
  if (!received) return { status: 409, body: { error: 'another order has this id' } }
  if (!known) received.kept.refusal = refuseLater
  await erp.store.keep(received.kept)
  return { status: known ? 200 : 201, body: received.placed }
}

async function cancelling(erp: Served, orderId: number, body: unknown): Promise<Answer> {
  const asked = understood(cancelShape, body)
  if (!asked) return notUnderstood
  const kept = erp.store.orders.get(orderId)
  if (!kept) return notFound

  const decideLater = erp.switches().cancelLater
  const answer = cancel(kept, asked.reason, { decideLater, at: erp.now().toString() })
  await erp.store.keep(kept)
  return { status: 200, body: { answer } }
}

async function control(erp: Served, call: string, body: unknown): Promise<Answer> {
  if (call === 'GET /control/orders') return { status: 200, body: [...erp.store.orders.values()] }
  if (call === 'GET /control/switches') return { status: 200, body: erp.switches() }
  if (call === 'POST /control/step') return { status: 200, body: await erp.step() }
  if (call !== 'PUT /control/switches') return notFound

  const changes = changesShape.safeParse(body)
  if (!changes.success) return notUnderstood
  erp.turn(changes.data)
  return { status: 200, body: erp.switches() }
}

function understood<Shape>(shape: z.ZodType<Shape>, body: unknown): Shape | null {
  return shape.safeParse(body).data ?? null
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString()
  try {
    return JSON.parse(text)
  } catch {
    // What is not JSON fits no shape either, and is answered as such.
    return undefined
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

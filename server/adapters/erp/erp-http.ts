import type { z } from 'zod'
import { ErpRefused, ErpUnavailable } from './port.ts'
import type { Erp } from './port.ts'
import { cancellationShape, placedShape } from './protocol.ts'

export interface ErpHttpSettings {
  /** Where the ERP answers, such as https://erp.example/v1. */
  readonly url: string
  /** The bearer token of this installation. */
  readonly token: string
  /** For one attempt, its whole answer included. */
  readonly timeoutMs?: number
  /** How long to wait before each further attempt; its length is the number of further attempts. */
  readonly waitsMs?: readonly number[]
}

interface Call {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body: unknown
}

const longestAnswer = 65_536
const answers = new Set([200, 201, 422])
/** These speak of the moment and not of the order: not known yet, timed out, too early, too many. */
const passingRefusals = new Set([404, 408, 425, 429])

/** The ERP over HTTP, as docs/erp-protocol.md describes it. Both calls are idempotent, hence both are tried again. */
export function erpOverHttp({ url, token, timeoutMs = 10_000, waitsMs = [200, 1_000] }: ErpHttpSettings): Erp {
  const base = url.replace(/\/+$/, '')

  async function attempt<Answer>(call: Call, shape: z.ZodType<Answer>): Promise<Answer> {
    const response = await fetch(base + call.path, {
      method: call.method,
      headers: { ...call.headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(call.body),
      // An order must not follow a redirection to a place that nobody configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answers.has(response.status)) {
      await response.body?.cancel()
      throw failureOf(response.status)
    }
    const answer = shape.safeParse(parsed(await textOf(response)))
    if (!answer.success) throw new ErpUnavailable(`The ERP answered ${response.status} with an unknown shape`)
    return answer.data
  }

  async function call<Answer>(call: Call, shape: z.ZodType<Answer>): Promise<Answer> {
    for (const wait of waitsMs) {
      try {
        return await attempt(call, shape)
      } catch (error) {
        if (error instanceof ErpRefused) throw error
        await new Promise((resume) => setTimeout(resume, wait))
      }
    }
    try {
      return await attempt(call, shape)
    } catch (error) {
      if (error instanceof ErpRefused || error instanceof ErpUnavailable) throw error
      throw new ErpUnavailable('The ERP did not answer', { cause: error })
    }
  }

  return {
    placeOrder: (order) =>
      call(
        { method: 'POST', path: '/orders', headers: { 'idempotency-key': String(order.orderId) }, body: order },
        placedShape,
      ),
    cancelOrder: async (orderId, reason) => {
      const cancelled = await call(
        { method: 'PUT', path: `/orders/${orderId}/cancel`, body: { reason } },
        cancellationShape,
      )
      return cancelled.answer
    },
  }
}

function failureOf(status: number): Error {
  const passing = status >= 500 || status < 400 || passingRefusals.has(status)
  return new (passing ? ErpUnavailable : ErpRefused)(`The ERP answered ${status}`)
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new ErpUnavailable('The answer of the ERP is too long')
  }
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ErpUnavailable('The answer of the ERP is not JSON', { cause: error })
  }
}

import { z } from 'zod'
import { type Sms, SmsRefused, SmsUnavailable } from './port.ts'

export interface SmsHttpSettings {
  /** With the service plan: `https://eu.sms.api.sinch.com/xms/v1/<plan>`. */
  readonly url: string
  readonly token: string
  /** A number in E.164, a short number, or up to eleven letters. */
  readonly from: string
  readonly timeoutMs?: number
}

const taken = z.object({ id: z.string().min(1) })
const list = z.object({ count: z.int().min(0) })

/**
 * The batches of the Sinch SMS interface: `POST /batches` takes a message, `GET /batches?client_reference=` finds what was
 * taken under our id. https://developers.sinch.com/docs/sms/api-reference
 */
export function smsOverHttp({ url, token, from, timeoutMs = 10_000 }: SmsHttpSettings): Sms {
  const batches = `${url.replace(/\/$/, '')}/batches`

  async function ask<Answer>(address: string, request: RequestInit, shape: z.ZodType<Answer>): Promise<Answer> {
    const response = await fetch(address, {
      ...request,
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new SmsUnavailable('The SMS gateway did not answer', { cause })
    })
    const text = await response.text().catch((cause: unknown) => {
      throw new SmsUnavailable('The SMS gateway did not end its answer', { cause })
    })
    if (!response.ok) throw failureOf(response.status)
    const answer = shape.safeParse(parsed(text))
    if (!answer.success) throw new SmsUnavailable('The SMS gateway answered what nobody understands')
    return answer.data
  }

  return {
    async send({ id, to, text }) {
      const body = JSON.stringify({ from, to: [to], body: text, client_reference: id, delivery_report: 'none' })
      await ask(batches, { method: 'POST', body }, taken)
    },
    async wasSent(id) {
      const query = new URLSearchParams({ client_reference: id, page_size: '1' })
      const { count } = await ask(`${batches}?${query}`, { method: 'GET' }, list)
      return count > 0
    },
  }
}

/** Too many at once and its own faults pass; what it calls wrong stays wrong. A key that it does not know is ours to mend. */
function failureOf(status: number): Error {
  const passes = status === 401 || status === 408 || status === 429 || status >= 500
  return passes
    ? new SmsUnavailable(`The SMS gateway answered ${status}`)
    : new SmsRefused(`The SMS gateway answered ${status}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

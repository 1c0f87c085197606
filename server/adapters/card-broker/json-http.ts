import { z } from 'zod'
import { type CardBroker, CardBrokerUnavailable, type Means } from './port.ts'

export interface CardBrokerConnection {
  /** With its version: `https://client.grandid.com/json1.1/`. */
  readonly url: string
  readonly apiKey: string
  /** What has no key is not offered by the service. */
  readonly serviceKeys: Readonly<Record<Means, string | null>>
  /** In which attribute of the answer the number stands; the first that is there counts. */
  readonly attributes: Readonly<Record<Means, readonly string[]>>
  /** In which the issuer of its certificate stands. */
  readonly issuerAttributes: readonly string[]
  /** For the whole answer. */
  readonly timeoutMs?: number
}

const begun = z.object({ sessionId: z.string().min(1).max(200), redirectUrl: z.url({ protocol: /^https?$/ }) })
const answered = z.object({
  username: z.string().optional(),
  // Without any it is an empty list.
  userAttributes: z.union([z.record(z.string(), z.unknown()), z.tuple([])]).optional(),
})
const refused = z.object({ errorObject: z.object({ code: z.string() }) })

const longestAnswer = 262_144

/** What the service says of a session that led to nobody. Every other error is one of ours, or of the service. */
const endings: Readonly<Record<string, 'cancelled' | 'expired' | 'unknown'>> = {
  Cancel1: 'cancelled',
  Cancel2: 'cancelled',
  Expired_Transaction: 'expired',
  Already_In_Progress: 'unknown',
}

/**
 * The JSON protocol 1.1 of GrandID: FederatedLogin, GetSession and Logout. All that is sent stands in the body, so that no
 * key is written into a log of addresses. An error comes with status 200 too, so the body alone is judged: a session has
 * succeeded when its answer names a user.
 */
export function cardBrokerOverJson(connection: CardBrokerConnection): CardBroker {
  const { url, apiKey, serviceKeys, attributes, issuerAttributes, timeoutMs = 6_000 } = connection
  const base = url.endsWith('/') ? url : `${url}/`

  async function ask(call: string, means: Means, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const serviceKey = serviceKeys[means]
    if (serviceKey === null) throw new CardBrokerUnavailable('refused')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(new URL(call, base), {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ apiKey, authenticateServiceKey: serviceKey, ...fields }),
        redirect: 'error',
        signal,
      })
      return parsed(await textOf(response))
    } catch (cause) {
      if (cause instanceof CardBrokerUnavailable) throw cause
      throw new CardBrokerUnavailable(signal.aborted ? 'too-slow' : 'no-answer')
    }
  }

  return {
    offers: (means) => serviceKeys[means] !== null,

    async begin({ means, callbackUrl, number }) {
      const answer = await ask('FederatedLogin', means, {
        callbackUrl: Buffer.from(callbackUrl).toString('base64'),
        ...(number === null ? {} : { username: number }),
      })
      const opened = begun.safeParse(answer)
      if (opened.success && isFitting(opened.data.redirectUrl, base)) return opened.data
      throw new CardBrokerUnavailable(codeIn(answer) === null ? 'not-understood' : 'refused')
    },

    async read(means, sessionId) {
      const answer = await ask('GetSession', means, { sessionid: sessionId })
      const code = codeIn(answer)
      if (code !== null) {
        if (/^ApiKey/i.test(code)) throw new CardBrokerUnavailable('refused')
        return { result: 'ended', why: endings[code] ?? 'unknown' }
      }
      const session = answered.safeParse(answer)
      if (!session.success) throw new CardBrokerUnavailable('not-understood')
      const { username, userAttributes = {} } = session.data
      if (username === undefined) return { result: 'ended', why: 'unknown' }
      const given: Readonly<Record<string, unknown>> = { ...userAttributes, username }
      const number = firstText(given, attributes[means])
      if (number === null) throw new CardBrokerUnavailable('not-understood')
      return { result: 'recognised', number, issuer: firstText(given, issuerAttributes) }
    },

    async end(means, sessionId) {
      await ask('Logout', means, { sessionid: sessionId }).catch(() => undefined)
    },
  }
}

function firstText(given: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const found = names.map((name) => given[name]).find((each) => typeof each === 'string' && each.trim())
  return typeof found === 'string' ? found.trim() : null
}

/** Nobody is sent on from https to a page that anybody on the way can read. */
function isFitting(redirectUrl: string, base: string): boolean {
  return new URL(redirectUrl).protocol === 'https:' || new URL(base).protocol === 'http:'
}

function codeIn(answer: unknown): string | null {
  return refused.safeParse(answer).data?.errorObject.code ?? null
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new CardBrokerUnavailable('not-understood')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CardBrokerUnavailable('not-understood')
  }
}

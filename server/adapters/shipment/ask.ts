import type { Unavailable } from './port.ts'

/** How a carrier is reached. */
export interface CarrierConnection {
  readonly url: string
  readonly key?: string | undefined
  /** What the carrier knows us as, where it asks for a name beside the key. */
  readonly user?: string | undefined
  /** For the whole answer: somebody is waiting for it. */
  readonly timeoutMs?: number | undefined
}

export type RawAnswer = { readonly status: number; readonly body: unknown } | { readonly why: Unavailable }

const usualTimeout = 4_000
const longestAnswer = 1_000_000

/** Asks once. Answers of which the protocol of the carrier makes something are those with the statuses `understood`. */
export async function ask(
  { timeoutMs = usualTimeout }: CarrierConnection,
  address: URL,
  { headers = {}, understood = [200] }: { headers?: Record<string, string>; understood?: readonly number[] } = {},
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { headers: { accept: 'application/json', ...headers }, signal })
    if (response.status === 401 || response.status === 403) return { why: 'refused' }
    if (response.status === 429) return { why: 'busy' }
    if (!understood.includes(response.status)) return { why: 'no-answer' }
    const text = await textOf(response)
    return text === null ? { why: 'not-understood' } : { status: response.status, body: parsed(text) }
  } catch {
    return { why: signal.aborted ? 'too-slow' : 'no-answer' }
  }
}

/** Null for one that does not end. */
async function textOf(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestAnswer) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import type { CallerState } from './message-for.ts'
import type { Reply } from './reply.ts'
import { addressOf, type Caller, type Place, requestOf, type Sent } from './request.ts'
import { type NotDone, type Reason, type Result, resultOf } from './result.ts'
import type { RefreshOutcome } from '../session/refresh.ts'

export interface CallOptions<E extends Definition = Definition> {
  /** No message at all: the caller lives with it when nothing comes (A-C7). */
  readonly silent?: boolean
  /** What the caller answers to in its own way; everything else is said here. */
  readonly resolves?: readonly Reason<E>[]
  /** Runs before the message stands: what is marked and focused then has the focus again when the message goes. */
  readonly beforeMessage?: (notDone: NotDone<E>) => void
  /** The same for every try of one attempt; only for endpoints that are idempotent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** What the call says of itself beside what every call says. */
  readonly headers?: Readonly<Record<string, string>>
  /** Goes through also when the page is closed meanwhile. */
  readonly outlivesPage?: boolean
  /** Told how much of a large body has left, from 0 to 1. */
  readonly onSent?: (share: number) => void
  /** Customer service works for another client and care place than the token's; everybody else leaves it out. */
  readonly place?: Place | null | undefined
}

export interface Transport {
  readonly caller: () => Caller | null
  readonly culture: () => string
  readonly online: () => boolean
  readonly refresh: () => Promise<RefreshOutcome>
  /** Says that something was not carried out, by `messageFor` where there is a place for messages. */
  readonly announce: (reply: Reply, caller: CallerState) => void
  readonly fetch: (address: string, request: RequestInit, onSent?: (share: number) => void) => Promise<Response>
}

/** A call may take this long (A-G48). */
const timeOut = 30_000
/** A file on its way behind a line that is slow and does not stop: as long as the server waits for one that is brought. */
const timeOutOfFile = 5 * 60_000

/**
 * Calls endpoints as their contract says, and never throws but when it is called off. The answer is typed, not judged again:
 * the server shaped it by the same contract. What was not carried out is said by one message, unless the caller
 * resolves it.
 */
export function createCall(transport: Transport) {
  async function send(
    endpoint: Definition,
    sent: Sent,
    options: Omit<CallOptions, 'resolves' | 'beforeMessage'>,
  ): Promise<Reply> {
    const caller = transport.caller()
    const limit = new AbortController()
    const giveUp = () => limit.abort()
    let clock = setTimeout(giveUp, endpoint.encoding === 'multipart' ? timeOutOfFile : timeOut)
    const usual = requestOf(endpoint, sent, caller, { ...options, culture: transport.culture() })
    const request: RequestInit = {
      ...usual,
      ...(options.headers ? { headers: { ...usual.headers, ...options.headers } } : {}),
      signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
      ...(options.outlivesPage ? { keepalive: true } : {}),
    }
    try {
      const response = await transport.fetch(addressOf(endpoint, sent, caller), request, options.onSent)
      if (isFile(response)) {
        clearTimeout(clock)
        clock = setTimeout(giveUp, timeOutOfFile)
      }
      return { status: response.status, body: await bodyIn(response) }
    } catch (error) {
      if (options.signal?.aborted) throw error
      return { status: 0, body: null }
    } finally {
      clearTimeout(clock)
    }
  }

  /** The token that was refused may have been renewed meanwhile, for another call. */
  async function hasNewer(used: string): Promise<boolean> {
    const present = transport.caller()?.accessToken
    return present !== used ? present !== undefined : (await transport.refresh()) === 'renewed'
  }

  return async function call<const E extends Definition>(
    endpoint: E,
    sent: CallOf<E>,
    options: CallOptions<E> = {},
  ): Promise<Result<E>> {
    const parts = sent as Sent
    const used = transport.caller()?.accessToken
    let reply = await send(endpoint, parts, options)
    if (reply.status === 401 && used !== undefined && (await hasNewer(used))) {
      reply = await send(endpoint, parts, options)
    }
    const result = resultOf<E>(reply)
    if (result.ok || options.silent || (options.resolves as readonly string[] | undefined)?.includes(result.reason)) {
      return result
    }
    options.beforeMessage?.(result)
    transport.announce(reply, { signedIn: used !== undefined, online: transport.online() })
    return result
  }
}

export type Call = ReturnType<typeof createCall>

function isFile({ ok, headers }: Response): boolean {
  return ok && headers.has('Content-Disposition')
}

async function bodyIn(response: Response): Promise<unknown> {
  if (isFile(response)) return response.blob()
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

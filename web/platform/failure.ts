import { type ErrorCode, errorCodes } from '@omsorg/contract/error-codes.ts'
import type { DialogRequest, ToastRequest } from './messages.ts'

/** What came back: status 0 when nothing did. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** A call that was not answered as asked. Carries what a form needs in order to mark its fields. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  /** The name of the refusal, one of the contract's or of those that any call may meet. */
  readonly refusal: string | null
  /** Names of refusals, or paths such as `lines[2].quantity`, each with its code. */
  readonly errors: Readonly<Record<string, string>>
  /** What the server sent beside the errors, such as the new prices. */
  readonly body: unknown

  constructor({ status, body }: Reply) {
    super(`The call was answered with ${status}`)
    this.name = 'CallFailure'
    this.status = status
    this.refusal = textIn(body, 'refusal')
    this.errors = errorsIn(body)
    this.code = knownCode(codeIn(body))
    this.body = body
  }

  /** Whether the server said no for a reason, so that the same request would be refused again. */
  get definite(): boolean {
    return (
      this.status >= 400 &&
      this.status <= 499 &&
      this.status !== 401 &&
      this.status !== 429 &&
      this.code !== 'CONFLICT_IN_FLIGHT'
    )
  }

  refusedFor(name: string): boolean {
    return this.refusal === name
  }
}

/** What the server said; null where nobody answered, so that it is not known whether the call was carried out. */
export function answeredFailure(error: unknown): CallFailure | null {
  return error instanceof CallFailure && error.status !== 0 ? error : null
}

/** What was asked for does not exist, or is out of reach. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 404
}

/** Somebody else has changed what was read. */
export function isStale(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'CONFLICT_STALE'
}

export interface Circumstances {
  readonly signedIn: boolean
  readonly online: boolean
}

/**
 * The one message that an answer leads to, or null, in the order of as resolved by A-C8:
 * 401, 404, 403 while signed in, 500 with a time-out, 400, everything else.
 */
export function messageFor(reply: Reply, { signedIn, online }: Circumstances): DialogRequest | ToastRequest | null {
  const { status, body } = reply
  if (status === 0) return toast({ code: online ? 'REQUEST_FAILED' : 'OFFLINE' })
  if (status === 401 || status === 404) return null
  if (status === 403 && signedIn) return toast({ code: 'FORBIDDEN' })
  if (status === 500 && /execution timeout expired/i.test(messageIn(body) ?? '')) {
    return { kind: 'dialog', title: 'error', code: 'DB_TIMEOUT' }
  }
  if (status === 400) return messageForRefusal(body)
  if (status >= 500 && status !== 503) return toast({ code: 'GENERIC', ...traceIn(body) })
  return toast({ code: knownCode(codeIn(body)) ?? knownCode(messageIn(body)) ?? codeOfStatus[status] ?? 'GENERIC' })
}

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
  503: 'OVERLOADED',
}

function messageForRefusal(body: unknown): DialogRequest | ToastRequest | null {
  const code = codeIn(body)
  if (code !== null) {
    const known = knownCode(code)
    return {
      kind: 'dialog',
      title: 'information',
      ...(known ? { code: known } : { code: 'GENERIC', unknownCode: code }),
    }
  }
  if (textIn(body, 'error') === 'invalid_grant') return null
  const text = messageIn(body)
  const known = knownCode(text)
  if (known) return toast({ code: known })
  return toast(text ? { text } : { code: 'GENERIC' })
}

function toast(content: Omit<ToastRequest, 'kind' | 'tone'>): ToastRequest {
  return { kind: 'toast', tone: 'error', ...content }
}

/** The value of the first entry of `errors`, else the ErrorCode of the first item of a JSON list in `message`. */
function codeIn(body: unknown): string | null {
  const [first] = Object.values(errorsIn(body))
  if (first !== undefined) return first
  const message = messageIn(body)
  if (!message?.trimStart().startsWith('[')) return null
  try {
    const [item] = JSON.parse(message) as unknown[]
    return textIn(item, 'ErrorCode')
  } catch {
    return null
  }
}

function errorsIn(body: unknown): Record<string, string> {
  const errors = valueIn(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
      const code: unknown = Array.isArray(value) ? value[0] : value
      return typeof code === 'string' ? [[name, code]] : []
    }),
  )
}

function traceIn(body: unknown): { traceId?: string } {
  const traceId = textIn(body, 'traceId')
  return traceId ? { traceId } : {}
}

function messageIn(body: unknown): string | null {
  return textIn(body, 'message')
}

function textIn(body: unknown, name: string): string | null {
  const value = valueIn(body, name)
  return typeof value === 'string' && value !== '' ? value : null
}

function valueIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
}

function knownCode(text: string | null): ErrorCode | null {
  return errorCodes.find((code) => code === text) ?? null
}

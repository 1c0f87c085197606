import type { AnswerOf, Definition, DetailedRefusalOf, DetailOf, RefusalOf } from '@omsorg/contract/endpoint.ts'
import { type ErrorCode, errorCodes } from '@omsorg/contract/error-codes.ts'
import type { MissingRight, PlatformRefusal } from '@omsorg/contract/platform-refusals.ts'
import { codeIn, errorsIn, type Reply, textIn, valueIn } from './reply.ts'

/** How a call can end without the server having said no: nobody answered, nothing is there, or the server is at fault. */
export type Failure = 'no-answer' | 'signed-out' | 'not-found' | 'timed-out' | 'server-fault'

/** Why a call was not carried out: a refusal of its contract, one that any call may meet, or a failure. */
export type Reason<E extends Definition = Definition> = RefusalOf<E> | PlatformRefusal | Failure

interface NotDoneBase {
  readonly ok: false
  /** The code whose text says it. */
  readonly code: ErrorCode
  /** By path, such as `lines[2].quantity`, or by the name of the refusal, each with its code. */
  readonly errors: Readonly<Record<string, string>>
  /** The server has said no for a reason, so that the same request would be refused again. */
  readonly definite: boolean
  /** By which the log knows a fault of ours. */
  readonly traceId?: string | null
}

/** A call that was not carried out. `detail` is what the contract gives to that refusal. */
export type NotDone<E extends Definition = Definition> = NotDoneBase &
  (
    | {
        readonly reason: Exclude<Reason<E>, DetailedRefusalOf<E> | 'forbidden'>
        readonly detail?: undefined
      }
    | { readonly reason: 'forbidden'; readonly detail: MissingRight }
    | {
        [Name in DetailedRefusalOf<E>]: { readonly reason: Name; readonly detail: DetailOf<E, Name> }
      }[DetailedRefusalOf<E>]
  )

export interface Done<E extends Definition> {
  readonly ok: true
  readonly value: AnswerOf<E>
}

export type Result<E extends Definition = Definition> = Done<E> | NotDone<E>

/** What a reply means. The server shaped it by the contract, so its parts are typed, not judged again. */
export function resultOf<E extends Definition>({ status, body }: Reply): Result<E> {
  if (status >= 200 && status <= 299) return { ok: true, value: body as AnswerOf<E> }
  const refusal = textIn(body, 'refusal')
  const reason = refusal ?? failureOf(status, body)
  const code = knownCode(codeIn(body)) ?? knownCode(textIn(body, 'message')) ?? codeOf[reason] ?? codeOfStatus[status]
  const notDone = {
    ok: false,
    reason,
    code: code ?? 'GENERIC',
    errors: errorsIn(body),
    detail: valueIn(body, 'detail'),
    traceId: textIn(body, 'traceId'),
    definite: status >= 400 && status <= 499 && !undecided.has(status) && reason !== 'in-flight',
  }
  return notDone as unknown as NotDone<E>
}

/** Statuses after which the same request may go well. */
const undecided: ReadonlySet<number> = new Set([401, 429])

function failureOf(status: number, body: unknown): Failure {
  if (status === 0) return 'no-answer'
  if (status === 401) return 'signed-out'
  if (status === 404) return 'not-found'
  return isStatementTimeout(status, body) ? 'timed-out' : 'server-fault'
}

/** The words by which recognises a statement over its time limit. */
export function isStatementTimeout(status: number, body: unknown): boolean {
  return status === 500 && /execution timeout expired/i.test(textIn(body, 'message') ?? '')
}

const codeOf: Readonly<Record<string, ErrorCode>> = { 'no-answer': 'REQUEST_FAILED', 'timed-out': 'DB_TIMEOUT' }

export const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
  503: 'OVERLOADED',
}

export function knownCode(text: string | null): ErrorCode | null {
  return errorCodes.find((code) => code === text) ?? null
}

/** What a query of answers fails with. */
export class CallFailure<E extends Definition = Definition> extends Error {
  readonly notDone: NotDone<E>

  constructor(notDone: NotDone<E>) {
    super(`The call was not carried out: ${notDone.reason}`)
    this.name = 'CallFailure'
    this.notDone = notDone
  }
}

/** Why the server has said no to a query; null where it failed, so that asking again may help. */
export function refusalIn(error: unknown): NotDone | null {
  const notDone = error instanceof CallFailure ? error.notDone : null
  return notDone?.definite && notDone.reason !== 'not-found' ? (notDone as NotDone) : null
}

/** Why a query has no answer. */
export function reasonOf(error: unknown): Reason | null {
  return error instanceof CallFailure ? (error.notDone.reason as Reason) : null
}

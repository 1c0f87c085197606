import { statusOf, type ErrorCode } from '@omsorg/contract/error-codes.ts'

/** An answer on its way out: a status, a body or none, and what a client may need to go on. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const retryAfterSeconds = '2'

/** A refused rule or a wrong field: `{ "errors": { "<path or refusal>": "<code>" } }`, with what the person needs to go on. */
export function refusal(code: ErrorCode, at: string, detail?: unknown): Reply {
  return refusals([[at, code]], detail)
}

/** Several wrong fields; the first one counts, since its code is the one that is shown. */
export function refusals(entries: readonly (readonly [at: string, code: ErrorCode])[], detail?: unknown): Reply {
  const status = statusOf(entries[0]?.[1] ?? 'COM001001')
  return {
    status,
    body: { errors: Object.fromEntries(entries), ...(detail === undefined ? {} : { detail }) },
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfterSeconds } } : {}),
  }
}

/** Identity calls refuse in the words of OAuth; the title is the code that the sign-in page shows. */
export function identityRefusal(code: ErrorCode): Reply {
  if (code === 'OVERLOADED')
    return { ...refusal(code, 'server'), body: { error: 'temporarily_unavailable', title: 'ath0006' } }
  return { status: 400, body: { error: 'invalid_grant', title: code } }
}

/** Somebody without a valid token. */
export const unauthorized: Reply = { status: 401 }

/** The permission, the application or a header does not fit; never said of an id. */
export const forbidden: Reply = { status: 403, body: { message: 'COM001002' } }

/** An id in the path that is missing or out of reach: the same bytes for both, so that nobody learns which. */
export const missing: Reply = { status: 404 }

export function fault(traceId: string, belowIdentity: boolean): Reply {
  return { status: 500, body: { message: 'GENERIC', traceId, ...(belowIdentity ? { title: 'ath0006' } : {}) } }
}

/** The words that the specification recognises a statement over its time limit by. */
export function statementTimeout(traceId: string): Reply {
  return { status: 500, body: { message: 'Execution Timeout Expired', traceId } }
}

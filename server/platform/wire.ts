import { Readable } from 'node:stream'
import { statusOf, type ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { ShownFile } from '@omsorg/contract/shown.ts'
import { platformRefusals, type MissingRight, type PlatformRefusal } from '@omsorg/contract/platform-refusals.ts'

/** An answer on its way out: a status, a body or none, and what a client may need to go on. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A file as its bytes, or part by part as fast as whoever fetches it takes them. It is kept rather than opened, and nothing in it runs: whatever somebody has uploaded is not a page of ours.
 */
export async function fileReply(file: ShownFile): Promise<Reply> {
  const name = encodeURIComponent(file.name ?? 'file').replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  )
  return {
    status: 200,
    body: file.parts ? Readable.from(file.parts(), { highWaterMark: 1 }) : Buffer.from(await file.arrayBuffer()),
    headers: {
      ...(file.parts ? { 'Content-Length': String(file.size) } : {}),
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  }
}

const retryAfterSeconds = '2'

/** A refusal with its code, at the field that it speaks of or under its own name, and what it brings. */
export interface WireRefusal {
  readonly refusal: string
  readonly code: ErrorCode
  readonly status?: number
  readonly at?: string | undefined
  readonly detail?: unknown
}

/** `{ "refusal": "<name>", "errors": { "<path or name>": "<code>" }, "detail": … }`. */
export function refusalReply({ refusal, code, status, at = refusal, detail }: WireRefusal): Reply {
  return refused(refusal, [[at, code]], detail, status)
}

/** A refusal that no contract names. */
export function platformRefusal(refusal: Exclude<PlatformRefusal, 'forbidden' | 'fields-wrong'>, at: string): Reply {
  return refused(refusal, [[at, platformRefusals[refusal].code]])
}

/** Wrong fields, each by its path; the first one counts, since its code is the one that is shown. */
export function fieldErrors(entries: readonly (readonly [at: string, code: ErrorCode])[]): Reply {
  return refused('fields-wrong', entries)
}

/** One field that is wrong. */
export function fieldError(at: string): Reply {
  return fieldErrors([[at, platformRefusals['fields-wrong'].code]])
}

function refused(
  refusal: string,
  entries: readonly (readonly [at: string, code: ErrorCode])[],
  detail?: unknown,
  status = statusOf(entries[0]?.[1] ?? 'COM001001'),
): Reply {
  return {
    status,
    body: { refusal, errors: Object.fromEntries(entries), ...(detail === undefined ? {} : { detail }) },
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfterSeconds } } : {}),
  }
}

/** Refusals that RFC 6749 has words of its own for. */
const oauthErrors: Readonly<Record<string, string>> = { 'client-unknown': 'invalid_client' }
const asksForBasic = { headers: { 'WWW-Authenticate': 'Basic realm="omsorg"' } }

/** Identity calls refuse in the words of OAuth; the title is the code that the sign-in page shows. */
export function identityRefusal(refusal: string, code: ErrorCode, status = statusOf(code)): Reply {
  if (status !== 503) {
    const error = oauthErrors[refusal] ?? (status === 401 ? 'invalid_token' : 'invalid_grant')
    return { status, body: { error, title: code, refusal }, ...(error === 'invalid_client' ? asksForBasic : {}) }
  }
  return { ...refusalReply({ refusal, code }), body: { error: 'temporarily_unavailable', title: 'ath0006', refusal } }
}

/** Wrong fields of an identity call; a grant that nobody knows is one (A-8.2-01). */
export function identityFieldErrors(entries: readonly (readonly [at: string, code: ErrorCode])[]): Reply {
  const error = entries.some(([at]) => at === 'grant_type') ? 'unsupported_grant_type' : 'invalid_request'
  return {
    status: 400,
    body: { error, title: 'ath0001', refusal: 'fields-wrong', errors: Object.fromEntries(entries) },
  }
}

/** An identity call from a page of somebody else: it ends no session and replaces none. */
export const ofForeignPage: Reply = {
  status: 403,
  body: { error: 'access_denied', title: platformRefusals.forbidden.code, refusal: 'forbidden' },
}

/** Somebody without a valid token. */
export const unauthorized: Reply = { status: 401 }

/** The permission, the application or a header does not fit; never said of an id. Says what is missing. */
export function forbidden(detail: MissingRight): Reply {
  return { status: 403, body: { refusal: 'forbidden', message: platformRefusals.forbidden.code, detail } }
}

/** A header names a client or a care place that is out of reach. */
export const atForeignPlace = forbidden({ missing: 'place', permissions: [], oneIsEnough: false })

/** The client has not turned on what the call is for. */
export const ofFeatureThatIsOff = forbidden({ missing: 'feature', permissions: [], oneIsEnough: false })

/** The hourly budget of a call is used up, and so long nothing is left of it. */
export function usedUp(seconds: number): Reply {
  const reply = platformRefusal('budget-used-up', 'budget-used-up')
  return { ...reply, headers: { 'Retry-After': String(seconds) } }
}

/** An id in the path that is missing or out of reach: the same bytes for both, so that nobody learns which. */
export const missing: Reply = { status: 404 }

export function failure(traceId: string, belowIdentity: boolean): Reply {
  return { status: 500, body: { message: 'GENERIC', traceId, ...(belowIdentity ? { title: 'ath0006' } : {}) } }
}

/** The words that the specification recognises a statement over its time limit by. */
export function statementTimeout(traceId: string): Reply {
  return { status: 500, body: { message: 'Execution Timeout Expired', traceId } }
}

import { type ErrorCode, errorCodes } from '@omsorg/contract/error-codes.ts'
import type { TokenReply } from './refresh.ts'
import { userOf } from './session-user.ts'
import type { StoredPair } from './storage.ts'

export type SignInOutcome =
  | { readonly ok: true; readonly next: 'root' | '2fa' }
  | { readonly ok: false; readonly code: ErrorCode; readonly refusal?: string | undefined }

/** What an answer that brings no session says: the code in its title, else ath0006 (A-8.1-19), and the refusal by its name. */
export function notSignedIn({ body }: TokenReply): SignInOutcome {
  const title = field(body, 'title')
  const refusal = field(body, 'refusal')
  const code = errorCodes.find((each) => each === title) ?? 'ath0006'
  return { ok: false, code, ...(typeof refusal === 'string' ? { refusal } : {}) }
}

export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

function numberIn(body: unknown, name: string): number | null {
  const value = field(body, name)
  return typeof value === 'number' ? value : null
}

export function pairIn(body: unknown, now: number): StoredPair | null {
  const access = field(body, 'access_token')
  const refresh = field(body, 'refresh_token')
  const seconds = numberIn(body, 'expires_in')
  if (typeof access !== 'string' || typeof refresh !== 'string' || seconds === null) return null
  return { access, refresh, expiresAt: now + seconds * 1000 }
}

export function challengeIn(body: unknown): string | null {
  const access = field(body, 'access_token')
  return typeof access === 'string' && userOf(access)?.twoFactorChallenge ? access : null
}

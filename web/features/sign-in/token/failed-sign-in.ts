import type { ErrorCode } from '@omsorg/contract/error-codes.ts'

/** A sign-in by card or directory that came to nothing: the sign-in page says so, without a dialog (A-8.1-16). */
export interface FailedSignIn {
  readonly by: 'card' | 'directory'
  /** Null where no answer came. */
  readonly code: ErrorCode | null
}

let failed: FailedSignIn | null = null

export function noteFailedSignIn(what: FailedSignIn): void {
  failed = what
}

export function readFailedSignIn(): FailedSignIn | null {
  return failed
}

export function forgetFailedSignIn(): void {
  failed = null
}

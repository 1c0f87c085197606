import type { ErrorCode } from '@omsorg/contract/error-codes.ts'

/** What stands in the way of whoever could not sign in, as far as there is a way on. */
export type SignInTrouble = 'credentials' | 'locked' | 'deactivated' | 'pending'

const troubles: Partial<Record<ErrorCode, SignInTrouble>> = {
  ath0002: 'deactivated',
  ath0003: 'locked',
  ath0004: 'pending',
  ath0005: 'credentials',
}

export function troubleOf(code: ErrorCode): SignInTrouble | null {
  return troubles[code] ?? null
}

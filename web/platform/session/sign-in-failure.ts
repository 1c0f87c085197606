import type { ErrorCode } from '@omsorg/contract/error-codes.ts'

/** What stood in the way of a sign-in: the account itself, a server that does not answer, or what was shown. */
export function failureOf(code: ErrorCode): 'account' | 'unavailable' | 'wrong' {
  if (code === 'ath0002' || code === 'ath0003' || code === 'ath0004') return 'account'
  return code === 'ath0006' ? 'unavailable' : 'wrong'
}

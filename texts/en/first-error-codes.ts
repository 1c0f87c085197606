import type { ErrorCode } from '@omsorg/contract/error-codes.ts'

/** What the first pages may have to say: of the sign-in, of what cannot be ordered, and what any call may meet. */
export const firstErrorCodes = {
  ath0001: 'Login failed. Check the username and password.',
  ath0002: 'The account is deactivated. Contact support.',
  ath0003:
    'The account is locked after failed attempts or a long time without use. The administrator of your care unit or Customer Service opens it.',
  ath0004: 'The registration is not completed.',
  ath0005: 'Login failed. Check the username and password.',
  ath0006: 'The server failed. Refresh the page and try again.',
  COM001002: 'You do not have permission to do this.',
  GBS000701: 'This care place cannot handle home delivery.',
  GBS000704: 'The care recipient is inactive.',
  GBS000705: 'The care recipient has no delivery address.',
  GBS000706: 'Order period settings are missing for the care place.',
  GBS000707: 'Order period settings are missing for the client.',
  GBS000709: 'No order type is set on the care place.',
  GBS000710: 'Orders cannot be placed for a deceased care recipient.',
  CRS003007: 'The care recipient is inactive at the care place.',
  REQUEST_FAILED: 'The request failed. Try again.',
  GENERIC: 'An error has occurred, contact Customer Service.',
  FORBIDDEN: 'Forbidden. You do not have permission to see or do this.',
  DB_TIMEOUT: 'The result is too large. Specify a filter and try again.',
  TOO_MANY: 'Too many tries. Wait a moment and try again.',
  OVERLOADED: 'The service is busy. Try again in a moment; nothing was lost.',
  UNAVAILABLE: 'The service was interrupted for a moment. Try again shortly.',
  OFFLINE: 'There is no connection. Your entries stay here until it is back.',
} satisfies Partial<Record<ErrorCode, string>>

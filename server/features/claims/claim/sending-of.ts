import { claimStatus } from '@omsorg/domain/claims/claim/claim-words.ts'

interface SendingRecord {
  readonly status: number
  readonly send_asked_at: string | null
  readonly send_failed_at: string | null
}

/** How far the sending of a claim has come. */
export function sendingOf({ status, send_asked_at: askedAt, send_failed_at: failedAt }: SendingRecord) {
  if (status === claimStatus.sent) return 'sent' as const
  if (failedAt !== null) return 'failed' as const
  return askedAt === null ? ('not-asked' as const) : ('under-way' as const)
}

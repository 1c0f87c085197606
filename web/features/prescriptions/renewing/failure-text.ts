import type { AllTexts } from '@omsorg/texts/shape.ts'
import { CallFailure } from '../../../platform/failure.ts'

/** Why it was not done, in one sentence for the dialog that asked for it. */
export function failureText(error: unknown, t: AllTexts): string {
  const words = t.renewing.failure
  if (!(error instanceof CallFailure) || error.status === 0) return words.noConnection
  if (error.code === 'CONFLICT_STALE') return words.stale
  return error.code ? t.errorCodes[error.code] : words.notDone
}

import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { renewalStartBlocks } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { answeredFailure } from '../../../platform/calls/failure.ts'
import { startBlockText } from '../renewal/start-block-text.ts'

/** Why it was not done, in one sentence for the dialog that asked for it: by the name of the refusal, else by its code. */
export function failureText(failed: unknown, area: TherapyArea, t: AllTexts): string {
  const words = t.renewing.failure
  const error = answeredFailure(failed)
  if (!error) return words.noConnection
  if (error.code === 'CONFLICT_STALE') return words.stale
  const block = renewalStartBlocks.find((name) => error.refusedFor(name))
  if (block) return startBlockText(block, area, t)
  return error.code ? t.errorCodes[error.code] : words.notDone
}

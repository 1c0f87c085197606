import type { RecipientBlock } from '@omsorg/contract/care-recipients/recipient/recipient-abilities.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { answeredFailure } from '../../../platform/calls/failure.ts'

const known: readonly RecipientBlock[] = [
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'has-running-orders',
  'has-orders',
  'has-prescriptions',
  'at-other-places',
]

/** Why a change of a person was not made, in one sentence for the dialog that asked for it. */
export function changeFailureText(failed: unknown, t: AllTexts): string {
  const words = t.recipientChanges
  const error = answeredFailure(failed)
  if (!error) return words.noConnection
  const block = known.find((name) => error.refusedFor(name))
  if (block) return words.blocks[block]
  return error.code ? t.errorCodes[error.code] : words.notDone
}

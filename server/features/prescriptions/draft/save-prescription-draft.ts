import { savePrescriptionDraft as contract } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isWithinReach, writeDraft } from './drafts.sql.ts'

export const savePrescriptionDraft = handle(contract, async ({ input, actor, now, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const { careRecipientId, therapyArea, prescriptionId, ...unfinished } = input
  const draft = { careRecipientId, therapyArea, prescriptionId }
  const found = await isWithinReach(tx, draft)
  if (!found.person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!found.prescription) return refuse('prescription-not-found', { at: 'prescriptionId' })
  await writeDraft(tx, actor, { ...draft, unfinished, at: now })
  return agree({ savedOn: now.toString() })
})

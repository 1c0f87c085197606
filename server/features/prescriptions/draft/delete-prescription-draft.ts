import { deletePrescriptionDraft as contract } from '@omsorg/contract/prescriptions/draft/delete-prescription-draft.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isWithinReach, removeDraft } from './drafts.sql.ts'

export const deletePrescriptionDraft = handle(contract, async ({ params, query, actor, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const draft = { ...params, prescriptionId: query.prescriptionId ?? null }
  const found = await isWithinReach(tx, draft)
  if (!found.person || !found.prescription) return notFound()
  return agree({ deleted: await removeDraft(tx, actor, draft) })
})

import { unfinishedPrescription } from '@omsorg/contract/prescriptions/draft/prescription-entries.ts'
import { readPrescriptionDraft as contract } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isWithinReach, readDraft } from './drafts.sql.ts'

export const readPrescriptionDraft = handle(contract, async ({ params, query, actor, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const { careRecipientId } = params
  const draft = { ...params, prescriptionId: query.prescriptionId ?? null }
  const found = await isWithinReach(tx, draft)
  if (!found.person || !found.prescription) return notFound()
  const kept = await readDraft(tx, actor, draft)
  // One that was kept by a version whose form had other fields is begun anew.
  const opened = kept && unfinishedPrescription.safeParse(kept.unfinished).data
  return agree({ careRecipientId, draft: opened ? { ...opened, savedOn: kept.saved_on } : null })
})

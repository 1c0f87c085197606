import {
  unfinishedPrescription,
  type UnfinishedPrescription,
} from '@omsorg/contract/prescriptions/draft/prescription-entries.ts'
import { readPrescriptionDraft as contract } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { isWithinReach, readDraft } from './drafts.sql.ts'

export function readPrescriptionDraft(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params, query, actor, tx }) => {
    if (!actor.carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId } = params
    const draft = { ...params, prescriptionId: query.prescriptionId ?? null }
    const found = await isWithinReach(tx, draft)
    if (!found.person || !found.prescription) return notFound()
    const kept = await readDraft(tx, actor, draft)
    const opened = kept && openedDraft(seal.open(kept.entries_sealed))
    return agree({ careRecipientId, draft: opened ? { ...opened, savedOn: kept.saved_on } : null })
  })
}

/** Null for one that was kept by a version whose form had other fields: it is begun anew. */
function openedDraft(text: string): UnfinishedPrescription | null {
  return unfinishedPrescription.safeParse(JSON.parse(text)).data ?? null
}

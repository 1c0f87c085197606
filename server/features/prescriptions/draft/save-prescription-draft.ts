import { savePrescriptionDraft as contract } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { isWithinReach, writeDraft } from './drafts.sql.ts'

export function savePrescriptionDraft(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, tx }) => {
    if (!actor.carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId, therapyArea, prescriptionId, ...unfinished } = input
    const draft = { careRecipientId, therapyArea, prescriptionId }
    const found = await isWithinReach(tx, draft)
    if (!found.person) return refuse('recipient-not-found', { at: 'careRecipientId' })
    if (!found.prescription) return refuse('prescription-not-found', { at: 'prescriptionId' })
    await writeDraft(tx, actor, { ...draft, entriesSealed: seal.seal(JSON.stringify(unfinished)), at: now })
    return agree({ savedOn: now.toString() })
  })
}

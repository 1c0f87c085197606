import { readRegistrationDraft as contract } from '@omsorg/contract/care-recipients/draft/read-registration-draft.ts'
import {
  unfinishedRegistration,
  type UnfinishedRegistration,
} from '@omsorg/contract/care-recipients/draft/registration-entries.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readDraft } from './drafts.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

export function readRegistrationDraft(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ actor, tx }) => {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    const kept = await readDraft(tx, actor)
    const opened = kept && openedDraft(seal.open(kept.entries_sealed))
    return agree({ draft: opened ? { ...opened, savedOn: kept.saved_on } : null })
  })
}

/** Null for one that was kept by a version whose form had other fields: it is begun anew. */
function openedDraft(text: string): UnfinishedRegistration | null {
  return unfinishedRegistration.safeParse(JSON.parse(text)).data ?? null
}

import { saveRegistrationDraft as contract } from '@omsorg/contract/care-recipients/draft/save-registration-draft.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { writeDraft } from './drafts.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

/** All of it is sealed as one text: it names people, and the server has no use for it. */
export function saveRegistrationDraft(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, tx }) => {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    await writeDraft(tx, actor, seal.seal(JSON.stringify(input)), now)
    return agree({ kept: true as const })
  })
}

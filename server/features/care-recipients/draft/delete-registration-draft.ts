import { deleteRegistrationDraft as contract } from '@omsorg/contract/care-recipients/draft/delete-registration-draft.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { removeDraft } from './drafts.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

export const deleteRegistrationDraft = handle(contract, async ({ actor, tx }) => {
  const chosen = chosenPlace(actor)
  if (!chosen.ok) return chosen
  return agree({ deleted: await removeDraft(tx, actor) })
})

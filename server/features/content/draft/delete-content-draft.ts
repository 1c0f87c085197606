import { deleteContentDraft as contract } from '@omsorg/contract/content/draft/delete-content-draft.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { removeDraft } from './content-drafts.sql.ts'

export const deleteContentDraft = handle(contract, async ({ params, actor, tx }) =>
  agree({ deleted: await removeDraft(tx, { userId: actor.doerId, identifier: params.identifier }) }),
)

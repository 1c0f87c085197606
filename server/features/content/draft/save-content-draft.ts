import { saveContentDraft as contract } from '@omsorg/contract/content/draft/save-content-draft.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { beginDraft, keepDraft } from './content-drafts.sql.ts'

export const saveContentDraft = handle(contract, async ({ params, input, actor, now, tx }) => {
  const of = { userId: actor.doerId, identifier: params.identifier }
  const { version = null, window, entries } = input
  const keeping = { version, window, entries: JSON.stringify(entries), now }
  const kept = (await keepDraft(tx, of, keeping)) ?? (version === null ? await beginDraft(tx, of, keeping) : null)
  return kept === null ? refuse('stale') : agree({ version: kept })
})

import { contentEntries } from '@omsorg/contract/content/draft/content-entries.ts'
import { readContentDraft as contract } from '@omsorg/contract/content/draft/read-content-draft.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readDraft } from './content-drafts.sql.ts'

export const readContentDraft = handle(contract, async ({ params, actor, tx }) => {
  const kept = await readDraft(tx, { userId: actor.doerId, identifier: params.identifier })
  if (!kept) return agree({ draft: null })
  const entries = contentEntries.safeParse(kept.entries).data ?? null
  return agree({ draft: { version: kept.version, savedOn: kept.saved_on, entries } })
})

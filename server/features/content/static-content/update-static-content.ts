import { updateStaticContent as contract } from '@omsorg/contract/content/static-content/update-static-content.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { keepVersion, lockContent, updateContent } from './static-content.sql.ts'

export const updateStaticContent = handle(contract, async ({ input, params, actor, now, tx }) => {
  const stands = await lockContent(tx, params.id)
  if (!stands) return notFound()
  if (stands.row_version !== input.rowVersion) return refuse('stale')

  const { name, status, shownFrom = null, shownUntil = null, video = null } = input
  const written = { name, status, text: cleanText(input.text), shownFrom, shownUntil, video }
  const by = { userId: actor.doerId, now }
  const { version, row_version } = await updateContent(tx, params.id, { written, says: saysOf(input) }, by)
  await keepVersion(tx, params.id)
  return agree({ version, rowVersion: row_version })
})

function saysOf({ changesMeaning, followsNewer }: InputOf<typeof contract>) {
  if (followsNewer) return 'what-is-newer'
  return changesMeaning ? 'something-new' : 'the-same'
}

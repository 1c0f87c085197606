import { updateStaticContent as contract } from '@omsorg/contract/content/static-content/update-static-content.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { keepVersion, lockContent, updateContent } from './static-content.sql.ts'

export const updateStaticContent = handle(contract, async ({ input, params, actor, now, tx }) => {
  const stands = await lockContent(tx, params.id)
  if (!stands) return notFound()
  if (stands.row_version !== input.rowVersion) return refuse('stale')

  const { name, status, shownFrom = null, shownUntil = null, changesMeaning } = input
  const written = { name, status, text: cleanText(input.text), shownFrom, shownUntil }
  const by = { userId: actor.doerId, now }
  const { version, row_version } = await updateContent(tx, params.id, { written, changesMeaning }, by)
  await keepVersion(tx, params.id)
  return agree({ version, rowVersion: row_version })
})

import { addStaticContent as contract } from '@omsorg/contract/content/static-content/add-static-content.ts'
import { identifierOf } from '@omsorg/domain/content/static-content/content-words.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { insertContent, keepVersion, typeOfIdentifier } from './static-content.sql.ts'

export const addStaticContent = handle(contract, async ({ input, actor, now, tx }) => {
  const { type, language, name, status, shownFrom = null, shownUntil = null, video = null } = input
  const identifier = identifierOf(type, input.identifier)
  if (!identifier.ok) return identifier
  const typeElsewhere = await typeOfIdentifier(tx, identifier.value)
  if (typeElsewhere !== null && typeElsewhere !== type) return refuse('type-differs', { at: 'type' })

  const what = { identifier: identifier.value, type, language }
  const written = { name, status, text: cleanText(input.text), shownFrom, shownUntil, video }
  const added = await insertContent(tx, what, written, { userId: actor.doerId, now })
  if (!added) return refuse('identifier-taken', { at: 'identifier' })
  await keepVersion(tx, added.id)
  return agree({ id: added.id, identifier: identifier.value, rowVersion: added.row_version })
})

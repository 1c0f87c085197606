import { readHelp as contract } from '@omsorg/contract/content/static-content/read-help.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { shownHelp } from './help.sql.ts'

export const readHelp = handle(contract, async ({ params, now, tx }) => {
  const help = await shownHelp(tx, params.identifier, { language: readLanguage(params.lang), now })
  if (!help) return notFound()
  return agree({ id: help.id, name: help.name, text: cleanText(help.text), videoTitle: help.video_title })
})

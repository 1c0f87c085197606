import { readPageText as contract } from '@omsorg/contract/content/static-content/read-page-text.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { shownText } from './static-content.sql.ts'

export const readPageText = handle(contract, async ({ params, now, tx }) => {
  const text = await shownText(tx, params.identifier, readLanguage(params.lang), now)
  return agree({ message: text === null ? null : cleanText(text) || null })
})

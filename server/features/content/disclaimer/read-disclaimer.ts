import { readDisclaimer as contract } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from '../static-content/clean-text.ts'
import { shownText } from '../static-content/static-content.sql.ts'

export const readDisclaimer = handle(contract, async ({ params, now, tx }) => {
  const text = await shownText(tx, 'DISCLAIMER', readLanguage(params.lang), now)
  return text === null ? notFound() : agree({ message: cleanText(text) })
})

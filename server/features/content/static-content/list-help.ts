import { listHelp as contract } from '@omsorg/contract/content/static-content/list-help.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle } from '../../../platform/handle.ts'
import { helpIdentifiers } from './help.sql.ts'

export const listHelp = handle(contract, async ({ params, now, tx }) =>
  agree({ identifiers: await helpIdentifiers(tx, { language: readLanguage(params.lang), now }) }),
)

import { removeStaticContent as contract } from '@omsorg/contract/content/static-content/remove-static-content.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { removeContent } from './static-content.sql.ts'

export const removeStaticContent = handle(contract, async ({ params, tx }) =>
  (await removeContent(tx, params.id)) ? agree({}) : notFound(),
)

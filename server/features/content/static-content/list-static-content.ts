import { listStaticContent as contract } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listedView } from './content-view.ts'
import { listContent } from './static-content.sql.ts'

export const listStaticContent = handle(contract, async ({ now, tx }) => {
  const entities = (await listContent(tx)).map((record) => listedView(record, now))
  return agree({ entities, totalCount: entities.length })
})

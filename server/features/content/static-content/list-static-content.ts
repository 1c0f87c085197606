import { listStaticContent as contract } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listedView } from './content-view.ts'
import { listContent } from './static-content.sql.ts'

export const listStaticContent = handle(contract, async ({ now, tx }) => {
  const records = await listContent(tx)
  const byIdentifier = Map.groupBy(records, ({ identifier }) => identifier)
  const entities = records.map((record) => listedView(record, byIdentifier.get(record.identifier) ?? [], now))
  return agree({ entities, totalCount: entities.length })
})

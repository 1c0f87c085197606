import { listSamples as contract } from '@omsorg/contract/access-log/sample/list-samples.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { summaryOf } from './sample-views.ts'
import { countSamples, marketOfClient, readSamples } from './sample.sql.ts'

export const listSamples = handle(contract, async ({ query, tx }) => {
  const { clientId = null, page, pageSize } = query
  if (clientId !== null && (await marketOfClient(tx, clientId)) === null) return notFound()
  const [records, totalCount] = await Promise.all([
    readSamples(tx, { sampleId: null, clientId, page, pageSize }),
    countSamples(tx, clientId),
  ])
  return agree({ entities: records.map(summaryOf), totalCount, page, pageSize })
})

import { readSample as contract } from '@omsorg/contract/access-log/sample/read-sample.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { sampleRowOf, summaryOf } from './sample-views.ts'
import { readSampleRows, readSamples } from './sample.sql.ts'

export function readSample(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params: { sampleId }, tx }) => {
    const [sample] = await readSamples(tx, { sampleId, clientId: null, page: 1, pageSize: 1 })
    if (!sample) return notFound()
    const rows = await readSampleRows(tx, sampleId, marketOf(sample.market).timeZone)
    return agree({ ...summaryOf(sample), rows: rows.map((row) => sampleRowOf(row, seal)) })
  })
}

import { judgeSampleRow as contract } from '@omsorg/contract/access-log/sample/judge-sample-row.ts'
import { judge } from '@omsorg/domain/access-log/sample/judging.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { judgeNow, lockSample, sampleOfRow } from './sample.sql.ts'

export const judgeSampleRow = handle(contract, async ({ input, actor, tx }) => {
  const { sampleRowId, rowVersion } = input
  const sampleId = await sampleOfRow(tx, sampleRowId)
  const sample = sampleId === null ? undefined : await lockSample(tx, sampleId)
  if (!sample) return refuse('row-not-found')
  const judged = judge(sample, input)
  if (!judged.ok) return judged
  const version = await judgeNow(tx, { ...judged.value, sampleRowId, rowVersion, userId: actor.doerId })
  return version === null ? refuse('stale') : agree({ sampleRowId, rowVersion: version })
})

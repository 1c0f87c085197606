import { signSample as contract } from '@omsorg/contract/access-log/sample/sign-sample.ts'
import { sign } from '@omsorg/domain/access-log/sample/judging.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { hasConfirmedLately } from '../../sign-in/index.ts'
import { lastCheck } from '../entry/access-log.sql.ts'
import { lockSample, signNow } from './sample.sql.ts'

export const signSample = handle(contract, async ({ input, actor, now, tx }) => {
  const [confirmed, sample, check] = await Promise.all([
    hasConfirmedLately(tx, actor, now),
    lockSample(tx, input.sampleId),
    lastCheck(tx),
  ])
  if (!sample) return refuse('sample-not-found')
  const signed = sign(sample)
  if (!signed.ok) return signed
  if (sample.row_version !== input.rowVersion) return refuse('stale')
  // Nobody signs for rows that may not be what was written.
  if (check && check.problem !== null) return refuse('log-not-whole')
  if (!confirmed) return refuse('confirm-first')
  return agree({ sampleId: sample.id, signedOn: await signNow(tx, sample.id, actor.doerId) })
})

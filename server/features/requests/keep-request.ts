import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, type Agreed } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/add-job.sql.ts'
import type { RequestContent } from './request-content.ts'
import { keepStaffRequest } from './requests.sql.ts'
import { sendRequestJob } from './send-request.ts'

interface Asked {
  readonly tx: Transaction
  readonly jobs: Jobs
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

/** Whoever asks, at which care place. */
export interface Place {
  readonly clientId: string
  readonly carePlaceId: string
}

/** Keeps a request with the job that mails it, once a day, and answers the number that it is found by. */
export async function keepRequest(
  { tx, jobs, actor, now, today }: Asked,
  seal: Seal,
  place: Place,
  content: RequestContent,
): Promise<Agreed<{ readonly reference: string }>> {
  const words = JSON.stringify(content)
  const kept = await keepStaffRequest(tx, {
    kind: content.kind,
    ...place,
    by: actor.doerId,
    sealed: seal.seal(words),
    contentHash: seal.blind(`request ${place.carePlaceId} ${words}`),
    today,
    now,
  })
  if (!kept) throw new Error('a request was not kept')
  // A job that is added again under its name takes the place of the one that waits.
  if (kept.is_new) jobs.add(sendRequestJob, { requestId: kept.id }, { jobKey: `request-${kept.id}` })
  return agree({ reference: String(kept.id) })
}

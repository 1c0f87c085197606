import type { Country } from '@omsorg/domain/market.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { z } from 'zod'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../platform/jobs/job.ts'
import { requestContent } from './request-content.ts'
import { letterOf } from './request-letter.ts'
import { markRequestFailed, markRequestSent, removeOldRequests, requestToSend } from './requests.sql.ts'

/** Payload: `{ requestId }`. */
export const sendRequestJob = 'requests/send-request'
export const removeRequestsJob = 'requests/remove-old-requests'

export interface RequestWork {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  readonly seal: Seal
  /** The address of customer service in each country. */
  readonly customerService: Readonly<Record<Country, string>>
}

/** The mail goes between two transactions, in the language of the market, with whoever asked to be answered. */
export function sendRequest({ database, mail, clock, seal, customerService }: RequestWork): Job {
  return job(sendRequestJob, z.object({ requestId: z.int() }), async ({ requestId }, { lastAttempt }) => {
    const request = await database.transaction(null, (tx) => requestToSend(tx, requestId))
    if (!request || request.sent_at !== null) return
    const content = requestContent.parse(JSON.parse(seal.open(request.sealed)))
    try {
      await mail.send({
        id: `request-${requestId}`,
        to: customerService[marketOf(request.market).country],
        replyTo: (content.kind === 'sample' ? content.receiver : content).email,
        ...(await letterOf(String(requestId), request, content)),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) {
        await database.transaction(null, (tx) => markRequestFailed(tx, requestId, clock()))
      }
      throw error
    }
    await database.transaction(null, (tx) => markRequestSent(tx, requestId, clock()))
  })
}

export function removeRequests({ database, clock }: RequestWork): Job {
  return job(removeRequestsJob, z.unknown(), async () => {
    await database.transaction(null, (tx) => removeOldRequests(tx, clock()))
  })
}

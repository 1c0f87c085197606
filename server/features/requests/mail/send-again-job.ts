import { marketOf } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { requestContent } from '../request-content.ts'
import { letterOf } from '../request-letter.ts'
import { requestToSend } from '../requests.sql.ts'
import type { RequestWork } from '../send-request.ts'
import { mailToSendAgain, markMailRequest } from './stored-mails.sql.ts'

/** Payload: `{ mailRequestId }`. */
export const sendMailAgainJob = 'requests/send-mail-again'

/** The same letter as at first, with whoever asked to be answered; a mail of its own id, so that it goes out although the first did. */
export function sendAgain({ database, mail, clock, seal, customerService }: RequestWork): Job {
  return job(sendMailAgainJob, z.object({ mailRequestId: z.int() }), async ({ mailRequestId }, { lastAttempt }) => {
    const asked = await database.transaction(null, (tx) => mailToSendAgain(tx, mailRequestId))
    if (!asked || asked.is_sent) return
    const request = await database.transaction(null, (tx) => requestToSend(tx, asked.staff_request_id))
    if (!request) return
    const mark = (outcome: 'sent' | 'failed') =>
      database.transaction(null, (tx) => markMailRequest(tx, mailRequestId, outcome, clock()))
    // An operator who has gone since has no address that the mail may go to.
    if (asked.email === '') return mark('failed')
    const content = requestContent.parse(JSON.parse(seal.open(request.sealed)))
    try {
      await mail.send({
        id: `mail-request-${mailRequestId}`,
        to: asked.email ?? customerService[marketOf(request.market).country],
        replyTo: (content.kind === 'sample' ? content.receiver : content).email,
        ...(await letterOf(String(asked.staff_request_id), request, content)),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await mark('failed')
      throw error
    }
    await mark('sent')
  })
}

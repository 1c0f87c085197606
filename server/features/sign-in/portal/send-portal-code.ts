import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SecondStepWork } from '../second-factor/send-code-job.ts'
import { portalCode } from './portal-code.ts'
import { codeToSend } from './portal-codes.sql.ts'

/** Payload: `{ codeId }`. */
export const sendPortalCodeJob = 'sign-in/send-portal-code'

/** Sends the code to the holder of the account, where there is one; for everybody else nothing is left to do. */
export function sendPortalCode({ database, mail, sms, clock, secret }: SecondStepWork): Job {
  return job(sendPortalCodeJob, z.object({ codeId: z.int() }), async ({ codeId }, { attempt }) => {
    const found = await database.transaction(null, (tx) => codeToSend(tx, codeId, clock()))
    if (!found) return
    const id = `portal-code-${codeId}`
    const words = (await loadAllTexts(marketOf(found.market).language)).portalMail.code
    const code = portalCode(secret, `sign-in ${codeId}`)
    const text = words.text({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    if (found.channel === 'email') await mail.send({ id, to: found.email, subject: words.subject, text })
    else if (attempt === 1 || !(await sms.wasSent(id))) await sms.send({ id, to: found.mobile, text })
  })
}

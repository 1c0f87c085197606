import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { portalCode } from '../../sign-in/index.ts'
import type { PortalWork } from '../portal-parts.ts'
import { contactCodeToSend } from './contact.sql.ts'

/** Payload: `{ changeId }`. */
export const sendContactCodeJob = 'portal/send-contact-code'

/** The code goes to the new e-mail or number, and nowhere where that is somebody else's. */
export function sendContactCode({ database, mail, sms, clock, secret }: PortalWork): Job {
  return job(sendContactCodeJob, z.object({ changeId: z.guid() }), async ({ changeId }, { attempt }) => {
    const found = await database.transaction(null, (tx) => contactCodeToSend(tx, changeId, clock()))
    if (!found) return
    const id = `portal-contact-${changeId}`
    const words = (await loadAllTexts(marketOf(found.market).language)).portalMail.newContact
    const code = portalCode(secret, `contact ${changeId}`)
    const text = words.text({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    if (found.email !== null) await mail.send({ id, to: found.email, subject: words.subject, text })
    else if (found.mobile !== null && (attempt === 1 || !(await sms.wasSent(id)))) {
      await sms.send({ id, to: found.mobile, text })
    }
  })
}

import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { PortalWork } from '../portal-parts.ts'
import { changeToTell, holderToTell } from './contact.sql.ts'

/** Payload: `{ changeId }`. */
export const tellOfContactJob = 'portal/tell-of-contact'
/** Payload: `{ accountId, careRecipientId }`. */
export const tellOfConsentJob = 'portal/tell-of-consent'

/** Says at the address or number before that another one counts: whoever it was not learns of it. */
export function tellOfContact({ database, mail, sms }: PortalWork): Job {
  return job(tellOfContactJob, z.object({ changeId: z.guid() }), async ({ changeId }, { attempt }) => {
    const change = await database.transaction(null, (tx) => changeToTell(tx, changeId))
    if (!change) return
    const id = `portal-told-${changeId}`
    const words = (await loadAllTexts(marketOf(change.market).language)).portalMail.contactChanged
    const to = change.contact_before
    if (change.kind === 'email') await mail.send({ id, to, subject: words.subject, text: words.email })
    else if (attempt === 1 || !(await sms.wasSent(id))) await sms.send({ id, to, text: words.mobile })
  })
}

/** The account that goes on for others is told that it shows one person no more. */
export function tellOfConsent({ database, mail }: PortalWork): Job {
  const payload = z.object({ accountId: z.int(), careRecipientId: z.int() })
  return job(tellOfConsentJob, payload, async ({ accountId, careRecipientId }) => {
    const holder = await database.transaction(null, (tx) => holderToTell(tx, accountId))
    if (!holder) return
    const { subject, text } = (await loadAllTexts(marketOf(holder.market).language)).portalMail.consentWithdrawn
    await mail.send({ id: `portal-consent-${accountId}-${careRecipientId}`, to: holder.email, subject, text })
  })
}

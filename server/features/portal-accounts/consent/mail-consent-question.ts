import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { PortalAccountWork } from '../activation/send-activation.ts'
import { consentToAskFor } from './consents.sql.ts'

/** Asks a holder once more. Payload: `{ consentId }`. */
export const mailConsentJob = 'portal-accounts/mail-consent-question'

/** The mail names nobody and no place: it says that a question waits, and where. */
export function mailConsentQuestion({ database, mail, publicAddress }: PortalAccountWork): Job {
  return job(mailConsentJob, z.object({ consentId: z.int() }), async ({ consentId }) => {
    const consent = await database.transaction(null, (tx) => consentToAskFor(tx, consentId))
    if (!consent) return
    const { subject, text } = (await loadAllTexts(marketOf(consent.market).language)).portalMail.consentAsked
    const id = `portal-consent-question-${consentId}-${consent.asked}`
    await mail.send({ id, to: consent.email, subject, text: text({ address: `${publicAddress}/my` }) })
  })
}

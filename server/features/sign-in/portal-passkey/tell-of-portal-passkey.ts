import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SecondStepWork } from '../second-factor/send-code-job.ts'
import { holderOfPasskey } from './portal-passkeys.sql.ts'

/** Payload: `{ passkeyId }`. */
export const tellOfPortalPasskeyJob = 'sign-in/tell-of-portal-passkey'

/** Says by mail that a passkey was added: whoever it was not learns of it. */
export function tellOfPortalPasskey({ database, mail }: SecondStepWork): Job {
  return job(tellOfPortalPasskeyJob, z.object({ passkeyId: z.int() }), async ({ passkeyId }) => {
    const holder = await database.transaction(null, (tx) => holderOfPasskey(tx, passkeyId))
    if (!holder) return
    const { subject, text } = (await loadAllTexts(marketOf(holder.market).language)).portalMail.passkeyAdded
    await mail.send({ id: `portal-passkey-${passkeyId}`, to: holder.email, subject, text })
  })
}

import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { PortalAccountWork } from '../activation/send-activation.ts'
import { holderToTell } from './signed-out.sql.ts'

/** Payload: `{ portalAccountId, at }`, the second in which it was done. */
export const mailSignedOutJob = 'portal-accounts/mail-signed-out'

/** Says by mail that staff signed the holder out everywhere: whoever did not ask for it learns of it. */
export function mailSignedOut({ database, mail }: PortalAccountWork): Job {
  return job(mailSignedOutJob, z.object({ portalAccountId: z.int(), at: z.int() }), async ({ portalAccountId, at }) => {
    const holder = await database.transaction(null, (tx) => holderToTell(tx, portalAccountId))
    if (!holder) return
    const { subject, text } = (await loadAllTexts(marketOf(holder.market).language)).portalMail.signedOut
    await mail.send({ id: `portal-signed-out-${portalAccountId}-${at}`, to: holder.email, subject, text })
  })
}

import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SecondStepWork } from '../second-factor/send-code-job.ts'
import { holderOfAccount } from './portal-passkeys.sql.ts'

/** Payload: `{ passkeyId, accountId }`; the passkey is gone, and its number names the mail. */
export const tellOfRemovedPasskeyJob = 'sign-in/tell-of-removed-portal-passkey'

/** Says by mail that a passkey was removed: whoever it was not learns of it. */
export function tellOfRemovedPasskey({ database, mail }: SecondStepWork): Job {
  return job(
    tellOfRemovedPasskeyJob,
    z.object({ passkeyId: z.int(), accountId: z.int() }),
    async ({ passkeyId, accountId }) => {
      const holder = await database.transaction(null, (tx) => holderOfAccount(tx, accountId))
      if (!holder) return
      const { subject, text } = (await loadAllTexts(marketOf(holder.market).language)).portalMail.passkeyRemoved
      await mail.send({ id: `portal-passkey-removed-${passkeyId}`, to: holder.email, subject, text })
    },
  )
}

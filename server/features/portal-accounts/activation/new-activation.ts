import type { Seal } from '@omsorg/database/sealed.ts'
import { activationLinkDays } from '@omsorg/domain/portal-accounts/account/status.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/add-job.sql.ts'
import { hashOf, newSecret } from '../../sign-in/index.ts'
import { replaceActivation } from './activations.sql.ts'

/** Mails one link. Payload: `{ linkId }`. */
export const sendActivationJob = 'portal-accounts/send-activation'

interface Mailing {
  readonly tx: Transaction
  readonly jobs: Jobs
  readonly seal: Seal
  readonly now: Temporal.Instant
}

/** Makes a link of a locked account, which is mailed when this commits; the one before is good no longer. */
export async function mailNewActivation({ tx, jobs, seal, now }: Mailing, portalAccountId: number): Promise<void> {
  const secret = newSecret()
  const expires = now.add({ hours: 24 * activationLinkDays })
  const linkId = await replaceActivation(tx, {
    portalAccountId,
    hash: hashOf(secret),
    sealed: seal.seal(secret),
    now,
    expires,
  })
  jobs.add(sendActivationJob, { linkId }, { jobKey: `portal-activation-${linkId}` })
}

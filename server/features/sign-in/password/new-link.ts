import type { Seal } from '@omsorg/database/sealed.ts'
import { resetLinkMinutes, welcomeLinkDays } from '@omsorg/domain/sign-in/password/reset-limits.ts'
import type { Transaction } from '../../../platform/database.ts'
import { jobsIn } from '../../../platform/jobs/add-job.sql.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { addLink, type LinkKind } from './links.sql.ts'

/** Mails one link. Payload: `{ linkId }`. */
export const sendLinkJob = 'sign-in/send-password-link'

interface NewLink {
  readonly userId: number
  readonly kind: LinkKind
  readonly now: Temporal.Instant
  readonly seal: Seal
}

/** Makes a link, which is mailed when this commits. */
export async function mailNewLink(tx: Transaction, { userId, kind, now, seal }: NewLink): Promise<void> {
  const secret = newSecret()
  const expires = now.add(kind === 'reset' ? { minutes: resetLinkMinutes } : { hours: 24 * welcomeLinkDays })
  const linkId = await addLink(tx, { userId, kind, hash: hashOf(secret), sealed: seal.seal(secret), now, expires })
  jobsIn(tx).add(sendLinkJob, { linkId }, { jobKey: `password-link-${linkId}`, maxAttempts: kind === 'reset' ? 6 : 25 })
}

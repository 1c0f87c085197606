import { withdrawConsent as contract } from '@omsorg/contract/portal/me/withdraw-consent.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readMeOf, withdrawConsentFor } from './me.sql.ts'
import { tellOfConsentJob } from './tell-holder.ts'

/** With the last person the account is closed and its sessions end; of one that goes on its holder is told by mail. */
export const withdrawConsent = handle(contract, async ({ input, now, today, tx, jobs }) => {
  const { careRecipientId } = input
  const me = await readMeOf(tx, today)
  const withdrawn = await withdrawConsentFor(tx, careRecipientId, now)
  if (!withdrawn || !me) return refuse('person-not-found', { at: 'careRecipientId' })
  const accountClosed = withdrawn.gone === 'account'
  if (!accountClosed) jobs.add(tellOfConsentJob, { accountId: me.crp_account_id, careRecipientId })
  return agree({ careRecipientId, accountClosed })
})

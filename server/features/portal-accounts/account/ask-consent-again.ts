import { askConsentAgain as contract } from '@omsorg/contract/portal-accounts/account/ask-consent-again.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeEvent } from '../../care-recipients/index.ts'
import { mailConsentJob } from '../consent/mail-consent-question.ts'
import { lockAccount } from './accounts.sql.ts'
import { askAgain } from '../consent/consents.sql.ts'

/** Of two who ask at once, one does: the other finds no answer that could be asked for again. */
export const askConsentAgain = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const { careRecipientId, portalAccountId } = input
  if (!(await lockAccount(tx, careRecipientId, portalAccountId)))
    return refuse('account-not-found', { at: 'portalAccountId' })
  const consentId = await askAgain(tx, { careRecipientId, portalAccountId, now })
  if (consentId === undefined) return refuse('not-declined', { at: 'portalAccountId' })
  jobs.add(mailConsentJob, { consentId }, { jobKey: `portal-consent-question-${consentId}` })
  const { carePlaceId } = actor
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'portal-consent-asked-again', at: now })
  return agree({ careRecipientId, portalAccountId })
})

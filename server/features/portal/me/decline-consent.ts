import { declineConsent as contract } from '@omsorg/contract/portal/me/decline-consent.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { consentVersion, declineConsentFor } from './me.sql.ts'

export const declineConsent = handle(contract, async ({ input, now, tx }) => {
  const { careRecipientId, version } = input
  if (version !== (await consentVersion(tx))) return refuse('other-version')
  const answered = await declineConsentFor(tx, { careRecipientId, version, now })
  if (!answered) return refuse('person-not-found', { at: 'careRecipientId' })
  if (answered.declined === null) return refuse('confirmed-meanwhile')
  return agree({ careRecipientId, declinedAt: answered.declined })
})

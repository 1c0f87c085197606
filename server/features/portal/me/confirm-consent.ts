import { confirmConsent as contract } from '@omsorg/contract/portal/me/confirm-consent.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { confirmConsentFor, consentVersion } from './me.sql.ts'

export const confirmConsent = handle(contract, async ({ input, now, tx }) => {
  const { careRecipientId, version } = input
  if (version !== (await consentVersion(tx))) return refuse('other-version')
  const confirmedAt = await confirmConsentFor(tx, { careRecipientId, version, now })
  if (confirmedAt === null) return refuse('person-not-found', { at: 'careRecipientId' })
  return agree({ careRecipientId, confirmedAt })
})

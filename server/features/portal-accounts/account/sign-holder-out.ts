import { signHolderOut as contract } from '@omsorg/contract/portal-accounts/account/sign-holder-out.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { mailSignedOutJob } from '../signed-out/mail-signed-out.ts'
import { endHolderDevices } from '../signed-out/signed-out.sql.ts'

/** Also of a person who is deceased or inactive, as taking an account away. Pressed twice it finds nothing and tells nobody again. */
export const signHolderOut = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const { careRecipientId, portalAccountId } = input
  const { carePlaceId } = actor
  const ended = await endHolderDevices(tx, { careRecipientId, portalAccountId, carePlaceId, now })
  if (!ended) return refuse('account-not-found', { at: 'portalAccountId' })
  if (ended.devices + ended.passkeys > 0)
    jobs.add(mailSignedOutJob, { portalAccountId, at: Math.floor(now.epochMilliseconds / 1000) })
  return agree({ careRecipientId, ...ended })
})

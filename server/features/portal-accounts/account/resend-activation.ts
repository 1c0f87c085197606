import { resendActivation as contract } from '@omsorg/contract/portal-accounts/account/resend-activation.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { writeEvent } from '../../care-recipients/index.ts'
import { mailNewActivation } from '../activation/new-activation.ts'
import { lockAccount } from './accounts.sql.ts'

export const resendActivation = (seal: Seal): Handler<typeof contract.name> =>
  handle(contract, async ({ input, actor, now, tx, jobs }) => {
    const { careRecipientId, portalAccountId } = input
    const account = await lockAccount(tx, careRecipientId, portalAccountId)
    if (!account) return refuse('account-not-found', { at: 'portalAccountId' })
    if (account.status === portalAccountStatus.active) return refuse('already-active', { at: 'portalAccountId' })
    await mailNewActivation({ tx, jobs, seal, now }, portalAccountId)
    const { carePlaceId } = actor
    await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'portal-account-mailed', at: now })
    return agree({ careRecipientId, portalAccountId })
  })

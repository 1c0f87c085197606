import { setThroughPlace as contract } from '@omsorg/contract/portal-accounts/account/set-through-place.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { writeThroughPlace } from './through-place.sql.ts'

/** It holds from the next call of the portal on; an order that is saved there is not sent any more. */
export const setThroughPlace = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, throughPlace, reason } = input
  if (throughPlace && reason === '') return refuse('reason-missing', { at: 'reason' })
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  await writeThroughPlace(tx, {
    careRecipientId,
    throughPlace,
    reason: throughPlace ? reason : '',
    by: authorOf(actor),
    now,
  })
  return agree({ careRecipientId, throughPlace })
})

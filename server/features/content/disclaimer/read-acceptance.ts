import { readAcceptance as contract } from '@omsorg/contract/content/disclaimer/read-acceptance.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { acceptanceView } from './acceptance-view.ts'
import { reachesUser } from './acceptance.sql.ts'

export const readAcceptance = handle(contract, async ({ params: { userId }, actor, language, now, tx }) => {
  const isSeen = actor.isOwn(userId) || (actor.may('UserRead') && (await reachesUser(tx, userId)))
  return isSeen ? agree(await acceptanceView(tx, userId, language, now)) : notFound()
})

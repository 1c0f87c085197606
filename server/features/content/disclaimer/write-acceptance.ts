import { writeAcceptance as contract } from '@omsorg/contract/content/disclaimer/write-acceptance.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { writeUserEvent } from '../../sign-in/index.ts'
import { acceptanceView } from './acceptance-view.ts'
import { accept, presentVersion, reachesUser, takeBack } from './acceptance.sql.ts'

export const writeAcceptance = handle(contract, async ({ params: { userId }, input, actor, language, now, tx }) => {
  // Whoever acts for somebody else agrees to nothing in that one's name.
  const isSelf = userId === actor.userId && actor.impersonatorId === null
  const isSeen = isSelf || actor.isOwn(userId) || (actor.may('UserWrite') && (await reachesUser(tx, userId)))
  if (!isSeen) return notFound()

  if (input.accepted) {
    if (!isSelf) return refuse('not-for-others')
    const version = await presentVersion(tx, language, now)
    if (input.version !== undefined && input.version !== version) return refuse('stale')
    await accept(tx, { userId, language, version }, now)
  } else {
    if (!isSelf && !actor.may('UserWrite')) return refuse('not-for-others')
    const wasAccepted = await takeBack(tx, userId)
    if (wasAccepted) await writeUserEvent(tx, { userId, event: 'disclaimer-taken-back', detail: {}, actor })
  }
  return agree(await acceptanceView(tx, userId, language, now))
})

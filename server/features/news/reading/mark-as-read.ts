import { markAsRead as contract } from '@omsorg/contract/news/reading/mark-as-read.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isShownTo, markNewsRead } from './reading.sql.ts'

export const markAsRead = handle(contract, async ({ input: { newsId }, actor, now, today, tx }) => {
  if (!(await isShownTo(tx, actor, today, newsId))) return refuse('news-not-found')
  await markNewsRead(tx, newsId, actor.userId, now)
  return agree({})
})

import { changeState as contract } from '@omsorg/contract/news/item/change-state.ts'
import { checkPublishing } from '@omsorg/domain/news/item/publish-news.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { changeStateOf, lockNews } from './news-writes.sql.ts'
import { readWholeNews } from './news.sql.ts'

export const changeState = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { newsId, state, rowVersion } = input
  const held = await lockNews(tx, actor, newsId)
  const news = held && (await readWholeNews(tx, actor, newsId))
  if (!held || !news) return refuse('news-not-found')
  if (held.row_version !== rowVersion) return refuse('stale')
  const { texts, files, url, valid_from: validFrom } = news
  const validUntil = input.validUntil === undefined ? news.valid_until : input.validUntil
  if (state === 'published') {
    const outcome = checkPublishing({ texts, files, url, validFrom, validUntil }, today.toString())
    if (!outcome.ok) return outcome
  }
  const by = { userId: authorOf(actor).userId, now }
  return agree({ newsId, state, rowVersion: await changeStateOf(tx, newsId, { state, validUntil }, by) })
})

import { keepChanges as contract } from '@omsorg/contract/news/changes/keep-changes.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { keepFilesFor } from '../file/news-files.sql.ts'
import { lockNews } from '../item/news-writes.sql.ts'
import { isAsSeen, judge } from '../item/save-news.ts'
import { insertChanges } from './changes.sql.ts'

/** Judged as a draft: what is not finished is kept as well. What nobody reads is changed itself. */
export const keepChanges = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { newsId, rowVersion, changesVersion: _seen, ...written } = input
  const held = await lockNews(tx, actor, newsId)
  if (!held) return refuse('news-not-found')
  if (held.state !== 'published' || !(await isAsSeen(tx, held, input))) return refuse('stale')
  const judged = await judge({ tx, actor, now, today }, { ...written, state: 'draft' }, held)
  if (!judged.ok) return judged
  const by = { userId: authorOf(actor).userId, now }
  const version = await insertChanges(tx, newsId, judged.value, by)
  await keepFilesFor(tx, newsId, judged.value.fileIds)
  return agree({ newsId, rowVersion, changesVersion: version })
})

import { dropChanges as contract } from '@omsorg/contract/news/changes/drop-changes.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { keepFilesFor } from '../file/news-files.sql.ts'
import { lockNews } from '../item/news-writes.sql.ts'
import { changesVersionOf, removeChanges } from './changes.sql.ts'

/** Files that only the changes held go as unused ones do. Newer changes than were seen are not dropped. */
export const dropChanges = handle(contract, async ({ input: { newsId, changesVersion }, actor, tx }) => {
  if (!(await lockNews(tx, actor, newsId))) return refuse('news-not-found')
  const now = await changesVersionOf(tx, newsId)
  if (now === 0) return agree({ newsId })
  if (now !== changesVersion) return refuse('stale')
  await Promise.all([removeChanges(tx, newsId), keepFilesFor(tx, newsId, [])])
  return agree({ newsId })
})

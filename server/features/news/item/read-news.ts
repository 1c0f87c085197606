import { readNews as contract } from '@omsorg/contract/news/item/read-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readChanges } from '../changes/changes.sql.ts'
import { changesView } from '../changes/changes-view.ts'
import { newsView } from './news-view.ts'
import { readWholeNews } from './news.sql.ts'

export const readNews = handle(contract, async ({ params, actor, today, tx }) => {
  const [record, changes] = await Promise.all([readWholeNews(tx, actor, params.id), readChanges(tx, actor, params.id)])
  return record ? agree({ ...newsView(record, today), changes: changes ? changesView(changes) : null }) : notFound()
})

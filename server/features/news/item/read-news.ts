import { readNews as contract } from '@omsorg/contract/news/item/read-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { newsView } from './news-view.ts'
import { readWholeNews } from './news.sql.ts'

export const readNews = handle(contract, async ({ params, actor, today, tx }) => {
  const record = await readWholeNews(tx, actor, params.id)
  return record ? agree(newsView(record, today)) : notFound()
})

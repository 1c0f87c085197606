import { removeNews as contract } from '@omsorg/contract/news/item/remove-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { removeFiles } from '../../content/index.ts'
import { filesOf } from '../file/news-files.sql.ts'
import { deleteNews, lockNews } from './news-writes.sql.ts'

export const removeNews = handle(contract, async ({ params, actor, tx }) => {
  if (!(await lockNews(tx, actor, params.id))) return notFound()
  await removeFiles(tx, await filesOf(tx, params.id))
  await deleteNews(tx, params.id)
  return agree({})
})

import { readNewsFile as contract } from '@omsorg/contract/news/file/read-news-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readFile } from '../../content/index.ts'
import { readWholeNews } from '../item/news.sql.ts'
import { isShownTo } from '../reading/reading.sql.ts'
import { newsOfCleanFile } from './news-files.sql.ts'

/** To whoever sees the news, or writes it; of a file that was not checked, or not found harmless, to nobody. */
export const readNewsFile = handle(contract, async ({ params: { fileId }, actor, today, tx }) => {
  const newsId = await newsOfCleanFile(tx, fileId)
  if (newsId === null) return notFound()
  const [isShown, written] = await Promise.all([
    isShownTo(tx, actor, today, newsId),
    actor.may('NewsRead') ? readWholeNews(tx, actor, newsId) : undefined,
  ])
  const kept = isShown || written ? await readFile(tx, fileId) : undefined
  return kept ? agree(new File([new Uint8Array(kept.content)], kept.name, { type: kept.media_type })) : notFound()
})

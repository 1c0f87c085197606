import { readNewsFile as contract } from '@omsorg/contract/news/file/read-news-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { FileStore } from '../../../adapters/file-store/port.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { contentOf, readFile } from '../../content/index.ts'
import { readWholeNews } from '../item/news.sql.ts'
import { isShownTo } from '../reading/reading.sql.ts'
import { newsOfCleanFile } from './news-files.sql.ts'

/** To whoever sees the news, or writes it; of a file that was not checked, or not found harmless, to nobody. */
export const readNewsFile = (files: FileStore | null) =>
  handleInSteps(contract, async ({ params: { fileId }, actor, today, transaction }) => {
    const kept = await transaction(async (tx) => {
      const newsId = await newsOfCleanFile(tx, fileId)
      if (newsId === null) return undefined
      const [isShown, written] = await Promise.all([
        isShownTo(tx, actor, today, newsId),
        actor.may('NewsRead') ? readWholeNews(tx, actor, newsId) : undefined,
      ])
      return isShown || written ? readFile(tx, fileId) : undefined
    })
    if (!kept) return notFound()
    return agree(new File([await contentOf(files, kept)], kept.name, { type: kept.media_type }))
  })

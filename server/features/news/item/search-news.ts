import { searchNews as contract } from '@omsorg/contract/news/item/search-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { ShownState } from '@omsorg/domain/news/item/news-words.ts'
import { handle } from '../../../platform/handle.ts'
import { listedView } from './news-view.ts'
import { countedNews, searchedNews } from './news.sql.ts'

export const searchNews = handle(contract, async ({ input, actor, today, language, tx }) => {
  const { page, pageSize, states } = input
  const wanted = { ...input, clientId: input.clientId ?? null, today }
  const [records, counted] = await Promise.all([searchedNews(tx, actor, wanted), countedNews(tx, actor, wanted)])
  const countOf = (state: ShownState) => counted.find(({ shown_state }) => shown_state === state)?.count ?? 0
  const counts = {
    published: countOf('published'),
    planned: countOf('planned'),
    draft: countOf('draft'),
    ended: countOf('ended'),
  }
  const asked = states.length > 0 ? states : (['published', 'planned', 'draft', 'ended'] as const)
  const totalCount = [...new Set(asked)].reduce((sum, state) => sum + counts[state], 0)
  const entities = records.map((record) => listedView(record, today, language))
  return agree({ entities, totalCount, page, pageSize, counts })
})

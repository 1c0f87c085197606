import { updateNews as contract } from '@omsorg/contract/news/item/update-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { saveChange } from './save-news.ts'

export const updateNews = handle(contract, async ({ input, actor, now, today, tx }) => {
  const saved = await saveChange({ tx, actor, now, today }, input.newsId, input, () => true)
  if (!saved.ok) return saved
  const { id, rowVersion, state } = saved.value
  return agree({ newsId: id, rowVersion, state })
})

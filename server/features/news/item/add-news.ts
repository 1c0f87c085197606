import { addNews as contract } from '@omsorg/contract/news/item/add-news.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { saveNew } from './save-news.ts'

export const addNews = handle(contract, async ({ input, actor, now, today, tx }) => {
  const saved = await saveNew({ tx, actor, now, today }, input)
  if (!saved.ok) return saved
  const { id, rowVersion, state } = saved.value
  return agree({ newsId: id, rowVersion, state })
})

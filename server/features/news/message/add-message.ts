import { addMessage as contract } from '@omsorg/contract/news/message/add-message.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { saveNew } from '../item/save-news.ts'

export const addMessage = handle(contract, async ({ input, actor, now, today, tx }) => {
  const saved = await saveNew({ tx, actor, now, today }, input)
  if (!saved.ok) return saved
  const { id, rowVersion, state } = saved.value
  return agree({ messageId: id, rowVersion, state })
})

import { updateMessage as contract } from '@omsorg/contract/news/message/update-message.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { saveChange } from '../item/save-news.ts'

/** What is news is no message, and stays what it is. */
export const updateMessage = handle(contract, async ({ input, actor, now, today, tx }) => {
  const isMessage = ({ message_type }: { readonly message_type: string }) => message_type !== 'news'
  const saved = await saveChange({ tx, actor, now, today }, input.messageId, input, isMessage)
  if (!saved.ok) return saved
  const { id, rowVersion, state } = saved.value
  return agree({ messageId: id, rowVersion, state })
})

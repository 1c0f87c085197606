import { removeMessage as contract } from '@omsorg/contract/news/message/remove-message.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { removeFiles } from '../../content/index.ts'
import { filesOf } from '../file/news-files.sql.ts'
import { deleteNews, lockNews } from '../item/news-writes.sql.ts'

export const removeMessage = handle(contract, async ({ params, actor, tx }) => {
  const held = await lockNews(tx, actor, params.id)
  if (!held || held.message_type === 'news') return notFound()
  await removeFiles(tx, await filesOf(tx, params.id))
  await deleteNews(tx, params.id)
  return agree({})
})

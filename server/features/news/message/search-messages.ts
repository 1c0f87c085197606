import { searchMessages as contract } from '@omsorg/contract/news/message/search-messages.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readableViews } from '../reading/readable-view.ts'
import { readableNews } from '../reading/reading.sql.ts'

export const searchMessages = handle(contract, async ({ input, actor, today, language, tx }) => {
  const { messageTypes, page, pageSize } = input
  const term = input.term.toLowerCase()
  const found = readableViews(await readableNews(tx, actor, today), language).filter(
    ({ messageType, header, text }) =>
      (messageTypes.length === 0 || messageTypes.includes(messageType)) &&
      `${header} ${text}`.toLowerCase().includes(term),
  )
  const entities = found.slice((page - 1) * pageSize, page * pageSize)
  return agree({ entities, totalCount: found.length, page, pageSize })
})

import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { removeNews } from '@omsorg/contract/news/item/remove-news.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { updateNews } from '@omsorg/contract/news/item/update-news.ts'
import { addMessage } from '@omsorg/contract/news/message/add-message.ts'
import { removeMessage } from '@omsorg/contract/news/message/remove-message.ts'
import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { updateMessage } from '@omsorg/contract/news/message/update-message.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { type Draft, writtenOf } from './draft.ts'

const outdates = [searchNews, readNews, readMyPages, searchMessages]

/** The calls that write news, or a message where the kind is none of news and customer service writes. */
export function useSaving(writesMessages: boolean) {
  const addingNews = useAction(addNews, { outdates })
  const addingMessage = useAction(addMessage, { outdates })
  const changingNews = useAction(updateNews, { outdates, resolves: ['stale'] })
  const changingMessage = useAction(updateMessage, { outdates, resolves: ['stale'] })
  const removingNews = useAction(removeNews, { outdates: [searchNews, readMyPages, searchMessages] })
  const removingMessage = useAction(removeMessage, { outdates: [searchNews, readMyPages, searchMessages] })

  /** The id of what was made; null when it was not. */
  async function add(draft: Draft, state: NewsState, done: string): Promise<number | null> {
    const written = writtenOf(draft, state)
    const { messageType } = written
    if (writesMessages && messageType !== 'news') {
      const result = await addingMessage.run({ input: { ...written, messageType } }, { done })
      return result?.ok ? result.value.messageId : null
    }
    const result = await addingNews.run({ input: written }, { done })
    return result?.ok ? result.value.newsId : null
  }

  async function change(
    { newsId, rowVersion }: { readonly newsId: number; readonly rowVersion: number },
    draft: Draft,
    state: NewsState,
    done: string,
  ): Promise<'saved' | 'stale' | 'not-saved'> {
    const written = writtenOf(draft, state)
    const { messageType } = written
    const result =
      writesMessages && messageType !== 'news'
        ? await changingMessage.run({ input: { ...written, messageType, messageId: newsId, rowVersion } }, { done })
        : await changingNews.run({ input: { ...written, newsId, rowVersion } }, { done })
    if (result?.ok) return 'saved'
    return result?.reason === 'stale' ? 'stale' : 'not-saved'
  }

  async function remove(id: number, isMessage: boolean, done: string): Promise<boolean> {
    const removing = writesMessages && isMessage ? removingMessage : removingNews
    const result = await removing.run({ params: { id } }, { done })
    return result?.ok === true
  }

  const all = [addingNews, addingMessage, changingNews, changingMessage, removingNews, removingMessage]
  return { add, change, remove, busy: all.some(({ busy }) => busy) }
}

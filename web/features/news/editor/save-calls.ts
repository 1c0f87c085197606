import { addNews } from '@omsorg/contract/news/item/add-news.ts'
import { removeNews } from '@omsorg/contract/news/item/remove-news.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { updateNews } from '@omsorg/contract/news/item/update-news.ts'
import { addMessage } from '@omsorg/contract/news/message/add-message.ts'
import { removeMessage } from '@omsorg/contract/news/message/remove-message.ts'
import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { updateMessage } from '@omsorg/contract/news/message/update-message.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { call } from '../../../platform/calls/client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import type { Held, Kept, Send } from './keeping.ts'
import type { Written } from './draft.ts'

/** What is read anew once news was saved. */
export const outdatedBySaving = [searchNews, readMyPages, searchMessages]

interface Told {
  /** By itself: nobody is told that it did not work. */
  readonly silent: boolean
}

/** A page that goes may still send so much; more is sent only while it stays. */
const mostThatOutlivesPage = 60_000

/** Writes news, or a message where the kind is none of news and customer service writes. */
export async function saveNews(
  writesMessages: boolean,
  { held, written, key }: { readonly held: Held | null; readonly written: Written; readonly key: string },
  { silent }: Told,
): Promise<Kept> {
  const { messageType } = written
  const outlivesPage = silent && JSON.stringify(written).length < mostThatOutlivesPage
  const options = { silent, outlivesPage, idempotencyKey: key, resolves: ['stale'] as const }
  const first = { silent, outlivesPage, idempotencyKey: key }
  if (writesMessages && messageType !== 'news') {
    const input = { ...written, messageType }
    const result = held
      ? await call(updateMessage, { input: { ...input, messageId: held.newsId, rowVersion: held.rowVersion } }, options)
      : await call(addMessage, { input }, first)
    if (!result.ok) return { ok: false, reason: result.reason, definite: result.definite }
    return { ok: true, held: { newsId: result.value.messageId, rowVersion: result.value.rowVersion } }
  }
  const result = held
    ? await call(updateNews, { input: { ...written, ...held } }, options)
    : await call(addNews, { input: written }, first)
  if (!result.ok) return { ok: false, reason: result.reason, definite: result.definite }
  return { ok: true, held: { newsId: result.value.newsId, rowVersion: result.value.rowVersion } }
}

export function senderOf(writesMessages: boolean, told: () => Told): Send {
  return (held, written, key) => saveNews(writesMessages, { held, written, key }, told())
}

export function useRemoving(writesMessages: boolean) {
  const outdates = [searchNews, readMyPages, searchMessages]
  const removingNews = useAction(removeNews, { outdates })
  const removingMessage = useAction(removeMessage, { outdates })
  return {
    async remove(id: number, isMessage: boolean, done: string): Promise<boolean> {
      const removing = writesMessages && isMessage ? removingMessage : removingNews
      const result = await removing.run({ params: { id } }, { done })
      return result?.ok === true
    },
    busy: removingNews.busy || removingMessage.busy,
  }
}

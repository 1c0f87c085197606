import { dropChanges } from '@omsorg/contract/news/changes/drop-changes.ts'
import { keepChanges } from '@omsorg/contract/news/changes/keep-changes.ts'
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
import type { Attempt, Held, Kept, Send } from './keeping.ts'

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
  { held, written, key, as }: Attempt,
  { silent }: Told,
): Promise<Kept> {
  const { messageType } = written
  const outlivesPage = silent && JSON.stringify(written).length < mostThatOutlivesPage
  const options = { silent, outlivesPage, idempotencyKey: key, resolves: ['stale'] as const }
  const first = { silent, outlivesPage, idempotencyKey: key }
  if (held && as === 'changes') {
    const { state: _state, ...changed } = written
    const result = await call(keepChanges, { input: { ...changed, ...held } }, options)
    return result.ok
      ? { ok: true, held: result.value }
      : { ok: false, reason: result.reason, definite: result.definite }
  }
  if (writesMessages && messageType !== 'news') {
    const input = { ...written, messageType }
    const result = held
      ? await call(updateMessage, { input: { ...input, ...versionsOf(held), messageId: held.newsId } }, options)
      : await call(addMessage, { input }, first)
    if (!result.ok) return { ok: false, reason: result.reason, definite: result.definite }
    return { ok: true, held: savedAs(result.value.messageId, result.value.rowVersion) }
  }
  const result = held
    ? await call(updateNews, { input: { ...written, ...held } }, options)
    : await call(addNews, { input: written }, first)
  if (!result.ok) return { ok: false, reason: result.reason, definite: result.definite }
  return { ok: true, held: savedAs(result.value.newsId, result.value.rowVersion) }
}

function versionsOf({ rowVersion, changesVersion }: Held) {
  return { rowVersion, changesVersion }
}

/** What is saved itself has no changes beside it any more. */
function savedAs(newsId: number, rowVersion: number): Held {
  return { newsId, rowVersion, changesVersion: 0 }
}

/** Drops the changes that are held; what came of it. */
export async function dropHeld({ newsId, changesVersion }: Held): Promise<'done' | 'stale' | 'failed'> {
  const result = await call(dropChanges, { input: { newsId, changesVersion } }, { resolves: ['stale'] })
  return result.ok ? 'done' : result.reason === 'stale' ? 'stale' : 'failed'
}

export function senderOf(writesMessages: boolean, told: () => Told): Send {
  return (attempt) => saveNews(writesMessages, attempt, told())
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

import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { NewsText } from '../reading/text-for.ts'
import { isNewsUrl, type ShownDays } from './news-words.ts'

/** What becomes of a file: it is checked, it is found harmless, or it is refused. */
export const fileStates = ['waiting', 'clean', 'refused'] as const

export type FileState = (typeof fileStates)[number]

export interface ToPublish extends ShownDays {
  readonly url: string | null
  readonly texts: readonly NewsText[]
  readonly files: readonly { readonly state: FileState }[]
}

type NotWritten = 'header-missing' | 'days-reversed' | 'url-wrong'
type NotPublished = NotWritten | 'text-not-ready' | 'last-day-passed' | 'file-not-checked'

/** A draft has a header in some language, its days in order, and an address that leads somewhere when it has one. */
export function checkDraft({ texts, validFrom, validUntil, url }: Omit<ToPublish, 'files'>): Outcome<null, NotWritten> {
  if (!texts.some(({ header }) => header.trim() !== '')) return refuse('header-missing', { at: 'texts' })
  if (validUntil !== null && validUntil < validFrom) return refuse('days-reversed', { at: 'validUntil' })
  if (url !== null && !isNewsUrl(url)) return refuse('url-wrong', { at: 'url' })
  return agree(null)
}

/**
 * Publishing needs a finished language, a last day that has not passed, and files that were checked (states 2.8). A first
 * day in future is planned, not refused.
 */
export function checkPublishing(news: ToPublish, today: string): Outcome<null, NotPublished> {
  const draft = checkDraft(news)
  if (!draft.ok) return draft
  const isFinished = news.texts.some(({ header, ready }) => ready && header.trim() !== '')
  if (!isFinished) return refuse('text-not-ready', { at: 'texts' })
  if (news.validUntil !== null && news.validUntil < today) return refuse('last-day-passed', { at: 'validUntil' })
  if (news.files.some(({ state }) => state !== 'clean')) return refuse('file-not-checked', { at: 'fileIds' })
  return agree(null)
}

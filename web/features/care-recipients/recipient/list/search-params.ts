import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type {
  recipientSort,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { type SuggestionWord, suggestionWords } from '@omsorg/domain/orders/supply/suggestion.ts'

type Status = RecipientView['status']
export const statusesInOrder: readonly Status[] = ['active', 'inactive', 'deceased']

/** The codes on the wire, held to the contract by their type: its values would bring the validator along. */
const sortCodes = { urgency: 0, lastName: 1, room: 4 } as const satisfies Partial<typeof recipientSort>
export type SortKey = keyof typeof sortCodes
export type Counts = AnswerOf<typeof searchCareRecipients>['counts']

export const pageSizes: readonly number[] = [25, 50, 100]
const sortKeys: readonly SortKey[] = ['urgency', 'lastName', 'room']

/** What of the list an address holds. What is searched for names people, so it is never written into an address. */
export interface ListView {
  /** Null = what nobody has chosen: who needs something; while searching, everybody. */
  readonly show: readonly SuggestionWord[] | null
  /** None = all. */
  readonly statuses: readonly Status[]
  readonly sort: SortKey
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

export const usualView: ListView = {
  show: null,
  statuses: ['active'],
  sort: 'urgency',
  order: 'asc',
  page: 1,
  pageSize: 25,
}

/** Reads `?show=soon.time-to-order&status=all&page=2`. What cannot be read counts as not written. */
export function readView(search: string): ListView {
  const written = new URLSearchParams(search)
  const show = listIn(written.get('show'), suggestionWords)
  const status = written.get('status')
  const statuses = listIn(status, statusesInOrder)
  const size = Number(written.get('size'))
  return {
    show: show.length > 0 ? show : null,
    statuses: status === 'all' ? [] : statuses.length > 0 ? statuses : usualView.statuses,
    sort: sortKeys.find((key) => key === written.get('sort')) ?? usualView.sort,
    order: written.get('order') === 'desc' ? 'desc' : 'asc',
    page: Math.max(1, Math.trunc(Number(written.get('page'))) || 1),
    pageSize: pageSizes.includes(size) ? size : usualView.pageSize,
  }
}

/** The address's part after the path: empty for the usual view. */
export function writeView(view: ListView): string {
  const search = new URLSearchParams()
  if (view.show) search.set('show', view.show.join('.'))
  if (view.statuses.length === 0) search.set('status', 'all')
  else if (view.statuses.join() !== usualView.statuses.join()) search.set('status', view.statuses.join('.'))
  if (view.sort !== usualView.sort) search.set('sort', view.sort)
  if (view.order !== usualView.order) search.set('order', view.order)
  if (view.page !== 1) search.set('page', String(view.page))
  if (view.pageSize !== usualView.pageSize) search.set('size', String(view.pageSize))
  return search.size > 0 ? `?${search}` : ''
}

const inNeed: readonly SuggestionWord[] = ['time-to-order', 'soon', 'consumption-missing']

/** The segments that are on. Whoever searches for a person finds them, whatever they need. */
export function wordsShown({ show }: ListView, searching: boolean): readonly SuggestionWord[] {
  return show ?? (searching ? suggestionWords : inNeed)
}

/** Turns a segment on or off; with none on, all are shown. */
export function toggledWords(shown: readonly SuggestionWord[], word: SuggestionWord): readonly SuggestionWord[] {
  const next = suggestionWords.filter((each) => shown.includes(each) !== (each === word))
  return next.length > 0 ? next : suggestionWords
}

/** The same key again turns the direction. */
export function sortedBy(view: ListView, sort: SortKey): ListView {
  const turned = view.sort === sort && view.order === 'asc'
  return { ...view, sort, order: turned ? 'desc' : 'asc', page: 1 }
}

/** What is asked of the server. All words are asked for as none, which also finds people without any product. */
export function inputOf(view: ListView, searchTerm: string): InputOf<typeof searchCareRecipients> {
  const words = wordsShown(view, searchTerm !== '')
  return {
    searchTerm,
    statuses: [...view.statuses],
    suggestions: words.length === suggestionWords.length ? [] : [...words],
    page: view.page,
    pageSize: view.pageSize,
    sortBy: sortCodes[view.sort],
    sortOrder: view.order,
  }
}

/** How many there are in all, whatever segment is on. */
export function sumOf({ timeToOrder, soon, consumptionMissing, recentlyOrdered }: Counts): number {
  return timeToOrder + soon + consumptionMissing + recentlyOrdered
}

function listIn<Value extends string>(text: string | null, known: readonly Value[]): readonly Value[] {
  const parts = (text ?? '').split('.')
  return known.filter((each) => parts.includes(each))
}

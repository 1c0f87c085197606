import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type {
  recipientSort,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { type AddressPart, addressView, oneOf, page, someOf, texts } from '../../../../platform/routing/address-view.ts'
import { type SuggestionWord, suggestionWords } from '@omsorg/domain/orders/supply/suggestion-words.ts'

type Status = RecipientView['status']
export const statusesInOrder: readonly Status[] = ['active', 'inactive', 'deceased']

/** The codes on the wire, held to the contract by their type: its values would bring the validator along. */
const sortCodes = { urgency: 0, lastName: 1, room: 4 } as const satisfies Partial<typeof recipientSort>
export type SortKey = keyof typeof sortCodes
export type Counts = AnswerOf<typeof searchCareRecipients>['counts']

export const pageSizes = [25, 50, 100] as const

/** Null = what nobody has chosen: who needs something; while searching, everybody. */
const show: AddressPart<readonly SuggestionWord[] | null> = {
  read: (written) => {
    const known = someOf(suggestionWords).read(written)
    return known.length > 0 ? known : null
  },
  write: (value) => someOf(suggestionWords).write(value ?? []),
}

/** None = all. */
const status: AddressPart<readonly Status[]> = {
  read: (written) => {
    if (written.includes('all')) return []
    const known = someOf(statusesInOrder).read(written)
    return known.length > 0 ? known : ['active']
  },
  write: (value) =>
    value.length === 0 ? ['all'] : value.join() === 'active' ? [] : someOf(statusesInOrder).write(value),
}

/** What of the list an address holds. What is searched for names people, so it is never written into an address. */
export const listView = addressView({
  show,
  status,
  room: texts,
  area: someOf(therapyAreas),
  sort: oneOf<SortKey>(['urgency', 'lastName', 'room']),
  order: oneOf(['asc', 'desc']),
  page,
  size: oneOf(pageSizes),
})

export type ListView = ReturnType<typeof listView.read>

export const usualView: ListView = listView.read('')

const inNeed: readonly SuggestionWord[] = ['time-to-order', 'soon', 'consumption-missing']

/** The segments that are on. Whoever searches for a person finds them, whatever they need. */
export function wordsShown({ show }: ListView, searching: boolean): readonly SuggestionWord[] {
  return show ?? (searching ? suggestionWords : inNeed)
}

/** Whether the list leaves out somebody whom the usual one shows; searching and segments aside. */
export function isNarrowed({ status, room, area }: ListView): boolean {
  return room.length > 0 || area.length > 0 || status.join() !== usualView.status.join()
}

interface Absence {
  readonly view: ListView
  readonly term: string
  /** How many there are whatever segment is on. */
  readonly everybody: number
}

/** Why no row is shown: nobody here yet, nobody in need, or nobody who fits what was searched for or chosen. */
export function absenceOf({ view, term, everybody }: Absence): 'none-yet' | 'nobody-in-need' | 'nothing-found' {
  if (term !== '' || view.show !== null || isNarrowed(view)) return 'nothing-found'
  return everybody > 0 ? 'nobody-in-need' : 'none-yet'
}

export const withoutFilters: Pick<ListView, 'status' | 'room' | 'area'> = usualView

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
    statuses: [...view.status],
    suggestions: words.length === suggestionWords.length ? [] : [...words],
    rooms: [...view.room],
    areas: [...view.area],
    page: view.page,
    pageSize: view.size,
    sortBy: sortCodes[view.sort],
    sortOrder: view.order,
  }
}

/** How many there are in all, whatever segment is on. */
export function sumOf({ timeToOrder, soon, consumptionMissing, recentlyOrdered }: Counts): number {
  return timeToOrder + soon + consumptionMissing + recentlyOrdered
}

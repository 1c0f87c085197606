import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import type { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { propertyKeys } from '@omsorg/domain/products/product/properties.ts'

type Input = InputOf<typeof searchProducts>
type FilterKey = Input['filters'][number]['key']
export type FacetKey = FilterKey | (typeof ownFields)[number]

/** The codes on the wire, held to the contract by their type: its values would bring the validator along. */
const sortCodes = {
  relevance: 0,
  ranking: 1,
  name: 2,
  itemNumber: 3,
  price: 4,
  measure: 5,
} as const satisfies typeof productSort

export type SortKey = keyof typeof sortCodes
export const sortKeys = Object.keys(sortCodes) as readonly SortKey[]

export const searchModes = ['all', 'prescribed', 'selected', 'number'] as const
export type SearchMode = (typeof searchModes)[number]

/** Facets that are fields of the search; every other one is a filter by its key. */
const ownFields = ['category', 'agreementType', 'stockStatus', 'latexFree', 'pvcFree'] as const
/** What of the address is not a facet. */
const ownParameters = new Set(['q', 'mode', 'sort', 'page', 'item', 'replace'])

/** Few enough that a page of cards is drawn at once. */
export const pageSize = 24

/** What of the search an address holds. What is searched for are words of products, never of persons. */
export interface SearchView {
  readonly term: string
  readonly mode: SearchMode
  /** Chosen options by facet: the value of a choice, `from..to` of a range. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly sort: SortKey
  readonly page: number
  /** The product whose details are open. */
  readonly item: string | null
  /** The selected product that what is chosen takes the place of. */
  readonly replace: number | null
}

export const usualView: SearchView = {
  term: '',
  mode: 'all',
  chosen: {},
  sort: 'relevance',
  page: 1,
  item: null,
  replace: null,
}

/** Reads `?q=komfort&size=M&size=L&absorption=501..1500&item=410226`. What cannot be read counts as not written. */
export function readView(query: string): SearchView {
  const written = new URLSearchParams(query)
  const chosen: Record<string, string[]> = {}
  for (const [key, value] of written) {
    if (!ownParameters.has(key) && /^[A-Za-z]{2,30}$/.test(key) && value !== '') (chosen[key] ??= []).push(value)
  }
  return {
    term: (written.get('q') ?? '').slice(0, 100),
    mode: searchModes.find((mode) => mode === written.get('mode')) ?? 'all',
    chosen,
    sort: sortKeys.find((key) => key === written.get('sort')) ?? 'relevance',
    page: Math.max(1, Math.trunc(Number(written.get('page'))) || 1),
    item: written.get('item') || null,
    replace: Number(written.get('replace')) || null,
  }
}

/** The address's part after the path: empty for the usual view. */
export function writeView(view: SearchView): string {
  const written = new URLSearchParams()
  if (view.term !== '') written.set('q', view.term)
  if (view.mode !== 'all') written.set('mode', view.mode)
  for (const [key, values] of Object.entries(view.chosen)) for (const value of values) written.append(key, value)
  if (view.sort !== 'relevance') written.set('sort', view.sort)
  if (view.page !== 1) written.set('page', String(view.page))
  if (view.replace !== null) written.set('replace', String(view.replace))
  if (view.item !== null) written.set('item', view.item)
  return written.size > 0 ? `?${written}` : ''
}

/** Turns one option of a facet on or off. */
export function toggled(chosen: SearchView['chosen'], key: string, value: string): SearchView['chosen'] {
  const { [key]: former = [], ...others } = chosen
  const next = former.includes(value) ? former.filter((each) => each !== value) : [...former, value]
  return next.length > 0 ? { ...others, [key]: next } : others
}

export function countChosen(chosen: SearchView['chosen']): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0)
}

interface Option {
  readonly value: string
  readonly from: number | null
  readonly to: number | null
}

/** How an option stands in the address. */
export function tokenOf(kind: 'choice' | 'range', { value, from, to }: Option): string {
  return kind === 'range' ? `${from ?? ''}..${to ?? ''}` : value
}

/** The bounds of a token; null where it is a plain value. */
export function boundsOf(token: string): { readonly from: number | null; readonly to: number | null } | null {
  const [, from = '', to = ''] = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/.exec(token) ?? []
  if (from === '' && to === '') return null
  const bound = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))
  return { from: bound(from), to: bound(to) }
}

/** The filters that the contract knows. An address may hold others: those are passed over. */
const filterKeys: ReadonlySet<string> = new Set<FilterKey>([...propertyKeys, 'brand', 'flavor'])

/** What is asked of the server. No person is named: who has what already is known from the person's own lists. */
export function inputOf(view: SearchView, isPca: boolean): Partial<Input> {
  const { chosen, sort, page, term } = view
  const numbers = (key: string) => (chosen[key] ?? []).map(Number).filter(Number.isInteger)
  return {
    searchTerm: term,
    categoryIds: numbers('category').filter((id) => id > 0),
    agreementTypes: numbers('agreementType') as Input['agreementTypes'],
    stockStatuses: [...(chosen['stockStatus'] ?? [])] as Input['stockStatuses'],
    latexFree: chosen['latexFree'] !== undefined,
    pvcFree: chosen['pvcFree'] !== undefined,
    filters: Object.entries(chosen)
      .filter(([key]) => filterKeys.has(key))
      .map(([key, tokens]) => filterOf(key as FilterKey, tokens)),
    isPca,
    page,
    pageSize,
    sortBy: sortCodes[sort],
    sortOrder: 'asc',
  }
}

function filterOf(key: FilterKey, tokens: readonly string[]): Input['filters'][number] {
  const bounds = tokens.map(boundsOf)
  return {
    key,
    values: tokens.filter((_, at) => bounds[at] === null),
    ranges: bounds.filter((each) => each !== null),
  }
}

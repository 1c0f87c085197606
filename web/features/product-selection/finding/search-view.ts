import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import type { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { propertyKeys } from '@omsorg/domain/products/product/properties.ts'
import {
  type AddressPart,
  type AddressView,
  addressView,
  id,
  oneOf,
  page,
  text,
} from '../../../platform/routing/address-view.ts'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { searchText } from '../../../platform/routing/search-text.ts'

type Input = InputOf<typeof searchProducts>
type FilterKey = Input['filters'][number]['key']
type FacetKey = FilterKey | (typeof ownFields)[number]

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
export const sortKeys = Object.keys(sortCodes) as [SortKey, ...SortKey[]]

export const searchModes = ['all', 'prescribed', 'selected', 'number'] as const
export type SearchMode = (typeof searchModes)[number]

/** The items that a mode looks among; null = all. */
export function amongWhat(
  mode: SearchMode,
  of: Readonly<Record<'prescribed' | 'selected', ReadonlySet<string>>>,
): readonly string[] | null {
  const items = mode === 'prescribed' || mode === 'selected' ? of[mode] : null
  return items && [...items]
}

/** Facets that are fields of the search; every other one is a filter by its key. */
const ownFields = ['category', 'agreementType', 'stockStatus', 'latexFree', 'pvcFree'] as const

const filterKeys: readonly FilterKey[] = [...propertyKeys, 'brand', 'flavor']

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

const options: AddressPart<readonly string[]> = {
  read: (written) => written.filter((each) => each !== ''),
  write: (tokens) => tokens,
}

const facets = Object.fromEntries([...ownFields, ...filterKeys].map((key) => [key, options])) as Record<
  FacetKey,
  typeof options
>

const address = addressView({
  q: searchText,
  mode: oneOf(searchModes),
  ...facets,
  sort: oneOf(sortKeys),
  page,
  replace: id,
  item: text,
})

/** `?q=komfort&size=M&size=L&absorption=501..1500&item=410226`. */
export const searchView: AddressView<SearchView> = {
  read: (query) => {
    const { q, mode, sort, page: at, replace, item, ...all } = address.read(query)
    const chosen = Object.fromEntries(Object.entries(all).filter(([, tokens]) => tokens.length > 0))
    return { term: cutTo(q, 100), mode, chosen, sort, page: at, item: item || null, replace }
  },
  write: ({ term, chosen, item, ...others }) =>
    address.write({ ...usual, ...chosen, ...others, q: term, item: item ?? '' }),
}

const usual = address.read('')
export const usualView = searchView.read('')

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
    filters: filterKeys.flatMap((key) => (chosen[key] ? [filterOf(key, chosen[key])] : [])),
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

import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { AddressPart } from './address-view.ts'
import { searchText } from './search-text.ts'

/** A search text as long as the contract takes it. */
export interface SearchTerm {
  readonly min: number
  readonly max: number
  /** Anything else finds nothing and is not asked for (O-5-33). */
  readonly isTerm: (typed: string) => boolean
  readonly part: AddressPart<string>
}

/** The search text of an endpoint, by the bounds of its `searchTerm`. */
export function searchTermOf({ bounds }: Definition): SearchTerm {
  const { minLength: min = 0, maxLength: max = Infinity } = bounds?.properties?.['searchTerm'] ?? {}
  const isTerm = (typed: string) => typed.trim().length >= min && typed.trim().length <= max
  const part: AddressPart<string> = {
    read: (written) => (isTerm(searchText.read(written)) ? searchText.read(written).trim() : ''),
    write: searchText.write,
  }
  return { min, max, isTerm, part }
}

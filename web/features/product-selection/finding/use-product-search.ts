import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { mergedFacets } from './merged-facets.ts'
import { type SearchView, inputOf, usualView } from './search-view.ts'

/** In which assortment one looks, and for whose place. */
export interface SearchPlace {
  readonly area: TherapyArea
  readonly isPca: boolean
  /** Null where the token's own care place counts. */
  readonly place: Place | null
  /** For whom one looks; what is prescribed for her is shown to whoever handles her. */
  readonly careRecipientId?: number
  /** Under which number customer service looks; left out, the one that the place orders under. */
  readonly customerNumber?: string
}

export type Found = AnswerOf<typeof searchProducts>

export function callOptionsAt({ place }: Pick<SearchPlace, 'place'>) {
  return { silent: true, place }
}

/** What is found, and the facets of the whole area with what of each is left. `among`: only these items; null = all. */
export function useProductSearch(here: SearchPlace, view: SearchView, among: readonly string[] | null) {
  const params = { category: here.area }
  const itemNumbers = among ? [...among] : []
  const options = { ...callOptionsAt(here), keepFormer: true }
  const nothing = among?.length === 0
  const answer = useAnswer(
    searchProducts,
    { params, input: { ...inputOf(view, here.isPca), itemNumbers } },
    { ...options, enabled: !nothing },
  )
  const whole = useAnswer(
    searchProducts,
    // The question of whoever has not narrowed anything yet, so that it is asked once.
    { params, input: { ...inputOf(usualView, here.isPca), itemNumbers } },
    { ...options, enabled: !nothing },
  )
  const found = answer.data
  return { answer, nothing, found, facets: found ? mergedFacets(whole.data?.facets ?? [], found.facets) : [] }
}

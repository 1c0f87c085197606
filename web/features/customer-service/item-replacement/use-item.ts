import { findItems } from '@omsorg/contract/customer-service/item-replacement/find-items.ts'
import type { ItemShown } from '@omsorg/contract/customer-service/item-replacement/item-shown.ts'
import { useAnswer } from '../../../platform/calls/query.ts'

/** Nothing shorter is searched for. */
export const shortestTerm = 2

/** The item of the market that an address names; unknown once it is sure that there is none. */
export function useItem(itemNumber: string): { readonly item: ItemShown | undefined; readonly isUnknown: boolean } {
  const isSearched = itemNumber.length >= shortestTerm
  const { data } = useAnswer(findItems, { query: { searchTerm: itemNumber } }, { enabled: isSearched })
  const item = data?.items.find((each) => each.itemNumber === itemNumber)
  const isSure = data !== undefined || (itemNumber !== '' && !isSearched)
  return { item, isUnknown: isSure && item === undefined }
}

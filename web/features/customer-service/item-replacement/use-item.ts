import { findItems } from '@omsorg/contract/customer-service/item-replacement/find-items.ts'
import type { ItemShown } from '@omsorg/contract/customer-service/item-replacement/item-shown.ts'
import { useAnswer } from '../../../platform/calls/query.ts'

/** Nothing shorter is searched for. */
export const shortestTerm = 2
/** Nor anything longer: no item has such a number. */
const longestNumber = 100

interface ItemOfAddress {
  readonly item: ItemShown | undefined
  /** Once it is sure that there is none. */
  readonly isUnknown: boolean
  /** The answer that did not come; null where it did, or is on its way. */
  readonly failed: ReturnType<typeof useAnswer<typeof findItems>> | null
}

/** The item of the market that an address names. */
export function useItem(itemNumber: string): ItemOfAddress {
  const isSearched = mayBeNumber(itemNumber)
  const answer = useAnswer(
    findItems,
    { query: { searchTerm: isSearched ? itemNumber : '' } },
    { enabled: isSearched, silent: true },
  )
  const item = isSearched ? answer.data?.items.find((each) => each.itemNumber === itemNumber) : undefined
  const isSure = isSearched ? answer.data !== undefined : itemNumber !== ''
  return { item, isUnknown: isSure && item === undefined, failed: isSearched && answer.error ? answer : null }
}

/** What could be the number of an item at all; anything else is not asked of the server, which would refuse it. */
export function mayBeNumber(written: string): boolean {
  return written.length >= shortestTerm && written.length <= longestNumber && !/\p{C}/u.test(written)
}

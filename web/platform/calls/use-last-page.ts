import { useEffect } from 'react'

/** A page of a list, or the former one while the next is on its way. */
interface PageAnswer {
  readonly data?: { readonly totalCount: number; readonly pageSize: number } | undefined
  readonly isPlaceholderData: boolean
}

/** The page there is nearest to the one that is asked for; null while that is not known, or where it is there. */
export function pageInstead({ data, isPlaceholderData }: PageAnswer, page: number): number | null {
  if (!data || isPlaceholderData) return null
  const last = Math.max(1, Math.ceil(data.totalCount / data.pageSize))
  return page > last ? last : null
}

/**
 * An address may name a page that there is no longer, such as after the last row of it was removed: then the last one is shown,
 * and never the words of an empty list.
 */
export function useLastPage(answer: PageAnswer, page: number, onPage: (page: number) => void): void {
  const instead = pageInstead(answer, page)
  useEffect(() => {
    if (instead !== null) onPage(instead)
  }, [instead, onPage])
}

/**
 * What comes from the ERP: agreements of all, those of one customer, how often items are asked for, and the customer numbers of
 * one client, which are compared before anything is taken over.
 */
export const erpFeeds = ['agreements', 'customer-agreements', 'ratings', 'customer-numbers'] as const
export type ErpFeed = (typeof erpFeeds)[number]

/** What came of it when the ERP was asked; `broken-off` is a run that ended without a word, as when its server died. */
export const erpOutcomes = ['under-way', 'done', 'unavailable', 'unknown-customer', 'broken-off'] as const
export type ErpOutcome = (typeof erpOutcomes)[number]

export interface RunFacts {
  readonly outcome: ErpOutcome
  readonly begunAt: string
}

export interface FeedState {
  /** Since when nothing has come any more; null while the last run has brought what there was. */
  readonly failingSince: string | null
  /** How often it was tried since. */
  readonly tries: number
}

/** So long a run may take: each question of the ERP has twenty seconds, and what it tells is written after that. */
export const longestRunMinutes = 10

/** How a feed stands, by its runs, the newest first: what failed stays until a run has brought it, and one under way says nothing yet. */
export function feedState(all: readonly RunFacts[]): FeedState {
  const runs = all.filter(({ outcome }) => outcome !== 'under-way')
  const lastDone = runs.findIndex(({ outcome }) => outcome === 'done')
  const failed = lastDone < 0 ? runs : runs.slice(0, lastDone)
  return { failingSince: failed.at(-1)?.begunAt ?? null, tries: failed.length }
}

/** What is taken over from the ERP: agreements of all, those of one customer, and how often items are asked for. */
export const erpFeeds = ['agreements', 'customer-agreements', 'ratings'] as const
export type ErpFeed = (typeof erpFeeds)[number]

/** What came of it when the ERP was asked. */
export const erpOutcomes = ['done', 'unavailable', 'unknown-customer'] as const
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

/** How a feed stands, by its runs, the newest first: what failed stays until a run has brought it. */
export function feedState(runs: readonly RunFacts[]): FeedState {
  const lastDone = runs.findIndex(({ outcome }) => outcome === 'done')
  const failed = lastDone < 0 ? runs : runs.slice(0, lastDone)
  return { failingSince: failed.at(-1)?.begunAt ?? null, tries: failed.length }
}

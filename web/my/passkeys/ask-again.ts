/** Whoever says *not now* is asked once more a month later, and never a third time on this device. */
const waits = 30 * 24 * 60 * 60_000
const mostTimes = 2

/** Whether it may be asked now (epoch milliseconds), by what was kept of each *not now*. */
export function mayAsk(kept: string | null, now: number): boolean {
  const { times, at } = read(kept)
  return times === 0 || (times < mostTimes && now - at >= waits)
}

/** What is kept with one more. */
export function keptWithOneMore(kept: string | null, now: number): string {
  return `${read(kept).times + 1} ${now}`
}

function read(kept: string | null): { readonly times: number; readonly at: number } {
  const [times = 0, at = 0] = (kept ?? '').split(' ').map(Number)
  return Number.isInteger(times) && at > 0 ? { times, at } : { times: 0, at: 0 }
}

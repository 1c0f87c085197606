const quick = 60_000
const longestPause = 60_000
/** So many quick ends in a row are no accident. */
export const mostQuickEnds = 8

/**
 * How long to wait before what has ended by a fault is started again: 1 s, 2 s, 4 s and so on, a minute at most, and from the
 * beginning once it has run for a minute. Null: it ends each time, and starting it once more helps nobody. `lives`: after how
 * many milliseconds each of them ended. The server itself is kept by keep-running.sh, with the same pauses.
 */
export function pauseBefore(lives: readonly number[]): number | null {
  const quickOnes = lives.length - 1 - lives.findLastIndex((milliseconds) => milliseconds >= quick)
  if (quickOnes >= mostQuickEnds) return null
  return Math.min(1000 * 2 ** Math.max(quickOnes - 1, 0), longestPause)
}

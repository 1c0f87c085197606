/** How many screens are open that keep what is written on them until the line is back. */
let keepers = 0
const watchers = new Set<() => void>()

function become(next: number): void {
  keepers = next
  for (const watch of watchers) watch()
}

/** Whether what is written now is kept and sent later: then the band that tells of a lost line says so. */
export const keptOffline = {
  isSo: (): boolean => keepers > 0,
  watch(change: () => void): () => void {
    watchers.add(change)
    return () => watchers.delete(change)
  },
  /** As long as such a screen is open. Answers how to end that. */
  begin(): () => void {
    become(keepers + 1)
    return () => become(keepers - 1)
  },
}

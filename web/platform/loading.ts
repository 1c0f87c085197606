/** Counts what the whole page waits for (A-2.1-04). The count never goes below zero, whoever ends twice. */
export function createLoading() {
  let count = 0
  const watchers = new Set<() => void>()

  function set(next: number): void {
    count = Math.max(0, next)
    for (const watch of watchers) watch()
  }

  return {
    begin: (): void => set(count + 1),
    end: (): void => set(count - 1),
    count: (): number => count,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Counts a piece of work from now until it is settled. */
    async during<Result>(work: Promise<Result>): Promise<Result> {
      set(count + 1)
      try {
        return await work
      } finally {
        set(count - 1)
      }
    },
  }
}

export const loading = createLoading()

/** What is known of the line to the server, and how that is asked. */
export interface LineParts {
  /** Whether the device says that it has a network. */
  readonly hasNetwork: () => boolean
  /** Reaches the server, or throws. */
  readonly ask: () => Promise<unknown>
  readonly later: (work: () => void) => void
}

/** Whether there is a line to the server: the device says that there is none, or a call has found none. */
export function createLine({ hasNetwork, ask, later }: LineParts) {
  let lost = !hasNetwork()
  let asking = false
  let losses = 0
  const watchers = new Set<() => void>()

  function become(next: boolean): void {
    if (next === lost) return
    lost = next
    if (lost) losses += 1
    for (const watch of watchers) watch()
    if (lost) askLater()
  }

  /** A device may have a network and no way to us, and no event says when that is over: then we ask. */
  function askLater(): void {
    if (asking) return
    asking = true
    later(() => {
      asking = false
      if (lost) void askNow()
    })
  }

  async function askNow(): Promise<void> {
    try {
      await ask()
      become(!hasNetwork())
    } catch {
      become(true)
    }
    if (lost) askLater()
  }

  if (lost) askLater()
  return {
    isLost: (): boolean => lost,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** The device has lost its network, or has one again. */
    changed: (): void => (hasNetwork() ? void askNow() : become(true)),
    /** Learns from a call: any answer shows a line. One that took too long or was called off shows nothing. */
    async during<Result>(call: Promise<Result>): Promise<Result> {
      const before = losses
      try {
        const answer = await call
        // One that was under way when the line went says nothing of now.
        if (losses === before) become(false)
        return answer
      } catch (error) {
        if (error instanceof TypeError) become(true)
        throw error
      }
    },
  }
}

/** The line of this tab. */
export const line = createLine({
  hasNetwork: () => navigator.onLine,
  ask: () => fetch('/', { method: 'HEAD', cache: 'no-store' }),
  later: (work) => void setTimeout(work, 3000),
})

export function watchNetwork(): void {
  addEventListener('online', line.changed)
  addEventListener('offline', line.changed)
}

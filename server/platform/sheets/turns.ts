/** Something that is done one after the other, with so many that may wait for it. */
export interface Turns {
  /** Waits for a turn, which ends when what is answered is called; null when too many wait. */
  take(): Promise<(() => void) | null>
}

export function createTurns(mostWaiting: number): Turns {
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  let busy = false
  return {
    async take() {
      if (busy && waiting >= mostWaiting) return null
      const before = last
      let end: () => void = () => undefined
      const turn = new Promise<void>((resolve) => {
        end = resolve
      })
      last = turn
      waiting += busy ? 1 : 0
      const waited = busy
      busy = true
      await before
      if (waited) waiting -= 1
      return () => {
        if (last === turn) busy = false
        end()
      }
    },
  }
}

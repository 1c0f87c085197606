/** Runs something a while after the last key; what it answers calls it off. */
export type Later = (run: () => void) => () => void

/** A while of so many milliseconds. */
export function laterBy(milliseconds: number): Later {
  return (run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
}

/** Lets whatever else waits in this process go first, in the middle of what takes long. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/**
 * Counts the processor time of this thread, for which everybody waits, from now on, in milliseconds: what else the machine does
 * at the same time is not in it, nor a paper that is drawn beside the server.
 */
export function processorTimeFromNow(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return Math.round((user + system) / 1000)
  }
}

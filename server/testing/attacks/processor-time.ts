/**
 * Counts the processor time of this process from now on, in milliseconds: what else the machine does at the same time, which an
 * answer has to wait for, is not in it.
 */
export function processorTimeFromNow(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.round((user + system) / 1000)
  }
}

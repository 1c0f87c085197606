import { birthOf, isAlive } from './living.ts'

/** Tells when the process that started this one is gone, killed outright; it holds nothing open. */
export function watchLauncher(pid: number, gone: () => void, lookEveryMs = 1_000): void {
  const launcher = { pid, born: birthOf(pid) }
  const timer = setInterval(() => {
    if (isAlive(launcher)) return
    clearInterval(timer)
    gone()
  }, lookEveryMs)
  timer.unref()
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own. */
export interface RunningServer {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
}

export interface ServerGiven {
  readonly script: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** Whatever ends the bench, nothing that it started is left behind. */
export function startProcess({ script, environment }: ServerGiven): { child: ChildProcess; stop(): Promise<void> } {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(child, 'exit')
  return {
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const late = setTimeout(kill, 15_000)
      await exit
      clearTimeout(late)
      process.off('exit', kill)
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import type { LogFile } from './log-file.ts'
import { Advice, root } from './settings.ts'

const running = new Set<ChildProcess>()

/** Starts a script of this repository under the same Node, with its output beside ours. */
export function startScript(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: [output === 'pipe' ? 'ignore' : 'inherit', output, output],
    env: { ...process.env, ...environment },
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/** Runs a script to its end, which may ask at the terminal; anything but success is a failure of the whole. */
export function runScript(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = startScript(script, environment)
  return ended(child, () => `${script.join(' ')} did not succeed; its message stands above.`)
}

/** Runs a script to its end in silence: what it says goes into the log, and its last lines are told when it fails. */
export function runQuietly(
  script: readonly string[],
  log: LogFile,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = startScript(script, environment, 'pipe')
  child.stdout?.on('data', log.write)
  child.stderr?.on('data', log.write)
  return ended(child, () => `${script[0]} did not succeed:\n${log.lastLines(12)}\nMore of it stands in ${log.path}`)
}

function ended(child: ChildProcess, reason: () => string): Promise<void> {
  return new Promise((settle, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? settle() : fail(new Advice(reason()))))
  })
}

/** Ends every script that still runs, and waits until each is gone. */
export async function endScripts(): Promise<void> {
  const ends = [...running].map((child) => {
    const gone = new Promise((settle) => child.once('exit', settle))
    child.kill('SIGTERM')
    return gone
  })
  await Promise.all(ends)
}

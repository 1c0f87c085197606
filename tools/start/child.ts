import { type ChildProcess, spawn } from 'node:child_process'
import { Advice, root } from './settings.ts'

const running = new Set<ChildProcess>()

/** Starts a script of this repository under the same Node, with its output beside ours. */
export function startScript(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/** Runs a script to its end; anything but success is a failure of the whole. */
export function runScript(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((settle, fail) => {
    const child = startScript(script, environment)
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      if (code === 0) settle()
      else fail(new Advice(`${script.join(' ')} ended with ${signal ?? code}; its message stands above.`))
    })
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

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { LogFile } from './log-file.ts'
import { type Life, pauseBefore } from './restarts.ts'
import { Advice, root } from './settings.ts'

/** What the server says to whoever started it: where it answers, or in a sentence why it does not. */
export type Said = { readonly address: string } | { readonly advice: string }

export interface Supervised {
  readonly address: string
  /** Settles, with the reason, when the server was started again in vain. */
  readonly givenUp: Promise<string>
  end(): Promise<void>
}

interface Supervision {
  /** The server as a script of Node with its arguments; it tells its `Said` over the channel. */
  readonly script: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly log: LogFile
  readonly say: (sentence: string) => void
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

const longestEnding = 15_000

/** Starts the server in a process of its own and, once it has answered, starts it again whenever it ends by a fault. */
export async function supervise(given: Supervision): Promise<Supervised> {
  const { log, say, wait = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }) } = given
  const givenUp = Promise.withResolvers<string>()
  const lives: Life[] = []
  let ending = false
  let running = launch(given)
  const address = await addressOf(running, log)

  async function keepRunning(): Promise<void> {
    for (;;) {
      const milliseconds = await running.ended
      if (ending) return
      lives.push({ milliseconds })
      const pause = pauseBefore(lives)
      if (pause === null) {
        givenUp.resolve(`The server ended ${lives.length} times in a row and is not started again. ${where(log)}`)
        return
      }
      say(`The server has ended by a fault and is started again in ${pause / 1000} s. ${where(log)}`)
      await wait(pause)
      if (ending) return
      running = launch(given)
      void running.said.then((said) => 'address' in said && say('The server answers again.'))
    }
  }
  void keepRunning()

  return {
    address,
    givenUp: givenUp.promise,
    async end() {
      ending = true
      running.process.kill('SIGTERM')
      const isLate = setTimeout(longestEnding, 'late', { ref: false })
      if ((await Promise.race([running.ended, isLate])) === 'late') running.process.kill('SIGKILL')
      await running.ended
    },
  }
}

const where = (log: LogFile) => `What happened stands in ${log.path}`

interface Running {
  readonly process: ChildProcess
  readonly said: Promise<Said>
  /** After how many milliseconds it ended. */
  readonly ended: Promise<number>
}

function launch({ script, environment, log }: Supervision): Running {
  const began = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, ...script], {
    cwd: root,
    // The channel also tells the server when this process is gone, even when it was killed outright.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  child.stdout?.on('data', log.write)
  child.stderr?.on('data', log.write)
  const ended = new Promise<number>((settle) => child.once('exit', () => settle(performance.now() - began)))
  const said = new Promise<Said>((settle) => child.once('message', (message) => settle(message as Said)))
  return { process: child, said, ended }
}

async function addressOf({ said, ended }: Running, log: LogFile): Promise<string> {
  const first = await Promise.race([said, ended])
  if (typeof first === 'number') throw new Advice(`The server did not start.\n${log.lastLines(12)}\n${where(log)}`)
  if ('advice' in first) {
    await ended
    throw new Advice(first.advice)
  }
  return first.address
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { BareGiven } from './bare-server.ts'

export interface RunningBare {
  readonly address: string
  stop(): Promise<void>
}

/** A bare server in a process of its own. */
export async function startBare(given: BareGiven): Promise<RunningBare> {
  const folder = mkdtempSync(join(tmpdir(), 'omsorg-bench-'))
  const file = join(folder, 'recordings')
  writeFileSync(file, serialize(given))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const [port] = (await Promise.race([
    once(child, 'message'),
    exit.then(() => {
      throw new Error('a bare server ended before it listened')
    }),
  ])) as [number]
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect()
      await exit
      rmSync(folder, { recursive: true })
    },
  }
}

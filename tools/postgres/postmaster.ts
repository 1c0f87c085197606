import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes about itself into postmaster.pid, line by line. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly ready: boolean
}

export function postmasterIn(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? readPostmaster(readFileSync(file, 'utf8')) : null
}

export function readPostmaster(text: string): Postmaster | null {
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  if (!Number(pid)) return null
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status === 'ready' }
}

/**
 * Whether the process of a postmaster.pid still lives and is a PostgreSQL. After a crash its number may belong to someone
 * else, or to a zombie process; where the system shows it, we look.
 */
export function lives({ pid }: Postmaster): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  const file = `/proc/${pid}/stat`
  return existsSync(file) && isLivePostgres(readFileSync(file, 'utf8'))
}

/** Reads a /proc/<pid>/stat: `pid (name) state ...`. */
export function isLivePostgres(stat: string): boolean {
  const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(stat) ?? []
  return name === 'postgres' && state !== undefined && !'ZX'.includes(state)
}

import { existsSync, readFileSync } from 'node:fs'

/** A process that was seen to live. */
export interface Living {
  readonly pid: number
  /** Tells it from a later one with the same number; empty where the system does not show it. */
  readonly born: string
}

export function isAlive(living: Living): boolean {
  try {
    process.kill(living.pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  return living.born === birthOf(living.pid)
}

/** On Linux the boot and the tick at which the process began; a zombie process has none. */
export function birthOf(pid: number): string {
  if (process.platform !== 'linux') return ''
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 'gone'
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  if (fields[0] === 'Z') return 'gone'
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
}

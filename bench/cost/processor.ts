import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of the processor that a process has used for itself and for the system; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  const stat = statOf(pid)
  return stat && (stat.own * 1000) / ticksPerSecond
}

/** The same of a process with all that it has started, also of those that have ended: the whole of PostgreSQL. */
export function processorTimeOfFamily(pid: number): number | null {
  const eldest = statOf(pid)
  if (!eldest) return null
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid)
  const ticks = children.reduce((sum, stat) => sum + (stat?.own ?? 0), eldest.own + eldest.ended)
  return (ticks * 1000) / ticksPerSecond
}

export function parentOf(pid: number): number | null {
  return statOf(pid)?.parent ?? null
}

/** Resident memory in MiB. */
export function memoryOf(pid: number): number | null {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]
  return kibibytes ? Number(kibibytes) / 1024 : null
}

/** Of it what the process made itself, MiB. The rest are pages of files, such as those of Node, which others on the machine share. */
export function ownMemoryOf(pid: number): number | null {
  const kibibytes = /RssAnon:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]
  return kibibytes ? Number(kibibytes) / 1024 : null
}

/** As Linux counts for programs, on every machine. */
const ticksPerSecond = 100

/** `pid (name) state ppid …`; the name may hold anything but is the only thing in parentheses. */
function statOf(pid: number) {
  const text = read(`/proc/${pid}/stat`)
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent, , , , , , , , , , user, system, userOfEnded, systemOfEnded] = fields
  if (parent === undefined || user === undefined || system === undefined) return null
  return { parent, own: user + system, ended: (userOfEnded ?? 0) + (systemOfEnded ?? 0) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

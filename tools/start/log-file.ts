import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const largest = 10_000_000

/** A file that what is started writes to. One that has grown too large becomes `<name>.old`, in place of the one before it. */
export interface LogFile {
  readonly path: string
  write(text: string | Uint8Array): void
  /** The last lines, for whoever is told that something failed. */
  lastLines(count: number): string
}

export function openLogFile(path: string, mostBytes = largest): LogFile {
  mkdirSync(dirname(path), { recursive: true })
  let size = existsSync(path) ? statSync(path).size : 0
  return {
    path,
    write(text) {
      if (size > 0 && size + text.length > mostBytes) {
        renameSync(path, `${path}.old`)
        size = 0
      }
      appendFileSync(path, text, { mode: 0o600 })
      size += text.length
    },
    lastLines(count) {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      return text.trimEnd().split('\n').slice(-count).join('\n')
    },
  }
}

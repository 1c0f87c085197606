import { readInWorker, type Unreadable } from './read-in-worker.ts'
import type { SheetLine } from './sheet-lines.ts'

export interface LinesPart {
  readonly sheet: number
  readonly lines: readonly SheetLine[]
  readonly isLast: boolean
}

/** The rows of the first sheets of a CSV or Excel file that have something in them, no more than so many of each, part by part. */
export function readLines(
  bytes: Uint8Array<ArrayBuffer>,
  limits: { readonly sheets: number; readonly linesAtOnce: number; readonly mostLines: number },
): AsyncGenerator<LinesPart | Unreadable> {
  return readInWorker<LinesPart>(new URL('./lines-worker.ts', import.meta.url), { bytes, ...limits })
}

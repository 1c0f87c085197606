import { workerData } from 'node:worker_threads'
import { handPart } from './hand-part.ts'
import { linesOf, type SheetLine } from './sheet-lines.ts'

const { bytes, linesAtOnce, mostLines } = workerData as {
  readonly bytes: Uint8Array
  readonly linesAtOnce: number
  readonly mostLines: number
}

// A file that cannot be read ends the worker, and whoever waits for it knows. Lines without anything in them count for nothing.
let lines: SheetLine[] = []
let read = 0
for await (const line of linesOf(bytes)) {
  if (line.row > 1 && line.cells.every((cell) => cell === '')) continue
  read += 1
  if (read > mostLines) break
  lines.push(line)
  if (lines.length < linesAtOnce) continue
  await handPart({ lines, isLast: false })
  lines = []
}
await handPart({ lines, isLast: true })

import { workerData } from 'node:worker_threads'
import { handPart } from './hand-part.ts'
import { linesOf, type SheetLine } from './sheet-lines.ts'

const { bytes, sheets, linesAtOnce, mostLines } = workerData as {
  readonly bytes: Uint8Array
  readonly sheets: number
  readonly linesAtOnce: number
  readonly mostLines: number
}

// A file that cannot be read ends the worker, and whoever waits for it knows. Lines without anything in them count for nothing.
for (let sheet = 0; sheet < sheets; sheet += 1) {
  let lines: SheetLine[] = []
  let read = 0
  for await (const line of linesOf(bytes, sheet)) {
    if (line.row > 1 && line.cells.every((cell) => cell === '')) continue
    read += 1
    if (read > mostLines) break
    lines.push(line)
    if (lines.length < linesAtOnce) continue
    await handPart({ sheet, lines, isLast: false })
    lines = []
  }
  await handPart({ sheet, lines, isLast: sheet === sheets - 1 })
}

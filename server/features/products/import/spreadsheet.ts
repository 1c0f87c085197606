import { Worker } from 'node:worker_threads'

/** What a file of ten megabytes may take of the machine; one that takes more is meant to. */
const mostMegabytes = 768
const longest = 30_000

/** Files are read one after the other, however many are sent. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * The cells of a CSV file or of the first sheet of an Excel file, as text; null for what is neither. A CSV may be divided by
 * comma, semicolon or tab, and be written in UTF-8 or, as Excel in the Nordic countries writes it, in Windows-1252. Read
 * beside the server, so that a file that blows up takes nobody with it.
 */
export function cellsOf(bytes: Uint8Array): Promise<string[][] | null> {
  const cells = turn.then(() => readBeside(bytes))
  turn = cells
  return cells
}

function readBeside(bytes: Uint8Array): Promise<string[][] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./cells-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    const tooLong = setTimeout(() => void worker.terminate(), longest)
    worker.on('message', (cells: string[][] | null) => resolve(cells))
    worker.on('error', () => resolve(null))
    worker.on('exit', () => {
      clearTimeout(tooLong)
      resolve(null)
    })
  })
}

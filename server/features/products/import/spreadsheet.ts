import { Worker } from 'node:worker_threads'
import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import type { FilePart } from './file-part.ts'

/** What reading a file of ten megabytes may take of the machine, in megabytes; one that takes more is meant to. */
export const memoryOfReader = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const
const longest = 30_000

/** A file that is neither, or that is made to take more than the machine gives it. */
export interface Unreadable {
  readonly isUnreadable: true
}

/**
 * A CSV file or the first sheet of an Excel file, part by part; the next part is read when it is asked for. A CSV may be
 * divided by comma, semicolon or tab, and be written in UTF-8 or, as Excel in the Nordic countries writes it, in Windows-1252.
 * Read beside the server, so that a file that blows up takes nobody with it.
 */
export async function* readFile(
  kind: ImportKind,
  bytes: Uint8Array<ArrayBuffer>,
): AsyncGenerator<FilePart | Unreadable> {
  const worker = new Worker(new URL('./cells-worker.ts', import.meta.url), {
    workerData: { bytes, kind },
    transferList: [bytes.buffer],
    resourceLimits: memoryOfReader,
  })
  // Null when it was ended, by a fault or by its limits; a part that was sent before arrives before.
  const ended = new Promise<null>((resolve) => {
    worker.on('error', () => resolve(null))
    worker.on('exit', () => resolve(null))
  })
  try {
    let isLast = false
    while (!isLast) {
      const part = await Promise.race([nextOf(worker), ended])
      if (!part) {
        yield { isUnreadable: true }
        return
      }
      isLast = part.isLast
      yield part
      if (!isLast) worker.postMessage('more', [])
    }
  } finally {
    await worker.terminate()
  }
}

function nextOf(worker: Worker): Promise<FilePart> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => void worker.terminate(), longest)
    const done = () => {
      clearTimeout(tooLong)
      worker.off('exit', done)
    }
    worker.on('exit', done)
    worker.once('message', (part: FilePart) => {
      done()
      resolve(part)
    })
  })
}

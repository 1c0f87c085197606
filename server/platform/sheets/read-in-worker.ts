import { Worker } from 'node:worker_threads'

/** What reading a file of ten megabytes may take of the machine, in megabytes; one that takes more is meant to. */
export const memoryOfReader = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const
const longest = 30_000

/** A file that is neither, or that is made to take more than the machine gives it. */
export interface Unreadable {
  readonly isUnreadable: true
}

/**
 * A file, part by part, as a worker hands them; the next part is read when it is asked for. Read beside the server, so that a file
 * that blows up takes nobody with it.
 */
export async function* readInWorker<Part extends { readonly isLast: boolean }>(
  worker: URL,
  { bytes, ...more }: { readonly bytes: Uint8Array<ArrayBuffer> } & Readonly<Record<string, unknown>>,
): AsyncGenerator<Part | Unreadable> {
  const reader = new Worker(worker, {
    workerData: { bytes, ...more },
    transferList: [bytes.buffer],
    resourceLimits: memoryOfReader,
  })
  // Null when it was ended, by a fault or by its limits; a part that was sent before arrives before.
  const ended = new Promise<null>((resolve) => {
    reader.on('error', () => resolve(null))
    reader.on('exit', () => resolve(null))
  })
  try {
    let isLast = false
    while (!isLast) {
      const part = await Promise.race([nextOf<Part>(reader), ended])
      if (!part) {
        yield { isUnreadable: true }
        return
      }
      isLast = part.isLast
      yield part
      if (!isLast) reader.postMessage('more', [])
    }
  } finally {
    await reader.terminate()
  }
}

function nextOf<Part>(worker: Worker): Promise<Part> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => void worker.terminate(), longest)
    const done = () => {
      clearTimeout(tooLong)
      worker.off('exit', done)
    }
    worker.on('exit', done)
    worker.once('message', (part: Part) => {
      done()
      resolve(part)
    })
  })
}

import { Worker } from 'node:worker_threads'
import type { Paper } from '@omsorg/texts/papers/paper.ts'
import type { Sheet } from '@omsorg/texts/papers/sheet.ts'

/** A paper as it travels to where it is drawn: no function does, so the words of a page have signs in place of its numbers. */
export type TravellingPaper = (Omit<Paper, 'page'> | Omit<Sheet, 'page'>) & { readonly page: string }

export const signs = { number: -1, of: -2 } as const

const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const

let before: Promise<unknown> = Promise.resolve()

/** Beside the server, so that nobody waits for a page that is drawn for somebody else; one after the other, so that all of them take one core. */
export function drawPaper(paper: Paper | Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = before.then(() => drawnBeside({ ...paper, page: paper.page(signs) }))
  before = drawn.then(
    () => null,
    () => null,
  )
  return drawn
}

function drawnBeside(paper: TravellingPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    workerData: paper,
    resourceLimits: limits,
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  // Without effect once it is drawn.
  worker.once('exit', () => reject(new Error('a paper was not drawn')))
  return promise
}

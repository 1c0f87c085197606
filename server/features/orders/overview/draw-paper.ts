import { Worker } from 'node:worker_threads'
import type { Paper } from '@omsorg/texts/papers/paper.ts'
import type { Sheet } from '@omsorg/texts/papers/sheet.ts'

/** A paper as it travels to where it is drawn: no function does, so the words of a page have signs in place of its numbers. */
export type TravellingPaper = (Omit<Paper, 'page'> | Omit<Sheet, 'page'>) & { readonly page: string }

/** What comes back: the bytes, or why there are none. */
export type DrawnPaper = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly fault: string }

export const signs = { number: -1, of: -2 } as const

const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const
/** No paper takes near as long; one that does is given up, so that those behind it are drawn. */
const longestMs = 60_000

let drawing: Worker | null = null
let before: Promise<unknown> = Promise.resolve()

/**
 * Beside the server, so that nobody waits for a page that is drawn for somebody else; one after the other, so that all of them
 * take one core. The thread stays, with library and faces read, and keeps no process from ending.
 */
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
  const worker = (drawing ??= started())
  const tooLong = AbortSignal.timeout(longestMs)
  const giveUp = () => void worker.terminate()
  const onMessage = (drawn: DrawnPaper) =>
    'bytes' in drawn ? resolve(drawn.bytes) : reject(new Error(`a paper was not drawn: ${drawn.fault}`))
  const onExit = () => reject(new Error('a paper was not drawn'))
  worker.once('message', onMessage)
  worker.once('error', reject)
  worker.once('exit', onExit)
  worker.ref()
  tooLong.addEventListener('abort', giveUp)
  worker.postMessage(paper, [])
  return promise.finally(() => {
    tooLong.removeEventListener('abort', giveUp)
    worker.off('message', onMessage).off('error', reject).off('exit', onExit)
    worker.unref()
  })
}

/** A thread that ends, whatever it ends of, is followed by another with the next paper. */
function started(): Worker {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { resourceLimits: limits })
  const forget = () => {
    if (drawing === worker) drawing = null
  }
  worker.once('error', forget).once('exit', forget)
  return worker
}

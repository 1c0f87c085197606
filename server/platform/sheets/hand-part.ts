import { parentPort } from 'node:worker_threads'

/** Hands a part to whoever reads the file; but for the last one, waits until the next is asked for. */
export function handPart<Part extends { readonly isLast: boolean }>(part: Part): Promise<void> {
  return new Promise((resolve) => {
    if (part.isLast) resolve()
    else parentPort?.once('message', () => resolve())
    parentPort?.postMessage(part, [])
  })
}

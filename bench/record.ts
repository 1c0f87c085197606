import { once } from 'node:events'
import { join } from 'node:path'
import type { Case } from './cases.ts'
import { send, type Answered, type Sent } from './load.ts'
import { startProduct, type ProductGiven, type RunningProduct } from './product.ts'
import { withDrawnValues, type RecordedStatement, type Recording, type ToRecorder } from './recording.ts'

/** The product with a listener at its driver: slower, and therefore never the one that is measured. */
export function startRecordedProduct(given: ProductGiven): Promise<RunningProduct> {
  return startProduct({ ...given, nodeArguments: ['--import', join(import.meta.dirname, 'recorder.ts')] })
}

/** What each call makes the product say to PostgreSQL; twice, to see what a call draws for itself alone. */
export async function record(product: RunningProduct, each: Case, calls: readonly Sent[]): Promise<Recording[]> {
  const recordings: Recording[] = []
  for (const call of calls) {
    const one = await recordOnce(product, each, call)
    recordings.push(withDrawnValues(one, each.drawsIds ? await recordOnce(product, each, call) : one))
  }
  return recordings
}

async function recordOnce(product: RunningProduct, each: Case, call: Sent): Promise<RecordedStatement[]> {
  await ask(product, { say: 'begin', undo: each.writes })
  const answer = await send(product.address, call)
  if (!isShown(each, answer)) {
    throw new Error(`${each.name}: ${call.path} was answered ${answer.status}: ${answer.body.toString().slice(0, 500)}`)
  }
  return (await ask(product, { say: 'take' })) as RecordedStatement[]
}

export function isShown(each: Case, answer: Answered): boolean {
  return answer.status === 200 && each.shows(JSON.parse(answer.body.toString()))
}

async function ask({ process: child }: RunningProduct, message: ToRecorder): Promise<unknown> {
  const answered = once(child, 'message')
  child.send(message)
  const [answer] = (await answered) as [unknown]
  return answer
}

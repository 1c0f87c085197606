import { Agent, request as open } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** A call as it goes over the wire. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface Answered {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds of each answer. */
  readonly latencies: readonly number[]
}

export interface Load {
  readonly address: string
  readonly next: Next
  readonly connections: number
  /** Null = until no call is left. */
  readonly seconds: number | null
}

/** The next call and what its answer must be, or null when there is none left. */
export type Next = () => { readonly sent: Sent; readonly isRight: (answer: Answered) => boolean } | null

/** Closed loop: each connection sends its next call when its last one is answered. A wrong answer ends the bench. */
export async function putLoad({ address, next, connections, seconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const began = performance.now()
  const ends = seconds === null ? Number.POSITIVE_INFINITY : began + seconds * 1000
  const connection = async () => {
    while (performance.now() < ends) {
      const call = next()
      if (!call) return
      latencies.push(await answered(address, call, performance.now(), agent))
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  return { perSecond: latencies.length / ((performance.now() - began) / 1000), latencies }
}

/** Open loop: calls come at a fixed rate whether the last ones are answered or not; each has waited since it was to be sent. */
export async function putArrivals({
  address,
  next,
  perSecond,
  seconds,
}: Pick<Load, 'address' | 'next'> & { readonly perSecond: number; readonly seconds: number }): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const began = performance.now()
  const answers: Promise<number>[] = []
  try {
    for (let place = 0; place < perSecond * seconds; place += 1) {
      const due = began + (place * 1000) / perSecond
      const early = due - performance.now()
      if (early > 0) await setTimeout(early)
      const call = next()
      if (!call) break
      answers.push(answered(address, call, due, agent))
    }
    return { perSecond, latencies: await Promise.all(answers) }
  } finally {
    agent.destroy()
  }
}

/** Milliseconds since `from`; a wrong answer ends the bench. */
async function answered(
  address: string,
  call: NonNullable<ReturnType<Next>>,
  from: number,
  agent: Agent,
): Promise<number> {
  const answer = await send(address, call.sent, agent)
  const took = performance.now() - from
  if (call.isRight(answer)) return took
  const { method, path } = call.sent
  throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body.toString().slice(0, 500)}`)
}

export function send(address: string, sent: Sent, agent?: Agent): Promise<Answered> {
  return new Promise((settle, fail) => {
    const length = sent.body === null ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) }
    const headers = { ...sent.headers, ...length }
    const call = open(address + sent.path, { method: sent.method, headers, ...(agent ? { agent } : {}) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
      answer.on('error', fail)
    })
    call.on('error', fail)
    call.end(sent.body ?? undefined)
  })
}

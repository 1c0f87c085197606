import { Agent, request as open } from 'node:http'

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
  /** The next call and what its answer must be, or null when there is none left. */
  readonly next: () => { readonly sent: Sent; readonly isRight: (answer: Answered) => boolean } | null
  readonly connections: number
  /** Null = until no call is left. */
  readonly seconds: number | null
}

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
      const from = performance.now()
      const answer = await send(address, call.sent, agent)
      latencies.push(performance.now() - from)
      if (!call.isRight(answer)) {
        throw new Error(
          `${call.sent.method} ${call.sent.path} was answered ${answer.status}: ${answer.body.toString().slice(0, 500)}`,
        )
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  return { perSecond: latencies.length / ((performance.now() - began) / 1000), latencies }
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

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems hand out by themselves (from 32768 on Linux, 49152 elsewhere): nothing else takes one before it is used. */
const range = [20_000, 32_000] as const

/** A port of 127.0.0.1 that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(...range)
    if (await isFree(port)) return port
  }
  throw new Error(`no port between ${range[0]} and ${range[1]} is free`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.on('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })
}

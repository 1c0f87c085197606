import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

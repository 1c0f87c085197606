import { createServer } from 'node:net'
import type { Settings } from './settings.ts'

/** Asked before anything is built: a port that cannot be had fails here, as it would when the server listens. */
export function refuseTakenPort({ port }: Pick<Settings, 'port'>): Promise<void> {
  const host = process.env['OMSORG_HOST'] || '127.0.0.1'
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen({ port, host }, () => probe.close(() => settle()))
  })
}

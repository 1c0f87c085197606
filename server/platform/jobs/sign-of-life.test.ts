import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { lifeOf } from './heartbeat.ts'

describe('a worker whose database is away', () => {
  test('asks for it one time after the other, never two at once', async () => {
    const pauseMs = 20
    const began = performance.now()
    const sixth = Promise.withResolvers<void>()
    let asked = 0
    const absent = createServer((socket) => {
      asked += 1
      if (asked === 6) sixth.resolve()
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(absent, 'listening')
    const { port } = absent.address() as AddressInfo
    const life = lifeOf({ host: '127.0.0.1', port, user: 'nobody', password: '' }, createLog('silent'), pauseMs)

    const begun = life.begin('worker').catch(() => 'ended')
    await sixth.promise
    expect(performance.now() - began).toBeGreaterThanOrEqual(5 * pauseMs - 1)

    await life.end()
    expect(await begun).toBe('ended')
    absent.close()
  })
})

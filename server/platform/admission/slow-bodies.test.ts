import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitSlowBodies } from './slow-bodies.ts'

let server: FastifyInstance
let port: number
beforeEach(async () => {
  server = Fastify({ logger: false })
  limitSlowBodies(server, async ({ headers }) => headers.authorization === 'known', { usual: 100, file: 600_000 })
  const answer = async () => 'taken in'
  server.post('/file', { config: { takesFile: true } }, answer)
  server.post('/order', answer)
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterEach(() => server.close())

/** A call of four bytes, of which two have left. */
async function halfSent(address: string, authorization: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const head = `POST ${address} HTTP/1.1\r\nHost: here\r\nAuthorization: ${authorization}\r\n`
  socket.write(`${head}Content-Type: text/plain\r\nContent-Length: 4\r\n\r\nab`)
  return socket
}

test('a body that does not come is not waited for, but a file of whoever is signed in is', async () => {
  const photo = await halfSent('/file', 'known')
  const others = await Promise.all([halfSent('/order', 'known'), halfSent('/file', 'nobody')])
  await Promise.all(others.map((each) => once(each, 'close')))
  photo.write('cd')
  const [reply] = (await once(photo, 'data')) as [Buffer]
  expect(reply.toString()).toContain('HTTP/1.1 200 OK')
  photo.destroy()
})

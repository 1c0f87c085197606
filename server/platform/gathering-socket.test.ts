import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

test('what is written in one turn leaves together at its end', async () => {
  const server = createServer((other) => other.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new GatheringSocket()
  const address = server.address()
  socket.connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  await once(socket, 'connect')
  const statement = (text: string) => {
    socket.cork()
    socket.write(text)
    socket.uncork()
    return socket.bytesWritten - socket.writableLength
  }
  const held = [statement('begin'), statement('select')]
  await new Promise((turn) => process.nextTick(turn))
  expect([...held, socket.writableLength, statement('commit')]).toEqual([0, 0, 0, 11])
  socket.destroy()
  server.close()
})

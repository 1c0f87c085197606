import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Canary {
  readonly address: string
  close(): Promise<void>
}

/** A server that guards nothing: whoever asks gets what was asked for, with whatever was sent, and never a refusal. */
export async function startCanary(): Promise<Canary> {
  // The fuzzing of one endpoint may take seconds between two calls; the connection is there still.
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ careRecipientId: 1, address: request.url, sent: body.slice(0, 1000) }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

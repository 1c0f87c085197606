import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** What was said to PostgreSQL. */
export interface Said {
  readonly statements: number
  /** How often somebody waited: what is sent while an answer is still awaited travels along. */
  readonly roundTrips: number
}

/** A way to PostgreSQL that counts what passes, and knows nothing of whoever speaks. */
export interface Wire {
  /** The database by this way. */
  readonly url: string
  /** All that was said so far. */
  said(): Said
  /** Makes the connections, of which none may be at work, tell what they have read: PostgreSQL holds it back for a second. */
  tellStatistics(): Promise<void>
  close(): Promise<void>
}

export async function openWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl)
  const total = { statements: 0, roundTrips: 0 }
  const lines = new Set<Line>()
  const server = createServer((client) => {
    const line = lineOf(client, connect(Number(target.port || 5432), target.hostname), total)
    lines.add(line)
    client.on('close', () => lines.delete(line))
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    said: () => ({ ...total }),
    tellStatistics: async () => void (await Promise.all([...lines].map((line) => line.tellStatistics()))),
    close: () => new Promise((settle) => server.close(() => settle())),
  }
}

interface Line {
  tellStatistics(): Promise<void>
}

/** The letters that messages begin with. */
const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const complete = 'C'.charCodeAt(0)
const ready = 'Z'.charCodeAt(0)

const tell = message(query, 'select pg_stat_force_next_flush()\0')

function lineOf(client: Socket, postgres: Socket, total: { statements: number; roundTrips: number }): Line {
  let isOpen = false
  let awaited = 0
  let told: (() => void) | null = null
  const asked = reader(true, (type) => {
    if (!isOpen || (type !== query && type !== sync)) return
    if (awaited === 0) total.roundTrips += 1
    awaited += 1
  })
  const answered = reader(false, (type) => {
    if (type === complete && !told) total.statements += 1
    if (type !== ready) return
    if (isOpen && !told) awaited -= 1
    isOpen = true
  })
  for (const socket of [client, postgres]) socket.setNoDelay(true).on('error', () => socket.destroy())
  client.on('data', (bytes: Buffer) => {
    asked(bytes)
    postgres.write(bytes)
  })
  postgres.on('data', (bytes: Buffer) => {
    const isReady = answered(bytes)
    if (!told) return void client.write(bytes)
    if (!isReady) return
    told()
    told = null
    client.resume()
  })
  client.on('close', () => postgres.end())
  postgres.on('close', () => client.end())
  return {
    tellStatistics: () =>
      new Promise((settle) => {
        if (!isOpen) return settle()
        client.pause()
        told = settle
        postgres.write(tell)
      }),
  }
}

/** Reads the letters of messages out of a stream; the first of a client has none. Answers whether the bytes ended with "ready". */
function reader(beginsUnnamed: boolean, seen: (type: number) => void): (bytes: Buffer) => boolean {
  let unnamed = beginsUnnamed
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
    let last = 0
    for (;;) {
      const head = unnamed ? 0 : 1
      if (rest.length < head + 4) return last === ready
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return false
      last = unnamed ? 0 : (rest[0] ?? 0)
      unnamed = false
      seen(last)
      rest = rest.subarray(length)
    }
  }
}

function message(type: number, text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt8(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

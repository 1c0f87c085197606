import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface ScannerSwitches {
  /** The next n scans are cut off instead of answered. */
  readonly drops: number
  readonly garbage: boolean
  /** Larger streams are answered with an error, as the real one does beyond its StreamMaxLength. */
  readonly largest: number
  readonly isSilent: boolean
}

export interface FakeScanner {
  readonly host: string
  readonly port: number
  turn(changes: Partial<ScannerSwitches>): void
  stop(): Promise<void>
}

const usual: ScannerSwitches = { drops: 0, garbage: false, largest: 25 * 1024 * 1024, isSilent: false }
const command = 'zINSTREAM\0'
/** The test file of all scanners, in two halves so that none finds it here. */
const signature = `EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE'}`

/** A scanner that speaks the protocol of clamd over real sockets, and knows the one sample that every scanner knows. */
export async function startFakeScanner(): Promise<FakeScanner> {
  let switches = usual
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let came = Buffer.alloc(0)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (piece) => {
      came = Buffer.concat([came, Buffer.from(piece)])
      const content = contentOf(came)
      if (content === null || switches.isSilent) return
      if (switches.drops > 0) {
        switches = { ...switches, drops: switches.drops - 1 }
        socket.destroy()
      } else socket.end(`${answerTo(content)}\0`)
    })
  })

  function answerTo(content: Buffer): string {
    if (switches.garbage) return 'UNKNOWN COMMAND'
    if (content.length > switches.largest) return 'INSTREAM size limit exceeded. ERROR'
    return content.includes(signature) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: '127.0.0.1',
    port,
    turn: (changes) => {
      switches = { ...switches, ...changes }
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Null until all of it has come. */
function contentOf(came: Buffer): Buffer | null {
  if (came.subarray(0, command.length).toString('latin1') !== command) return null
  // The last piece has no length: until it has come nothing is read.
  if (came.readUInt32BE(came.length - 4) !== 0) return null
  const pieces: Buffer[] = []
  let at = command.length
  while (at + 4 <= came.length) {
    const length = came.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(came.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

import { connect } from 'node:net'
import { ScannerUnavailable, type Verdict, type VirusScanner } from './port.ts'

export interface ClamdSettings {
  readonly host: string
  readonly port: number
  readonly timeoutMs?: number
}

const pieceSize = 64 * 1024
/** An answer is one line. */
const longestAnswer = 4_096

/**
 * ClamAV over its own protocol: `zINSTREAM`, then each piece behind its length in four bytes, then a length of none. It answers
 * `stream: OK`, `stream: <name> FOUND` or an error, and ends with a zero byte. https://docs.clamav.net/manual/Usage/Scanning.html
 */
export function clamd({ host, port, timeoutMs = 60_000 }: ClamdSettings): VirusScanner {
  return {
    scan: (content) =>
      new Promise<Verdict>((resolve, reject) => {
        const socket = connect({ host, port, timeout: timeoutMs })
        let answer = ''
        const fail = (why: string, cause?: unknown) => {
          socket.destroy()
          reject(new ScannerUnavailable(why, { cause }))
        }
        socket.on('error', (cause) => fail('The scanner cannot be reached', cause))
        socket.on('timeout', () => fail('The scanner did not answer in time'))
        socket.on('data', (piece) => {
          answer += piece.toString('latin1')
          if (answer.length > longestAnswer) fail('The scanner answered what nobody understands')
        })
        socket.on('close', () => {
          const verdict = verdictOf(answer)
          if (verdict) resolve(verdict)
          else reject(new ScannerUnavailable('The scanner answered no verdict'))
        })
        socket.on('connect', () => {
          socket.write('zINSTREAM\0')
          for (let at = 0; at < content.length; at += pieceSize) {
            const piece = content.subarray(at, at + pieceSize)
            socket.write(lengthOf(piece.length))
            socket.write(piece)
          }
          socket.write(lengthOf(0))
        })
      }),
  }
}

function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

function verdictOf(answer: string): Verdict | null {
  const line = answer.replace(/\0.*$/s, '').trim()
  if (line === 'stream: OK') return { kind: 'clean' }
  const [, name] = /^stream: (.{1,200}) FOUND$/.exec(line) ?? []
  return name === undefined ? null : { kind: 'found', name }
}

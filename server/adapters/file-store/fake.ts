import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Connection } from './s3.ts'

export interface StoreSwitches {
  /** The next n calls are answered with it; then all is as usual. */
  readonly failures: number
  readonly failWith: number
  readonly answerAfterMs: number
  /** Cuts the line instead of answering. */
  readonly drops: boolean
  /** What is read is cut short, or is another than was put, or is no answer of a store at all. */
  readonly spoils: 'nothing' | 'cut' | 'changed' | 'garbage'
  /** Takes what is put and forgets it, with a friendly answer. */
  readonly forgets: boolean
  readonly bucketIsGone: boolean
}

export interface FakeStore {
  readonly connection: S3Connection
  /** What lies there now. */
  keys(): string[]
  /** Puts something there that nobody told us of, so many hours ago. */
  leave(key: string, hoursAgo: number): void
  turn(switches: Partial<StoreSwitches>): void
  stop(): Promise<void>
}

const usual: StoreSwitches = {
  failures: 0,
  failWith: 503,
  answerAfterMs: 0,
  drops: false,
  spoils: 'nothing',
  forgets: false,
  bucketIsGone: false,
}

interface Kept {
  readonly content: Buffer
  readonly at: Date
}

/** A store that speaks the protocol of S3 over real HTTP, and checks signatures and sums as the real ones do. */
export async function startFakeStore(): Promise<FakeStore> {
  const objects = new Map<string, Kept>()
  let switches = usual
  const [bucket, region, accessKey, secretKey] = ['omsorg-files', 'eu-north-1', 'fake-access', 'fake-secret']

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const address = new URL(request.url ?? '/', 'http://store')
    const wrong = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    }
    if (switches.drops) return void request.socket.destroy()
    if (switches.failures > 0) {
      switches = { ...switches, failures: switches.failures - 1 }
      return wrong(switches.failWith, 'SlowDown')
    }
    if (!isSigned(request, address, body, { region, accessKey, secretKey })) return wrong(403, 'SignatureDoesNotMatch')
    const [, named = '', encoded = ''] = address.pathname.split('/')
    if (decodeURIComponent(named) !== bucket || switches.bucketIsGone) return wrong(404, 'NoSuchBucket')
    const key = decodeURIComponent(encoded)
    if (key === '') {
      const xml = listOf(objects, address.searchParams)
      return void response.writeHead(200).end(switches.spoils === 'garbage' ? '<html></html>' : xml)
    }
    if (request.method === 'PUT') {
      const sum = request.headers['x-amz-checksum-sha256']
      if (sum !== undefined && sum !== createHash('sha256').update(body).digest('base64'))
        return wrong(400, 'BadDigest')
      if (!switches.forgets) objects.set(key, { content: body, at: new Date() })
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const kept = objects.get(key)
    if (!kept) return wrong(404, 'NoSuchKey')
    const content = spoiled(kept.content, switches.spoils)
    response.writeHead(200, { 'content-length': kept.content.length })
    // Less than was announced: the line ends before the file.
    if (content.length < kept.content.length) return void response.write(content, () => response.destroy())
    response.end(content)
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      setTimeout(() => answer(request, response, Buffer.concat(parts)), switches.answerAfterMs).unref()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { url: `http://127.0.0.1:${port}`, bucket, region, accessKey, secretKey },
    keys: () => [...objects.keys()].toSorted(),
    leave: (key, hoursAgo) => {
      objects.set(key, { content: Buffer.from('left'), at: new Date(Date.now() - hoursAgo * 3_600_000) })
    },
    turn: (changes) => {
      switches = { ...switches, ...changes }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spoiled(content: Buffer, how: StoreSwitches['spoils']): Buffer {
  if (how === 'cut') return content.subarray(0, Math.floor(content.length / 2))
  if (how === 'changed') return Buffer.concat([content.subarray(1), Buffer.from('?')])
  return content
}

function listOf(objects: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
  const after = query.get('start-after') ?? ''
  const found = [...objects]
    .filter(([key]) => key > after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, Number(query.get('max-keys') ?? '1000'))
    .map(([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><Name>files</Name>${found.join('')}</ListBucketResult>`
}

interface Keys {
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Signatures of version 4, reckoned anew from what came. */
function isSigned(
  request: IncomingMessage,
  address: URL,
  body: Buffer,
  { region, accessKey, secretKey }: Keys,
): boolean {
  const [, credential, signed, signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]+)/.exec(request.headers.authorization ?? '') ?? []
  const date = String(request.headers['x-amz-date'] ?? '')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  if (!signed || credential !== `${accessKey}/${scope}`) return false
  const sum = String(request.headers['x-amz-content-sha256'] ?? '')
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== createHash('sha256').update(body).digest('hex')) return false
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  const query = [...address.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const canonical = [request.method, address.pathname, query, headers, signed, sum].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (former, part) => createHmac('sha256', former).update(part).digest(),
    `AWS4${secretKey}`,
  )
  return createHmac('sha256', key).update(`AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash}`).digest('hex') === signature
}

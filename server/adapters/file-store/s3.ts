import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { FileStoreUnavailable, type FileStore, type StoredObject } from './port.ts'
import { objectsIn } from './s3-list.ts'

export interface S3Connection {
  /** Of the store, without the bucket: `https://s3.eu-north-1.amazonaws.com`. The bucket stands in the path. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** For the whole answer. */
  readonly timeoutMs?: number | undefined
}

const usualTimeout = 20_000
/** More is no file of ours. */
const largest = 64 * 1024 * 1024

/** Any store that speaks the protocol of S3, version 4 of its signatures, with paths for buckets. */
export function s3({ url, bucket, region, accessKey, secretKey, timeoutMs = usualTimeout }: S3Connection): FileStore {
  // Whoever asks tries again, as a job or a person does: a second try in here would only make them wait.
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 0,
  })
  const base = `${url.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function ask(address: string, understood: readonly number[], init: RequestInit = {}): Promise<Answer> {
    try {
      const response = await client.fetch(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = await bodyOf(response)
      if (understood.includes(response.status)) return { status: response.status, headers: response.headers, body }
      throw new FileStoreUnavailable(`The store answers ${response.status}`)
    } catch (error) {
      if (error instanceof FileStoreUnavailable) throw error
      throw new FileStoreUnavailable('The store does not answer', { cause: error })
    }
  }

  const addressOf = (key: string) => `${base}/${encodeURIComponent(key)}`
  return {
    async put(key, content) {
      // Signed with its sum, so that the store refuses what arrives otherwise; read back, as some stores only say that they do.
      const sum = sumOf(content)
      await ask(addressOf(key), [200], {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: { 'x-amz-content-sha256': sum.hex, 'x-amz-checksum-sha256': sum.base64 },
      })
      const kept = await ask(addressOf(key), [200])
      if (sumOf(kept.body).hex !== sum.hex)
        throw new FileStoreUnavailable('The store holds something else than was put')
    },

    async get(key) {
      const { status, headers, body } = await ask(addressOf(key), [200, 404])
      if (status === 404) {
        // A bucket that is gone answers 404 as well.
        if (!textOf(body).includes('<Code>NoSuchKey</Code>'))
          throw new FileStoreUnavailable('The store knows no such bucket')
        return null
      }
      const length = headers.get('content-length')
      if (length !== null && Number(length) !== body.length) throw new FileStoreUnavailable('The store answers a part')
      return body
    },

    async remove(key) {
      await ask(addressOf(key), [200, 204, 404], { method: 'DELETE' })
    },

    async list(after): Promise<readonly StoredObject[]> {
      const query = new URLSearchParams({
        'list-type': '2',
        'max-keys': '1000',
        ...(after !== null && { 'start-after': after }),
      })
      const { body } = await ask(`${base}?${query}`, [200])
      const found = objectsIn(textOf(body))
      if (!found) throw new FileStoreUnavailable('The store answers no list')
      return found
    },
  }
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > largest) throw new FileStoreUnavailable('The store answers more than any file')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function sumOf(content: Uint8Array) {
  const sum = createHash('sha256').update(content).digest()
  return { hex: sum.toString('hex'), base64: sum.toString('base64') }
}

function textOf(body: Uint8Array): string {
  return new TextDecoder().decode(body)
}

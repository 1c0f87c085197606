import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { Unavailable } from './port.ts'

/** How a register is reached. Registers of authorities ask for a certificate of the caller. */
export interface RegisterConnection {
  readonly url: string
  /** A bearer token, where the register asks for one. */
  readonly token?: string | undefined
  readonly certificate?: { readonly cert: string; readonly key: string } | undefined
  /** What the authority has given the caller as its name: a customer number, a user name. */
  readonly callerId?: string | undefined
  /** For the whole answer. */
  readonly timeoutMs?: number | undefined
}

export interface Question {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type RawAnswer = { readonly text: string } | { readonly why: Unavailable }

const longestAnswer = 262_144
const usualTimeout = 5_000

/**
 * Sends one question by POST, so that no identity number stands in an address. A failure answers why, without what was asked
 * or sent back: both are about a person.
 */
export function ask(connection: RegisterConnection, { headers, body }: Question): Promise<RawAnswer> {
  const address = new URL(connection.url)
  const request = address.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve) => {
    const timeout = AbortSignal.timeout(connection.timeoutMs ?? usualTimeout)
    const sent = request(
      address,
      {
        method: 'POST',
        signal: timeout,
        ...connection.certificate,
        headers: {
          ...headers,
          'content-length': Buffer.byteLength(body),
          ...(connection.token ? { authorization: `Bearer ${connection.token}` } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        let length = 0
        response.on('data', (part: Buffer) => {
          length += part.length
          if (length > longestAnswer) response.destroy()
          else parts.push(part)
        })
        response.on('close', () => {
          if (timeout.aborted) resolve({ why: 'too-slow' })
          else if (!response.complete) resolve({ why: 'no-answer' })
          else if (response.statusCode === 401 || response.statusCode === 403) resolve({ why: 'refused' })
          else if (response.statusCode !== 200) resolve({ why: 'no-answer' })
          else resolve({ text: Buffer.concat(parts).toString('utf8') })
        })
        response.on('error', () => undefined)
      },
    )
    sent.on('error', () => resolve({ why: timeout.aborted ? 'too-slow' : 'no-answer' }))
    sent.end(body)
  })
}

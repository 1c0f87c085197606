import { baseOf, type Application } from '@omsorg/contract/application.ts'
import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'

/** Whoever calls: a token, and the cookies of one browser. */
export interface Caller {
  readonly application: Application
  readonly accessToken: string | null
  readonly cookies: Cookies
}

export interface Extras {
  readonly headers?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
  /** The base to call at, where it is not the caller's own. */
  readonly base?: Application
}

export interface Answer<Body = unknown> {
  readonly status: number
  /** As the contract has it when the call was agreed to. */
  readonly body: Body
  /** Code by name or path, of a refusal. */
  readonly errors: Readonly<Record<string, string>>
  readonly detail: unknown
  readonly headers: Headers
  readonly text: string
}

/** The name of what an answer was refused for. */
export function refusalOf({ body }: { readonly body: unknown }): string {
  return (body as { refusal?: string }).refusal ?? 'none'
}

/** The cookies of one browser. A copy is what "duplicate tab" never needs: tabs share them. */
export class Cookies {
  readonly #values = new Map<string, string>()

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#values.delete(name)
      else this.#values.set(name, value)
    }
  }
}

/** Sends one call as a browser would: to the address of the caller's application, form or JSON as the contract says. */
export async function call<E extends Definition>(
  address: string,
  caller: Caller,
  endpoint: E,
  sent: CallOf<E> & Extras,
): Promise<Answer<AnswerOf<E>>> {
  const { input, params = {}, query = {} } = sent as Parts
  const url = address + pathOf(endpoint, sent.base ?? caller.application, params) + queryOf(query)
  const body = input === undefined ? null : bytesOf(endpoint, input)
  const type = typeOf(endpoint)
  return send(url, endpoint.method, {
    caller,
    headers: {
      ...(body === null ? {} : { 'content-type': type }),
      ...(sent.idempotencyKey === undefined ? {} : { 'idempotency-key': sent.idempotencyKey }),
      ...sent.headers,
    },
    body,
  })
}

export interface Raw {
  readonly caller: Caller
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer> | null
}

/** Sends bytes as they are; for what no browser would send. */
export async function send<Body>(url: string, method: string, { caller, headers, body }: Raw): Promise<Answer<Body>> {
  const cookie = caller.cookies.header()
  const response = await fetch(url, {
    method,
    headers: {
      ...(caller.accessToken === null ? {} : { authorization: `Bearer ${caller.accessToken}` }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: body ?? null }),
    redirect: 'manual',
  })
  caller.cookies.keep(response.headers)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const isFile = response.status === 200 && response.headers.has('content-disposition')
  const parsed = isFile ? bytes : parsedOf(text)
  return {
    status: response.status,
    body: parsed as Body,
    errors: partOf(parsed, 'errors') as Record<string, string>,
    detail: partOf(parsed, 'detail'),
    headers: response.headers,
    text,
  }
}

interface Parts {
  readonly input?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

export function pathOf(endpoint: Definition, base: Application, params: Readonly<Record<string, unknown>>): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  if (endpoint.fixed) return path
  return baseOf(endpoint.permission === 'public' && !endpoint.applications ? null : base) + path
}

export function queryOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** The content type that the contract asks for. */
export function typeOf({ encoding = 'json' }: Definition): string {
  if (encoding === 'multipart') return `multipart/form-data; boundary=${boundary}`
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

export function bodyOf({ encoding = 'json' }: Definition, input: unknown): string {
  if (encoding === 'multipart') return multipartOf(input)
  return encoding === 'form' ? formOf(input ?? {}) : JSON.stringify(input ?? {})
}

const boundary = 'boundary-of-the-tests'

/** A file as the tests write one: text with a name. */
export class TextFile {
  readonly name: string
  readonly text: string
  readonly size: number
  readonly type = 'text/csv'
  constructor(name: string, text: string) {
    this.name = name
    this.text = text
    this.size = text.length
  }
  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(Buffer.from(this.text)).buffer
  }
}

/** A file of bytes, such as a spreadsheet. */
export class BytesFile extends TextFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  constructor(name: string, bytes: Uint8Array<ArrayBuffer>) {
    super(name, `bytes of ${name}`)
    this.bytes = bytes
  }
}

/** What is sent: a form is written as text, and the bytes of its file take the place of what stands for them. */
export function bytesOf(endpoint: Definition, input: unknown): string | Uint8Array<ArrayBuffer> {
  const body = bodyOf(endpoint, input)
  const file = Object.values(input ?? {}).find((each) => each instanceof BytesFile)
  if (!file) return body
  const [before = '', after = ''] = body.split(file.text)
  return Uint8Array.from(Buffer.concat([Buffer.from(before), file.bytes, Buffer.from(after)]))
}

function multipartOf(input: unknown): string {
  const parts = Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => {
    const file = value instanceof TextFile
    const about = file ? `; filename="${value.name}"\r\ncontent-type: text/csv` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${about}\r\n\r\n${file ? value.text : String(value)}\r\n`
  })
  return `${parts.join('')}--${boundary}--\r\n`
}

export function formOf(input: unknown): string {
  const fields = Object.entries(input as Record<string, unknown>)
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  ).toString()
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function partOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && name in body ? (body as Record<string, unknown>)[name] : {}
}

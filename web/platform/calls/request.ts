import { type Application, baseOf } from '@omsorg/contract/application.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'

/** Whose client and care place a call works for. */
export interface Place {
  readonly clientId: string
  readonly carePlaceId: string
}

/** Who calls: null for a visitor. */
export interface Caller {
  readonly application: Application
  readonly accessToken: string
  readonly market: number
  readonly clientId: string | null
  readonly carePlaceId: string | null
}

/** What a call of any endpoint brings. */
export interface Sent {
  readonly input?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The address of a call: a fixed one as it stands, others below the base of the caller's application (A-7-02). */
export function addressOf(endpoint: Definition, { params = {}, query = {} }: Sent, caller: Caller | null): string {
  const base = endpoint.fixed ? '' : baseOf(caller?.application ?? null)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const each of values) if (each !== undefined && each !== null) search.append(name, String(each))
  }
  return base + path + (search.size > 0 ? `?${search}` : '')
}

interface Manner {
  /** The language that the answer speaks. */
  readonly culture: string
  readonly idempotencyKey?: string
  readonly place?: Place | null | undefined
}

/** What is sent to the address. */
export function requestOf(endpoint: Definition, { input }: Sent, caller: Caller | null, manner: Manner): RequestInit {
  return {
    method: endpoint.method,
    headers: headersOf(endpoint, caller, manner, input !== undefined),
    ...(input === undefined ? {} : { body: bodyOf(endpoint, input) }),
  }
}

function headersOf(
  endpoint: Definition,
  caller: Caller | null,
  { culture, idempotencyKey, place }: Manner,
  withBody: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': culture }
  // The browser writes the type of a form with a file itself, because it chooses the boundary.
  if (withBody && endpoint.encoding !== 'multipart') {
    headers['Content-Type'] = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  }
  if (endpoint.idempotent && idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (!caller) return headers
  const carePlaceId = place?.carePlaceId ?? caller.carePlaceId
  const clientId = place?.clientId ?? caller.clientId
  headers['Authorization'] = `Bearer ${caller.accessToken}`
  headers['om-mac'] = String(caller.market)
  if (carePlaceId) headers['om-care-place-id'] = carePlaceId
  if (clientId) headers['om-client-id'] = clientId
  return headers
}

function bodyOf(endpoint: Definition, input: unknown): string | FormData {
  if (endpoint.encoding === 'multipart') return formWithFile(input as Record<string, unknown>)
  if (endpoint.encoding !== 'form') return JSON.stringify(input)
  return new URLSearchParams(input as Record<string, string>).toString()
}

function formWithFile(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

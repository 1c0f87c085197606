import { type Definition, endpoint } from '@omsorg/contract/endpoint.ts'
import { searchClients } from '@omsorg/contract/organisation/tree/search-clients.ts'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createCall } from './call.ts'
import { messageFor } from './message-for.ts'
import { addressOf, type Caller, requestOf } from './request.ts'
import type { DialogRequest, ToastRequest } from '../messages.ts'
import type { RefreshOutcome } from '../session/refresh.ts'

const search = endpoint({
  name: 'search',
  method: 'POST',
  path: '/Order/Search/{id}',
  applications: ['GUIDE'],
  permission: 'OrderRead',
  summary: 'Searches.',
  idempotent: true,
  params: z.object({ id: z.string() }),
  input: z.object({ term: z.string() }),
  output: z.object({ found: z.int() }),
  refusals: {},
})

const stalable = endpoint({ ...search, refusals: { stale: { code: 'CONFLICT_STALE' } } })

const nurse: Caller = { application: 'GUIDE', accessToken: 'old', market: 10, clientId: 'client', carePlaceId: 'place' }
const sent = { params: { id: '5' }, input: { term: 'å' } }

function world(
  answers: readonly { status: number; body?: unknown }[],
  { caller = nurse as Caller | null, refresh = 'renewed' as RefreshOutcome } = {},
) {
  const requests: { address: string; request: RequestInit }[] = []
  const announced: (DialogRequest | ToastRequest)[] = []
  let refreshes = 0
  let present = caller
  let renewsMeanwhile = false
  const call = createCall({
    caller: () => present,
    culture: () => 'sv-SE',
    online: () => true,
    refresh: async () => {
      refreshes++
      if (present && refresh === 'renewed') present = { ...present, accessToken: 'new' }
      return refresh
    },
    announce: (reply, state) => {
      const message = messageFor(reply, state)
      if (message) announced.push(message)
    },
    fetch: async (address, request) => {
      const { status, body } = answers[requests.length] ?? { status: 500 }
      requests.push({ address, request })
      if (renewsMeanwhile && present) present = { ...present, accessToken: 'new' }
      return new Response(body === undefined ? null : JSON.stringify(body), { status })
    },
  })
  return {
    call,
    requests,
    announced,
    refreshes: () => refreshes,
    renew: () => {
      renewsMeanwhile = true
    },
  }
}

function headersOf(request: RequestInit | undefined): Record<string, string> {
  return (request?.headers ?? {}) as Record<string, string>
}

describe('a call', () => {
  test('goes below the base of the application with all its headers (A-7-01, A-7-02, A-7-03, A-7-04, A-7-05, A-7-06, O-7-01, O-7-02, O-7-03, O-7-04, O-7-05, O-7-06)', async () => {
    const { call, requests } = world([{ status: 200, body: { found: 1 } }])
    expect(await call(search, sent, { idempotencyKey: 'key' })).toEqual({ ok: true, value: { found: 1 } })
    expect(requests[0]?.address).toBe('/api/Guide/Order/Search/5')
    expect(requests[0]?.request.body).toBe('{"term":"å"}')
    expect(headersOf(requests[0]?.request)).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'sv-SE',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key',
      Authorization: 'Bearer old',
      'om-mac': '10',
      'om-care-place-id': 'place',
      'om-client-id': 'client',
    })
  })
  test('of a visitor goes below /api and names nobody (O-7-01)', async () => {
    const { call, requests } = world([{ status: 200, body: { found: 0 } }], { caller: null })
    await call(search, sent)
    expect(requests[0]?.address).toBe('/api/Order/Search/5')
    expect(headersOf(requests[0]?.request)).not.toHaveProperty('Authorization')
  })
  test('of customer service names the client and place it works for', async () => {
    const { call, requests } = world([{ status: 200, body: { found: 0 } }])
    await call(search, sent, { place: { clientId: 'c2', carePlaceId: 'p2' } })
    expect(headersOf(requests[0]?.request)).toMatchObject({ 'om-client-id': 'c2', 'om-care-place-id': 'p2' })
  })
})

describe('an address', () => {
  const fixed: Definition = { ...search, fixed: true, path: '/connect/token' }
  test('that is fixed has no base, and is sent a form where its contract says so (A-7.1-01)', () => {
    expect(addressOf(fixed, {}, nurse)).toBe('/connect/token')
    const sentForm = { input: { username: 'å b', password: 'x&y' } }
    const request = requestOf({ ...fixed, encoding: 'form' }, sentForm, null, { culture: 'sv-SE' })
    expect(headersOf(request)).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(request.body).toBe('username=%C3%A5+b&password=x%26y')
  })
  test('escapes its parameters and leaves out what is not asked for', () =>
    expect(addressOf(search, { params: { id: 'a/b' }, query: { page: 2, area: [1, 2], term: undefined } }, nurse)).toBe(
      '/api/Guide/Order/Search/a%2Fb?page=2&area=1&area=2',
    ))
})

test('a search for clients sends its term only where there is one (A-7.5-01)', () => {
  const address = (searchTerm?: string) =>
    addressOf(searchClients, { query: { searchTerm } }, { ...nurse, application: 'PRINCIPAL' })
  expect(address('vik')).toBe('/api/Principal/Organization/Client/search?searchTerm=vik')
  expect(address()).toBe('/api/Principal/Organization/Client/search')
})

describe('a 403', () => {
  test('is one request and one toast, also of a call that may be repeated (O-8-06)', async () => {
    const { call, requests, refreshes, announced } = world([
      { status: 403, body: { message: 'COM001002' } },
      { status: 200, body: { found: 1 } },
    ])
    expect(await call(search, sent, { idempotencyKey: 'key' })).toMatchObject({ ok: false })
    expect(requests).toHaveLength(1)
    expect(refreshes()).toBe(0)
    expect(announced).toMatchObject([{ kind: 'toast', code: 'FORBIDDEN' }])
  })
})

describe('a 401 while signed in', () => {
  test('refreshes and repeats the call once, with the new token and the same key (A-4.2-14, A-8.1-07)', async () => {
    const { call, requests, announced } = world([{ status: 401 }, { status: 200, body: { found: 2 } }])
    expect(await call(search, sent, { idempotencyKey: 'key' })).toEqual({ ok: true, value: { found: 2 } })
    expect(headersOf(requests[1]?.request)).toMatchObject({ Authorization: 'Bearer new', 'Idempotency-Key': 'key' })
    expect(announced).toEqual([])
  })
  test('that arrives after another call has renewed the token repeats the call, and renews nothing', async () => {
    const { call, requests, refreshes, renew } = world([{ status: 401 }, { status: 200, body: { found: 2 } }])
    renew()
    expect(await call(search, sent)).toMatchObject({ ok: true })
    expect(headersOf(requests[1]?.request)).toMatchObject({ Authorization: 'Bearer new' })
    expect(refreshes()).toBe(0)
  })
  test('is not repeated a second time', async () => {
    const { call, requests, refreshes } = world([{ status: 401 }, { status: 401 }])
    expect(await call(search, sent)).toMatchObject({ ok: false })
    expect(requests).toHaveLength(2)
    expect(refreshes()).toBe(1)
  })
  test('fails when the refresh did not succeed, and says nothing', async () => {
    const { call, requests, announced } = world([{ status: 401 }], { refresh: 'kept' })
    expect(await call(search, sent)).toMatchObject({ reason: 'signed-out' })
    expect(requests).toHaveLength(1)
    expect(announced).toEqual([])
  })
  test('of a visitor is not refreshed', async () => {
    const { call, refreshes } = world([{ status: 401 }], { caller: null })
    expect(await call(search, sent)).toMatchObject({ reason: 'signed-out' })
    expect(refreshes()).toBe(0)
  })
})

describe('a failure', () => {
  test('announces one message', async () => {
    const { call, announced } = world([{ status: 400, body: { errors: { term: 'COM001003' } } }])
    expect(await call(search, sent)).toMatchObject({ code: 'COM001003' })
    expect(announced).toHaveLength(1)
  })
  test('of a silent call announces nothing (A-C7)', async () => {
    const { call, announced } = world([{ status: 500 }])
    expect(await call(search, sent, { silent: true })).toMatchObject({ reason: 'server-fault' })
    expect(announced).toEqual([])
  })
  test('that the caller resolves is left to it', async () => {
    const body = { refusal: 'stale', errors: { stale: 'CONFLICT_STALE' } }
    const { call, announced } = world([{ status: 409, body }])
    expect(await call(stalable, sent, { resolves: ['stale'] })).toMatchObject({ reason: 'stale', definite: true })
    expect(announced).toEqual([])
  })
  test('is marked before the message stands', async () => {
    const { call, announced } = world([
      { status: 400, body: { refusal: 'fields-wrong', errors: { term: 'COM001003' } } },
    ])
    const before: number[] = []
    await call(search, sent, { beforeMessage: () => before.push(announced.length) })
    expect(before).toEqual([0])
    expect(announced).toHaveLength(1)
  })
})

test('a file comes as its bytes, with its type', async () => {
  const headers = { 'Content-Type': 'image/jpeg', 'Content-Disposition': 'attachment' }
  const call = createCall({
    caller: () => nurse,
    culture: () => 'sv-SE',
    online: () => true,
    refresh: async () => 'renewed',
    announce: () => undefined,
    fetch: async () => new Response(Uint8Array.of(0xff, 0xd8), { status: 200, headers }),
  })
  const result = await call(search, sent)
  const file = (result.ok ? result.value : null) as unknown as Blob
  expect([file.type, ...new Uint8Array(await file.arrayBuffer())]).toEqual(['image/jpeg', 0xff, 0xd8])
})

test('a file has minutes to leave or to come behind a slow line, and a question half a minute (A-G48)', async () => {
  vi.useFakeTimers()
  try {
    const file = { 'Content-Disposition': 'attachment; filename=Orders.xlsx' }
    const upload = endpoint({ ...search, encoding: 'multipart' })
    /** After how many seconds a call is given up whose answer does not end; `begins` when its head has come. */
    const givenUpAfter = async (asked: Definition, begins: Record<string, string> | null) => {
      const { call } = waiting(begins)
      let isOver = false
      const goOn = async () => {
        await call(asked, sent, { silent: true })
        isOver = true
      }
      void goOn()
      for (let seconds = 0; seconds < 1_000; seconds += 10) {
        if (isOver) return seconds
        await vi.advanceTimersByTimeAsync(10_000)
      }
      return Infinity
    }
    expect(await givenUpAfter(search, null)).toBe(30)
    expect(await givenUpAfter(search, {})).toBe(30)
    expect(await givenUpAfter(search, file)).toBe(300)
    expect(await givenUpAfter(upload, null)).toBe(300)
  } finally {
    vi.useRealTimers()
  }
})

/** A server whose answer never ends, and of which not even the head comes where there is none. */
function waiting(head: Record<string, string> | null) {
  return {
    call: createCall({
      caller: () => nurse,
      culture: () => 'sv-SE',
      online: () => true,
      refresh: async () => 'renewed',
      announce: () => undefined,
      fetch: (_address, { signal }) =>
        new Promise((resolve, reject) => {
          const body = new ReadableStream({
            start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
          })
          if (head) resolve(new Response(body, { status: 200, headers: head }))
          else signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    }),
  }
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { choicePage, type TestPerson } from './fake-page.ts'
import type { Means } from './port.ts'

export interface CardSwitches {
  /** What comes of whoever is chosen next. */
  readonly outcome: 'person' | 'cancel' | 'expired' | 'nobody' | 'wrong-key'
  readonly answerAfterMs: number
  /** Of the certificates on the cards; null where the service does not tell. */
  readonly issuer: string | null
  readonly garbage: 'none' | 'not-json' | 'wrong-shape'
  /** The next n calls are carried out, and the connection is cut instead of answered. */
  readonly drops: number
}

export interface FakeCardBroker {
  /** Of its JSON protocol. */
  readonly url: string
  /** What a browser of somebody who signs in is shown, and what it sends; `/demo/cards` in a demo. */
  page(request: PageRequest): PageReply
  /** Chooses for a test what a person would choose on the page: where the browser is sent back to. */
  choose(sessionId: string, number: string | null): string
  turn(changes: Partial<CardSwitches>): void
  /** The sessions that are open: begun, and neither ended nor read. */
  open(): readonly string[]
  /** The calls of its protocol so far. */
  calls(): readonly string[]
  stop(): Promise<void>
}

export interface PageRequest {
  readonly query: Readonly<Record<string, string | undefined>>
  /** Of a form that was sent; null when the page is opened. */
  readonly form: Readonly<Record<string, string | undefined>> | null
}

export type PageReply = { readonly html: string } | { readonly sendTo: string }

interface Session {
  readonly means: Means
  readonly callbackUrl: string
  readonly hint: string | null
  state: 'open' | 'chosen' | 'cancelled' | 'expired'
  number: string | null
}

export interface FakeCardBrokerOptions {
  readonly apiKey: string
  readonly serviceKeys: Readonly<Record<Means, string>>
  readonly people: readonly TestPerson[]
}

export const usualSwitches: CardSwitches = {
  outcome: 'person',
  answerAfterMs: 0,
  issuer: 'CN=SITHS e-id Person HSA-id 3 CA v1, O=Inera AB, C=SE',
  garbage: 'none',
  drops: 0,
}

/**
 * A card service that speaks the protocol of the real one over real HTTP, wrong answers and delays included. Errors come with
 * status 200, a session is told once, and a person who is on their way already is not taken again.
 */
export async function startFakeCardBroker(options: FakeCardBrokerOptions): Promise<FakeCardBroker> {
  const sessions = new Map<string, Session>()
  const calls: string[] = []
  let switches = usualSwitches

  function answerTo(call: string, given: URLSearchParams): object {
    const means = (Object.keys(options.serviceKeys) as Means[]).find(
      (each) => options.serviceKeys[each] === given.get('authenticateServiceKey'),
    )
    if (given.get('apiKey') !== options.apiKey || !means || switches.outcome === 'wrong-key') {
      return error('ApiKeyNotValid01', 'The key is not valid')
    }
    if (call === 'FederatedLogin') return opened(means, given)
    const id = given.get('sessionid') ?? ''
    const session = sessions.get(id)
    if (call === 'Logout') return { sessiondeleted: String(sessions.delete(id) ? 1 : 0) }
    if (call !== 'GetSession') return error('FieldsNotValid', 'Unknown call')
    if (session?.means !== means) return error('FieldsNotValid', 'sessionid is not valid')
    if (session.state === 'open') return { sessionId: id, userAttributes: [] }
    sessions.delete(id)
    if (session.state === 'cancelled') return error('Cancel2', 'The user cancelled')
    if (session.state === 'expired') return error('Expired_Transaction', 'The transaction has expired')
    const number = session.number ?? ''
    const { issuer } = switches
    const attributes = { hsaid: number, serialNumber: number, personalNumber: number }
    const userAttributes = issuer === null ? attributes : { ...attributes, issuer }
    return { sessionId: id, username: number, userAttributes }
  }

  function opened(means: Means, given: URLSearchParams): object {
    const callbackUrl = Buffer.from(given.get('callbackUrl') ?? '', 'base64').toString()
    const callback = URL.parse(callbackUrl)
    if (!callback || !/^https?:$/.test(callback.protocol)) return error('FieldsNotValid', 'callbackUrl is not valid')
    const sessionId = crypto.randomUUID().replaceAll('-', '')
    sessions.set(sessionId, { means, callbackUrl, hint: given.get('username'), state: 'open', number: null })
    // Of the host that the person came from, so that the demo works under each of its names.
    return { sessionId, redirectUrl: `${callback.origin}/demo/cards?sessionid=${sessionId}` }
  }

  function leave(sessionId: string, number: string | null): string {
    const session = sessions.get(sessionId)
    if (!session) return '/login'
    session.state = number === null ? 'cancelled' : 'chosen'
    session.number = number
    return back(sessionId, session)
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const address = new URL(request.url ?? '/', 'http://fake')
      const call = address.pathname.split('/').at(-1) ?? ''
      calls.push(call)
      // The real one takes its fields from the address too.
      const given = new URLSearchParams([
        ...address.searchParams,
        ...new URLSearchParams(Buffer.concat(pieces).toString()),
      ])
      const { answerAfterMs, garbage, drops } = switches
      const body = answerTo(call, given)
      if (drops > 0) {
        switches = { ...switches, drops: drops - 1 }
        response.destroy()
        return
      }
      const text = { none: JSON.stringify(body), 'not-json': '<html>', 'wrong-shape': '[]' }[garbage]
      setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(text), answerAfterMs).unref()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/json1.1/`,
    choose: leave,
    page({ query, form }) {
      const id = (form?.['sessionid'] ?? query['sessionid']) || null
      const session = id === null ? undefined : sessions.get(id)
      if (form?.['switch'] !== undefined) {
        switches = switchesFor(form['switch'])
        if (id === null) return { sendTo: '/demo/cards' }
        return { sendTo: `/demo/cards?sessionid=${encodeURIComponent(id)}` }
      }
      if (!form || id === null || !session) {
        return { html: choicePage({ id, session, people: options.people, switches }) }
      }
      const wish = form['choose'] ?? ''
      if (wish === 'cancel') return { sendTo: leave(id, null) }
      if (wish === 'expired') {
        session.state = 'expired'
        return { sendTo: back(id, session) }
      }
      if (wish === 'nobody') return { sendTo: leave(id, nobodys[session.means]) }
      // Whoever tries the demo by hand may write the number of anybody in it.
      if (wish === 'written' && form['number']?.trim()) return { sendTo: leave(id, form['number'].trim()) }
      const person = options.people.find((each) => each.means === session.means && each.number === wish)
      return person
        ? { sendTo: leave(id, person.number) }
        : { html: choicePage({ id, session, people: options.people, switches }) }
    },
    turn: (changes) => void (switches = { ...switches, ...changes }),
    open: () => [...sessions.keys()],
    calls: () => [...calls],
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const nobodys: Readonly<Record<Means, string>> = {
  siths: 'SE2120009990-X999',
  vrk: '90000009999',
  'bankid-se': '191212121212',
  ftn: '010190-999K',
  mitid: '0101902232',
  'bankid-no': '01819012345',
}

function switchesFor(name: string): CardSwitches {
  if (name === 'slow') return { ...usualSwitches, answerAfterMs: 30_000 }
  if (name === 'wrong-key') return { ...usualSwitches, outcome: 'wrong-key' }
  if (name === 'not-json') return { ...usualSwitches, garbage: 'not-json' }
  return usualSwitches
}

/** A query that the callback has already is kept. */
function back(sessionId: string, { callbackUrl }: Session): string {
  return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}grandidsession=${sessionId}`
}

function error(code: string, message: string): object {
  return { errorObject: { code, message } }
}

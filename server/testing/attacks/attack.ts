import type { Application } from '@omsorg/contract/application.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { bytesOf, pathOf, queryOf, send, typeOf, type Answer, type Caller } from '../caller.ts'
import type { Sent } from '../examples/example.ts'
import type { SignedIn, World } from '../world.ts'

/** One endpoint at one server, with somebody who may call it and a call that is in order. */
export interface Target {
  readonly world: World
  readonly endpoint: Definition
  /** Where it is served: the world's own server, or a canary. */
  readonly address: string
  readonly actor: SignedIn
  readonly sent: Sent
}

/** Tries to get through, and answers each way in which it did, as a sentence; none, when the endpoint held. */
export type Attack = (target: Target) => Promise<string[]>

export interface Try {
  readonly what: string
  readonly caller?: Caller
  readonly headers?: Readonly<Record<string, string>>
  readonly base?: Application
  /** The body as text or bytes; that of the call in order, when left out. */
  readonly body?: string | Uint8Array<ArrayBuffer> | null
  readonly contentType?: string | null
  readonly sent?: Partial<Sent>
}

/** Sends the call in order with one thing about it changed. */
export async function attempt(target: Target, change: Omit<Try, 'what'>): Promise<Answer> {
  const { endpoint, address, actor, world } = target
  // However often something is tried, it is tried on the endpoint and not on its budget.
  if (endpoint.budget)
    await world.owner.query('with used as (delete from omsorg.budget_use) delete from omsorg.source_budget_use')
  const sent: Sent = { ...target.sent, ...change.sent }
  const caller = change.caller ?? actor
  const url =
    address + pathOf(endpoint, change.base ?? actor.application, sent.params ?? {}) + queryOf(sent.query ?? {})
  const type = change.contentType === undefined ? typeOf(endpoint) : change.contentType
  return send(url, endpoint.method, {
    caller,
    headers: {
      ...(endpoint.input && type !== null ? { 'content-type': type } : {}),
      ...sent.headers,
      ...change.headers,
    },
    body: endpoint.input ? (change.body === undefined ? bytesOf(endpoint, sent.input) : change.body) : null,
  })
}

/** A sentence when the answer is not the one that is expected. */
export function unless(holds: boolean, { endpoint }: Target, what: string, answer: Answer): string[] {
  return holds ? [] : [`${endpoint.name}: ${what} was answered ${answer.status} ${answer.text.slice(0, 120)}`]
}

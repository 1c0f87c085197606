import type {
  AnswerOf,
  Definition,
  DetailedRefusalOf,
  DetailOf,
  Endpoint,
  InputOf,
  ParamsOf,
  QueryOf,
  RefusalOf,
} from '@omsorg/contract/endpoint.ts'
import type { Agreed, Refused } from '@omsorg/domain/outcome.ts'
import type { Actor } from './actor.ts'
import type { Leave, Transaction } from './database.ts'
import type { Jobs } from './jobs/add-job.sql.ts'
import type { Log } from './log.ts'

/** An id in the path or the query that is missing or out of reach. Both answer the same 404. */
export interface NotFound {
  readonly ok: false
  readonly notFound: true
}

export function notFound(): NotFound {
  return { ok: false, notFound: true }
}

/** What a call brings besides its fields, and what it may send back besides its answer. */
export interface Exchange {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly sourceAddress: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The bytes as they came, for what is signed. */
  readonly rawBody: Buffer | null
  setCookie(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds: number }): void
  clearCookie(name: string): void
}

type ActorOf<E extends Definition> = E['permission'] extends 'public' ? null : Actor

interface CallBasics<E extends Definition> {
  readonly input: InputOf<E>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly actor: ActorOf<E>
  readonly now: Temporal.Instant
  /** The day in the actor's market. */
  readonly today: Temporal.PlainDate
  readonly language: 'en' | 'sv' | 'fi' | 'dk'
  readonly exchange: Exchange
  readonly log: Log
}

/** One call in one transaction, in which the actor's reach is set. */
export interface Call<E extends Definition> extends CallBasics<E> {
  readonly tx: Transaction
  /** Adds and removes jobs in the same transaction. */
  readonly jobs: Jobs
  /**
   * Said by a call that only reads, in the turn in which it asks for the last time: the rows of the access log for these
   * persons and the commit travel with what it asks. It asks nothing more, agrees, and shows nobody else.
   */
  willShow(careRecipientIds: readonly number[]): void
}

/** A call that has slow work to do between its transactions, and therefore opens them itself. */
export interface SteppedCall<E extends Definition> extends CallBasics<E> {
  /** What is searched by, as the rows of the access log keep it that the steps write; null where nothing is. */
  hashOfCriterion(criterion: string): string | null
  /** What reads in one turn: it travels with the opening of a transaction of its own and with its end. */
  ask<Result>(questions: (tx: Transaction) => Promise<Result>): Promise<Result>
  readonly transaction: InTransaction
}

/** Carries out work in a transaction of its own; `leave` is that of `Database.transaction`. */
export type InTransaction = <Result>(
  work: (tx: Transaction, jobs: Jobs, leave: Leave) => Promise<Result>,
) => Promise<Result>

/** A refusal of the contract, with the detail that the contract gives it. */
export type RefusedBy<E extends Definition> =
  | Refused<Exclude<RefusalOf<E>, DetailedRefusalOf<E>>>
  | { [Name in DetailedRefusalOf<E>]: Refused<Name, DetailOf<E, Name>> }[DetailedRefusalOf<E>]

export type Answered<E extends Definition> = Promise<Agreed<AnswerOf<E>> | RefusedBy<E> | NotFound>

/** Whether a call is let in at all, judged before anything of it is parsed: a signature over the bytes as they came. */
export type Admission = (exchange: Exchange, now: Temporal.Instant) => boolean

/** A handler as the server mounts it. All its types but the name are erased here; the contract checks the shapes at run time. */
export type Handler<Name extends string = string> = {
  readonly contract: Endpoint & { readonly name: Name }
  readonly admits?: Admission
} & (
  | { readonly kind: 'transaction'; answer(call: Call<Definition>): Answered<Definition> }
  | { readonly kind: 'steps'; answer(call: SteppedCall<Definition>): Answered<Definition> }
)

/** The handlers of a feature. One that is missing, or that answers another contract, does not compile. */
export type HandlersOf<Endpoints extends Readonly<Record<string, Definition>>> = {
  readonly [Each in keyof Endpoints]: Handler<Endpoints[Each]['name']>
}

/**
 * Joins a contract with what answers it. The server owns the rest, once for all: it parses by contract, checks application
 * and permission, opens one transaction with the actor's reach, keeps the access log and the first answer of a repeated
 * call, shapes the answer by contract, and rolls back what was refused.
 */
export function handle<const E extends Endpoint>(
  contract: E,
  answer: (call: Call<E>) => Answered<E>,
): Handler<E['name']> {
  return { contract, kind: 'transaction', answer: answer as (call: never) => Answered<Definition> }
}

/** For calls that hash a password or ask a service outside: no connection is held, and nothing is locked, meanwhile. */
export function handleInSteps<const E extends Endpoint>(
  contract: E,
  answer: (call: SteppedCall<E>) => Answered<E>,
): Handler<E['name']> {
  return { contract, kind: 'steps', answer: answer as (call: never) => Answered<Definition> }
}

import { createHmac } from 'node:crypto'
import type { Seal } from '@omsorg/database/sealed.ts'
import { statusOfRefusal, type AnswerOf, type Definition, type Endpoint } from '@omsorg/contract/endpoint.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { logView } from './access-log.sql.ts'
import type { Actor } from './actor.ts'
import { spendBudget } from './budget.sql.ts'
import type { Clock } from './clock.ts'
import { literal, type Database, type Transaction } from './database.ts'
import { notFound, type Answered, type Call, type Exchange, type Handler, type NotFound } from './handle.ts'
import { claimKey, keepAnswer, wereHiddenSince, type KeyedCall } from './idempotency.sql.ts'
import { jobsIn } from './jobs/add-job.sql.ts'
import type { Log } from './log.ts'
import {
  atForeignPlace,
  identityRefusal,
  missing,
  platformRefusal,
  refusalReply,
  unauthorized,
  usedUp,
  type Reply,
} from './wire.ts'

export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Makes search criteria unreadable in the access log, yet comparable. */
  readonly secret: string
  /** Answers that are kept for an idempotency key may name people. */
  readonly seal: Seal
}

/** A call whose fields, application and permission were found in order. */
export interface CheckedCall {
  readonly actor: Actor | null
  readonly input: unknown
  readonly params: unknown
  readonly query: unknown
  readonly language: Call<Definition>['language']
  readonly exchange: Exchange
  readonly idempotencyKey: string | null
}

type Result = Awaited<Answered<Definition>> | { readonly ok: false; readonly reply: Reply }

/** Carries a checked call out, in one transaction or in the steps that its handler takes. */
export async function carryOut(handler: Handler, call: CheckedCall, context: Dependencies): Promise<Reply> {
  const { contract } = handler
  const now = context.clock()
  const basics = {
    input: call.input as never,
    params: call.params as never,
    query: call.query as never,
    actor: call.actor as never,
    now,
    today: todayIn(call.actor?.market ?? 10, now),
    language: call.language,
    exchange: call.exchange,
    log: context.log,
  }

  const overBudget = await takeOfBudget(contract, call.actor, now, context)
  if (overBudget) return overBudget

  if (handler.kind === 'steps') {
    const transaction = <Value>(work: (tx: Transaction, jobs: ReturnType<typeof jobsIn>) => Promise<Value>) =>
      context.database.transaction(openingFor(contract, call.actor), (tx, opened) => {
        const reply = shutOut(call.actor, opened)
        if (reply) throw new ShutOut(reply)
        return work(tx, jobsIn(tx))
      })
    try {
      return replyOf(contract, await handler.answer({ ...basics, transaction }))
    } catch (error) {
      if (error instanceof ShutOut) return error.reply
      throw error
    }
  }

  const result = await context.database.transaction<Result>(
    openingFor(contract, call.actor),
    async (tx, opened) => {
      const reply = shutOut(call.actor, opened)
      if (reply) return { ok: false, reply }
      const answer = () => handler.answer({ ...basics, tx, jobs: jobsIn(tx) })
      const outcome = await once(tx, contract, call, context, answer)
      if (outcome.ok && call.actor)
        await keepAccessLog(tx, contract, call.actor, call.input, outcome.value, context.secret)
      return outcome
    },
    (outcome) => outcome.ok,
  )
  return replyOf(contract, result)
}

class ShutOut extends Error {
  readonly reply: Reply

  constructor(reply: Reply) {
    super('not let in')
    this.reply = reply
  }
}

/** What an opened transaction has said: true, false for a client or place out of reach, null for a session that has ended. */
function shutOut(actor: Actor | null, opened: unknown): Reply | null {
  if (!actor || opened === true) return null
  return opened === false ? atForeignPlace : unauthorized
}

/** In a transaction of its own, which stays when the call is refused: also whoever finds nobody has asked. */
async function takeOfBudget(
  { budget }: Endpoint,
  actor: Actor | null,
  now: Temporal.Instant,
  { database, log }: Dependencies,
): Promise<Reply | null> {
  if (!budget || !actor) return null
  return database.transaction<Reply | null>(openingOf(actor), async (tx, opened) => {
    const reply = shutOut(actor, opened)
    if (reply) return reply
    const { wait_seconds: wait, is_last: isLast } = await spendBudget(tx, budget, now)
    if (isLast) log.warn('an hourly budget is used up', { kind: budget, userId: actor.doerId })
    return wait > 0 ? usedUp(wait) : null
  })
}

function openingFor(contract: Endpoint, actor: Actor | null): string | null {
  // Whoever signs in is nobody yet: accounts and sessions are in reach, and no care data.
  if (!actor) return contract.refusalForm === 'identity' ? 'select omsorg.open_sign_in()' : null
  return openingOf(actor)
}

/** The statement that travels with `begin`: it sets the reach and says whether user and rights are still as the token has them. */
function openingOf(actor: Actor): string {
  const text = (value: string | null) => (value === null ? 'null' : literal(value))
  const values = [
    actor.userId,
    actor.epoch,
    actor.impersonatorId ?? 'null',
    text(actor.clientId),
    text(actor.carePlaceId),
    actor.market,
    text(actor.scope),
    text(actor.familyId),
  ]
  // Customer service and administration name the client and the place they act for: both must be within their reach.
  const named = actor.application !== 'GUIDE' && (actor.clientId !== null || actor.carePlaceId !== null)
  const within = named ? `omsorg.acts_within_reach(${text(actor.clientId)}, ${text(actor.carePlaceId)})` : 'true'
  return `select case when omsorg.open_transaction(${values.join(', ')}) then ${within} end`
}

/** The first answer for a repeated key; without a key, or for the first, what the handler says. */
async function once(
  tx: Transaction,
  contract: Endpoint,
  call: CheckedCall,
  { secret, seal }: Dependencies,
  answer: () => Answered<Definition>,
): Promise<Result> {
  if (!contract.idempotent || !call.actor || !call.idempotencyKey) return answer()
  const keyed: KeyedCall = {
    userId: call.actor.userId,
    endpoint: contract.name,
    key: call.idempotencyKey,
    bodyHash: createHmac('sha256', secret).update(askedBy(call, call.actor)).digest('hex'),
  }
  const first = await claimKey(tx, keyed)
  if (first.state === 'in-flight') return { ok: false, reply: platformRefusal('in-flight', 'idempotencyKey') }
  if (first.state === 'other-body') return { ok: false, reply: platformRefusal('key-of-other-call', 'idempotencyKey') }
  if (first.state === 'answered') return keptAnswer(tx, contract, JSON.parse(seal.open(first.answer)), first.keptAt)
  const outcome = await answer()
  if (outcome.ok) await keepAnswer(tx, keyed, seal.seal(JSON.stringify(outcome.value)))
  return outcome
}

/**
 * What was asked, and from where: what is named in the address belongs to it, and an answer is for the place at which it was
 * given and for whoever was there.
 */
function askedBy({ params, query, input }: CheckedCall, { clientId, carePlaceId, impersonatorId }: Actor): string {
  return JSON.stringify([params, query, input, clientId, carePlaceId, impersonatorId].map((each) => each ?? null))
}

/** The first answer, unless it shows somebody who was hidden meanwhile: then there is nobody to show. */
async function keptAnswer(
  tx: Transaction,
  contract: Endpoint,
  answer: AnswerOf<Definition>,
  keptAt: string,
): Promise<Result> {
  const shown = contract.shows?.(answer as never) ?? []
  return shown.length > 0 && (await wereHiddenSince(tx, shown, keptAt)) ? notFound() : agree(answer)
}

async function keepAccessLog(
  tx: Transaction,
  contract: Endpoint,
  actor: Actor,
  input: unknown,
  answer: unknown,
  secret: string,
): Promise<void> {
  const careRecipientIds = contract.shows?.(answer as never) ?? []
  const criterion = contract.searchesBy?.(input as never) ?? ''
  if (careRecipientIds.length === 0 && !criterion) return
  const criterionHash = criterion ? createHmac('sha256', secret).update(criterion.toLowerCase()).digest('hex') : null
  const reason = contract.because?.(input as never) ?? null
  await logView(tx, actor, { action: contract.name, careRecipientIds, criterionHash, reason })
}

function replyOf(contract: Endpoint, result: Result): Reply {
  if (result.ok) return { status: 200, body: result.value }
  if ('reply' in result) return result.reply
  if (isNotFound(result)) return missing
  const { refusal } = result
  const known = contract.refusals[refusal]
  if (!known) throw new Error(`${contract.name} refuses with a name that its contract does not know: ${refusal}`)
  const { code } = known
  if (contract.refusalForm === 'identity') return identityRefusal(refusal, code, known.status)
  const status = statusOfRefusal(known)
  // A conflict is named by its refusal even where a line caused it, so that a client knows it by its status alone.
  const at = status === 400 ? result.at : undefined
  // The contract shapes what a refusal brings as it shapes an answer: what it does not name stays here.
  return refusalReply({ refusal, code, status, at, detail: known.detail?.parse(result.detail) })
}

function isNotFound(result: object): result is NotFound {
  return 'notFound' in result
}

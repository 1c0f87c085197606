import { createHmac } from 'node:crypto'
import type { Seal } from '@omsorg/database/sealed.ts'
import {
  statusOfRefusal,
  type AnswerOf,
  type Definition,
  type Endpoint,
  validatorOf,
} from '@omsorg/contract/endpoint.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { Actor } from './actor.ts'
import { demandFeature, featureIsOff } from './admission/feature.sql.ts'
import { spendBudget, spendSourceBudget } from './admission/budget.sql.ts'
import type { Clock } from './clock.ts'
import type { Database, Opening, Transaction } from './database.ts'
import {
  notFound,
  type Answered,
  type Call,
  type Exchange,
  type Handler,
  type InTransaction,
  type NotFound,
} from './handle.ts'
import {
  claimKey,
  keepAnswer,
  keyIsHeld,
  keyOfOtherCall,
  keyWasAnswered,
  readKeptAnswer,
  wereHiddenSince,
  type KeyedCall,
} from './idempotency.sql.ts'
import { jobsIn } from './jobs/add-job.sql.ts'
import type { Log } from './log.ts'
import { hashOf, keepAccessLog, personToldOf, shownBy, toldOfNobodyElse } from './shown-persons.ts'
import { sourceOf } from './admission/source.ts'
import { openFor, openSignIn, placeOutOfReach, sessionHasEnded } from './admission/opening.sql.ts'
import {
  atForeignPlace,
  identityRefusal,
  missing,
  ofFeatureThatIsOff,
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

  const opening = openingFor(contract, call.actor, now)
  const keyed = keyedCallOf(contract, call, context.secret)
  const logOf = (tx: Transaction, shown: readonly number[]) => keepAccessLog(tx, contract, call, shown, context.secret)
  const log = (tx: Transaction, answer: AnswerOf<Definition>) => logOf(tx, shownBy(contract, answer))
  try {
    const overBudget = await takeOfBudget(contract, call, now, context)
    if (overBudget) return overBudget

    if (handler.kind === 'steps') {
      const hashOfCriterion = (criterion: string) => hashOf(criterion, context.secret)
      const ask = <Value>(questions: (tx: Transaction) => Promise<Value>) =>
        inOneTurn(context.database, opening, questions)
      // Steps may do more than ask: whether somebody is let in is waited for. Who signs in is nobody yet and always is.
      const transaction: InTransaction = (work) =>
        context.database.transaction(call.actor ? null : opening, async (tx, leave) => {
          if (call.actor) await opening?.(tx)
          return work(tx, jobsIn(tx), leave)
        })
      return replyOf(
        contract,
        await handler.answer({
          ...basics,
          hashOfCriterion,
          ask,
          transaction,
        }),
      )
    }

    const told = personToldOf(contract, call)
    if (told && opening) {
      const result = await context.database.reading<Result>(
        opening,
        (tx) => handler.answer({ ...basics, tx, jobs: jobsIn(tx), willShow: () => undefined }),
        { last: (tx) => told.log(tx), isKept: ({ ok }) => ok },
      )
      return replyOf(contract, toldOfNobodyElse(contract, result, [told.careRecipientId]))
    }

    let announced: readonly number[] | null = null
    const result = await context.database.transaction<Result>(
      keyed ? (tx) => Promise.all([opening?.(tx), claimKey(tx, keyed)]) : opening,
      (tx, leave) =>
        handler.answer({
          ...basics,
          tx,
          jobs: jobsIn(tx),
          willShow: (careRecipientIds) => {
            if (contract.idempotent) throw new Error(`${contract.name} does not only read`)
            announced = careRecipientIds
            leave((last) => logOf(last, careRecipientIds))
          },
        }),
      (outcome, tx) => (outcome.ok ? Promise.all([kept(tx, outcome.value), log(tx, outcome.value)]) : 'rollback'),
    )
    return replyOf(contract, announced ? toldOfNobodyElse(contract, result, announced) : result)
  } catch (fault) {
    const code = codeOf(fault)
    if (keyed && code === keyWasAnswered) {
      const again = await context.database.transaction<Result>(
        opening,
        (tx) => answerAgain(tx, contract, keyed, context.seal),
        (outcome, tx) => (outcome.ok ? log(tx, outcome.value) : 'rollback'),
      )
      return replyOf(contract, again)
    }
    const reply = shutOut(code)
    if (reply) return reply
    throw fault
  }

  function kept(tx: Transaction, answer: AnswerOf<Definition>): Promise<void> | null {
    return keyed && keepAnswer(tx, keyed, context.seal.seal(JSON.stringify(answer)))
  }
}

/** What is answered to a call that its transaction was not opened for. */
function shutOut(code: unknown): Reply | null {
  if (code === sessionHasEnded) return unauthorized
  if (code === placeOutOfReach) return atForeignPlace
  if (code === featureIsOff) return ofFeatureThatIsOff
  if (code === keyIsHeld) return platformRefusal('in-flight', 'idempotencyKey')
  return code === keyOfOtherCall ? platformRefusal('key-of-other-call', 'idempotencyKey') : null
}

function codeOf(fault: unknown): unknown {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null
}

/** In a transaction of its own, which stays when the call is refused: also whoever finds nobody has asked. */
async function takeOfBudget(
  { budget }: Endpoint,
  { actor, exchange }: CheckedCall,
  now: Temporal.Instant,
  { database, log, seal }: Dependencies,
): Promise<Reply | null> {
  if (!budget) return null
  const spent = await inOneTurn(database, actor && openingOf(actor, now), (tx) =>
    actor
      ? spendBudget(tx, budget, now)
      : spendSourceBudget(tx, budget, seal.blind(`source ${sourceOf(exchange.sourceAddress)}`), now),
  )
  if (spent.is_last)
    log.warn('an hourly budget is used up', {
      kind: budget,
      ...(actor ? { userId: actor.doerId, onBehalfOf: actor.onBehalfOf } : {}),
    })
  return spent.wait_seconds > 0 ? usedUp(spent.wait_seconds) : null
}

/** A transaction that leaves as one message, its opening, what it asks and its end: one round trip. */
function inOneTurn<Value>(
  database: Database,
  opening: Opening | null,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  return database.transaction(opening, (tx, leave) => {
    const answer = work(tx)
    leave(() => answer)
    return answer
  })
}

/**
 * What the client has not turned on is refused here, whatever the call: behind the opening, without a round trip of its own.
 * Whoever administers or helps works for no client, and is not asked.
 */
function openingFor(contract: Endpoint, actor: Actor | null, now: Temporal.Instant): Opening | null {
  const { feature } = contract
  if (actor?.application === 'GUIDE' && feature)
    return (tx) => Promise.all([openFor(tx, actor, now), demandFeature(tx, feature)])
  if (actor) return openingOf(actor, now)
  return contract.refusalForm === 'identity' ? openSignIn : null
}

const openingOf =
  (actor: Actor, now: Temporal.Instant): Opening =>
  (tx) =>
    openFor(tx, actor, now)

/** Null for a call that brings no key, or needs none. */
function keyedCallOf(contract: Endpoint, call: CheckedCall, secret: string): KeyedCall | null {
  if (!contract.idempotent || !call.actor || !call.idempotencyKey) return null
  return {
    userId: call.actor.userId,
    endpoint: contract.name,
    key: call.idempotencyKey,
    bodyHash: createHmac('sha256', secret).update(askedBy(call, call.actor)).digest('hex'),
  }
}

/**
 * What was asked, and from where: what is named in the address belongs to it, and an answer is for the place at which it was
 * given and for whoever was there.
 */
function askedBy({ params, query, input }: CheckedCall, { clientId, carePlaceId, impersonatorId }: Actor): string {
  return JSON.stringify([params, query, input, clientId, carePlaceId, impersonatorId].map((each) => each ?? null))
}

/** The first answer, unless it shows somebody who was hidden meanwhile: then there is nobody to show. */
async function answerAgain(tx: Transaction, contract: Endpoint, keyed: KeyedCall, seal: Seal): Promise<Result> {
  const kept = await readKeptAnswer(tx, keyed)
  // It was kept for its thirty days, and they end in this moment.
  if (!kept) return { ok: false, reply: platformRefusal('in-flight', 'idempotencyKey') }
  const answer: AnswerOf<Definition> = JSON.parse(seal.open(kept.answer_sealed))
  const shown = contract.shows?.(answer as never) ?? []
  return shown.length > 0 && (await wereHiddenSince(tx, shown, kept.kept_at)) ? notFound() : agree(answer)
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
  return refusalReply({
    refusal,
    code,
    status,
    at,
    detail: known.detail && validatorOf(known.detail).parse(result.detail),
  })
}

function isNotFound(result: object): result is NotFound {
  return 'notFound' in result
}

import { cancelOrder as contract } from '@omsorg/contract/orders/order/cancel-order.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { cancelling, orderType, type Cancelling } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import type { Jobs } from '../../../platform/jobs/add-job.sql.ts'
import { namesOf } from '../erp/hand-over.sql.ts'
import { mayOrderForPlaceIn } from '../group/ground-of-group.ts'
import { askToCancelJob, jobKeyOfPart } from '../erp/job-names.ts'
import {
  addToTimeline,
  askerOf,
  askToCancel,
  endTasks,
  giveBack,
  lockParts,
  type LockedPart,
} from '../erp/part-changes.sql.ts'
import { settlePersonsOf } from '../placing/settle-person.ts'
import { authorOf } from '../../../platform/author.ts'

export const cancelOrder = handle(contract, (call) => cancelOrderFor(call))

type CancellingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'tx' | 'jobs'>

/**
 * Takes an order back, or one part of it. A part whose hand-over nobody has begun is taken out of the queue here and now;
 * for any other the ERP is asked, and nothing is given back until it answers. All parts or none.
 */
export async function cancelOrderFor({ input, actor, now, tx, jobs }: CancellingCall) {
  const which =
    input.orderId === undefined ? { customerOrderId: input.customerOrderId ?? 0 } : { orderId: input.orderId }
  const [locked, by] = await Promise.all([lockParts(tx, which), namesOf(tx, authorOf(actor))])
  const parts = locked.filter((part) => isOfPlace(part, actor))
  const [first] = parts
  if (!first || (first.care_recipient_id !== null && !actor.may('CareRecipientRead'))) return refuse('order-not-found')
  if (parts.some((part) => part.areas.some((area) => !mayCancelIn(part, actor, area)))) return refuse('not-your-area')

  const asker = askerOf(first)
  const [askedBy, ...takenOut] = await Promise.all([
    asker ? namesOf(tx, asker) : null,
    ...parts.map((part) => isUntouched(part) && jobs.remove(jobKeyOfPart(part.id))),
  ])
  const cancelled: { readonly part: LockedPart; readonly cancelling: Cancelling }[] = []
  for (const [place, part] of parts.entries()) {
    const result = cancelling({
      state: part.state,
      erpStatus: part.erp_status,
      handOverHasNotBegun: takenOut[place] === true,
      cancelAsked: part.cancel_asked_at !== null,
      cancelRefused: part.cancel_refused_at !== null,
    })
    if (!result.ok) return result
    cancelled.push({ part, cancelling: result.value })
  }
  const given = cancelled.flatMap(({ part, cancelling: how }) => (how === 'taken-back' ? [part] : []))
  const wish = { actor, now, reason: input.reason }
  // What is given back is written before the rows of the person are read: all of it travels together.
  await Promise.all([
    ...cancelled.map(({ part, cancelling: how }) => writeCancelling(tx, jobs, part, how, wish)),
    settlePersonsOf(tx, given, now),
  ])
  const waiting = cancelled.findLast(({ cancelling: how }) => how !== 'taken-back')?.part
  return agree({
    erpOrderStatus: (waiting ? waiting.erp_status : erpStatus.refused) ?? erpStatus.new,
    cancelAsked: waiting ? { by: askedBy ?? by, at: waiting.cancel_asked_at ?? now.toString() } : null,
    canceller: waiting ? null : by,
  })
}

/**
 * An order is cancelled at the care place that placed it; customer service reaches every place of the market, and the holder of
 * a portal account the orders of one person.
 */
function isOfPlace(part: LockedPart, actor: Actor): boolean {
  return actor.application === 'CSP' || actor.holder !== null || part.care_place_id === actor.carePlaceId
}

/** What a place ordered for itself is taken back by whoever may order it for the place. */
function mayCancelIn({ type }: LockedPart, actor: Actor, area: TherapyArea): boolean {
  return type === orderType.group ? mayOrderForPlaceIn(actor, area) : actor.mayIn('OrderWrite', area)
}

interface Wish {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly reason: string
}

/** Nobody has begun to hand it over, as far as the part itself tells. */
function isUntouched(part: LockedPart): boolean {
  return part.erp_status === erpStatus.new && part.cancel_asked_at === null
}

async function writeCancelling(
  tx: Transaction,
  jobs: Jobs,
  part: LockedPart,
  how: Cancelling,
  { actor, now, reason }: Wish,
): Promise<void> {
  const by = { byUser: actor.doerId, onBehalfOf: actor.onBehalfOf, reason: reason || null, source: 'user' } as const
  if (how === 'taken-back') {
    await Promise.all([
      giveBack(tx, part.id, { now, canceller: authorOf(actor), byErp: false, reason: reason || null }),
      endTasks(tx, part.id, now),
      addToTimeline(tx, { part, event: 'cancelled', at: now, status: erpStatus.refused, ...by }),
    ])
  }
  if (how === 'cancel-asked') {
    jobs.add(askToCancelJob, { orderId: part.id }, { jobKey: `cancel-${part.id}` })
    await Promise.all([
      askToCancel(tx, part.id, { by: authorOf(actor), now }),
      addToTimeline(tx, { part, event: 'cancel-asked', at: now, status: part.erp_status ?? erpStatus.new, ...by }),
    ])
  }
}

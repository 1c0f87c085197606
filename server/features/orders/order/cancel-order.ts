import { cancelOrder as contract } from '@omsorg/contract/orders/order/cancel-order.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { cancelling, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
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

/**
 * Takes an order back, or one part of it. A part whose hand-over nobody has begun is taken out of the queue here and now;
 * for any other the ERP is asked, and nothing is given back until it answers. All parts or none.
 */
export const cancelOrder = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const which =
    input.orderId === undefined ? { customerOrderId: input.customerOrderId ?? 0 } : { orderId: input.orderId }
  const parts = (await lockParts(tx, which)).filter((part) => isOfPlace(part, actor))
  const [first] = parts
  if (!first || (first.care_recipient_id !== null && !actor.may('CareRecipientRead'))) return refuse('order-not-found')
  if (parts.some((part) => part.areas.some((area) => !mayCancelIn(part, actor, area)))) return refuse('not-your-area')

  const asker = askerOf(first)
  const [by, askedBy] = await Promise.all([namesOf(tx, authorOf(actor)), asker ? namesOf(tx, asker) : null])
  let status = erpStatus.refused as LockedPart['erp_status']
  let asked = first.cancel_asked_at
  const gaveBack: LockedPart[] = []
  for (const part of parts) {
    const end = await cancelPart(tx, jobs, part, { actor, now, reason: input.reason })
    if (!end.ok) return end
    if (end.value === 'taken-back') gaveBack.push(part)
    else {
      status = part.erp_status
      asked = part.cancel_asked_at ?? now.toString()
    }
  }
  await settlePersonsOf(tx, gaveBack, now)
  const takenBack = status === erpStatus.refused
  return agree({
    erpOrderStatus: status ?? erpStatus.new,
    cancelAsked: takenBack ? null : { by: askedBy ?? by, at: asked ?? now.toString() },
    canceller: takenBack ? by : null,
  })
})

/** An order is cancelled at the care place that placed it; customer service reaches every place of the market. */
function isOfPlace(part: LockedPart, actor: Actor): boolean {
  return actor.application === 'CSP' || part.care_place_id === actor.carePlaceId
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

async function cancelPart(tx: Transaction, jobs: Jobs, part: LockedPart, { actor, now, reason }: Wish) {
  const isNew = part.erp_status === erpStatus.new && part.cancel_asked_at === null
  const result = cancelling({
    state: part.state,
    erpStatus: part.erp_status,
    handOverHasNotBegun: isNew && (await jobs.remove(jobKeyOfPart(part.id))),
    cancelAsked: part.cancel_asked_at !== null,
    cancelRefused: part.cancel_refused_at !== null,
  })
  if (!result.ok) return result
  const by = { byUser: actor.doerId, onBehalfOf: actor.onBehalfOf, reason: reason || null, source: 'user' } as const

  if (result.value === 'taken-back') {
    await Promise.all([
      giveBack(tx, part.id, { now, canceller: authorOf(actor), byErp: false, reason: reason || null }),
      endTasks(tx, part.id, now),
      addToTimeline(tx, { part, event: 'cancelled', at: now, status: erpStatus.refused, ...by }),
    ])
  }
  if (result.value === 'cancel-asked') {
    await Promise.all([
      askToCancel(tx, part.id, { by: authorOf(actor), now }),
      addToTimeline(tx, { part, event: 'cancel-asked', at: now, status: part.erp_status ?? erpStatus.new, ...by }),
    ])
    jobs.add(askToCancelJob, { orderId: part.id }, { jobKey: `cancel-${part.id}` })
  }
  return result
}

import { readPortalOrder as contract } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { takingBack } from '@omsorg/domain/orders/task/order-task.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { orderStepOf } from '@omsorg/domain/portal/order/order-step.ts'
import { mayHaveCome, reportableFaults, reportStateOf } from '@omsorg/domain/portal/report/report.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { doersOf } from '../doers.ts'
import { readPortalPerson } from '../person.sql.ts'
import { readReports, type ReportRecord } from '../report/reports.sql.ts'
import { readPlacedOrder, type PortalOrderRecord, type PortalPartRecord } from './portal-orders.sql.ts'
import {
  destinationOf,
  doerOf,
  isHeardOf,
  linesOfPart,
  patientFeeOf,
  productOf,
  reportablePart,
} from './portal-order-views.ts'

export const readPortalOrder = handle(contract, async ({ params, actor, now, today, tx }) => {
  const { careRecipientId } = holderOf(actor)
  if (careRecipientId === null) return notFound()
  const [person, order, reports] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readPlacedOrder(tx, params.customerOrderId),
    readReports(tx, careRecipientId),
  ])
  if (!person || !order) return notFound()
  const doer = await doersOf(
    tx,
    [...reports.map((each) => each.asked_by), ...order.parts.map((each) => each.received?.by ?? null)],
    { self: actor.userId, unit: person.place_name },
  )
  const parts = order.parts.map((part) => ({
    orderId: part.orderId,
    step: orderStepOf(part.erpStatus),
    expectedOn: part.expectedOn,
    trackingLink: part.trackingLink,
    cancelAsked: part.cancelAsked,
    lines: linesOfPart(order, part).map((line) => ({
      orderLineId: line.orderLineId,
      product: productOf(line),
      packages: line.packages,
      flavors: line.flavors.map(({ name, packages }) => ({ name, packages })),
    })),
    askWhetherItCame: !isHeardOf(part, reports) && cameLately(order, part, { today, now }),
    received: part.received && { on: part.received.on, by: doer(part.received.by) },
    faults: [...reportableFaults(reportablePart(order, part), today)],
    reports: reports
      .filter((each) => each.order_part_id === part.orderId)
      .map((each) => ({
        reportId: each.id,
        fault: each.fault,
        orderLineId: each.order_line_id,
        packages: each.packages,
        on: each.since,
        by: doer(each.asked_by),
        isSeenTo: each.is_seen_to,
        state: reportStateOf(each),
        answer: each.answer,
        answeredOn: each.answered_at,
        isNew: each.is_new,
        photoIds: [...each.photo_ids],
        can: { takeBack: takeBackAbility(each, actor.userId) },
      })),
    steps: stepsOf(part.steps),
  }))
  return agree({
    careRecipientId,
    customerOrderId: order.id,
    placedAt: order.confirmed_at ?? order.created_at,
    by: doerOf(order),
    parts,
    destination: destinationOf(order, person),
    patientFee: patientFeeOf(order, person),
    undoUntil: order.undo_until,
    can: { cancel: cancelAbility(order, parts) },
  })
})

/** Nobody is asked of a parcel that has been there for long. */
const askedDays = 14

function cameLately(
  order: PortalOrderRecord,
  part: PortalPartRecord,
  { today, now }: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant },
): boolean {
  if (!mayHaveCome(reportablePart(order, part), today)) return false
  const arrivedAt = stepsOf(part.steps).find(({ step }) => step === 'arrived')?.at
  return arrivedAt === undefined || arrivedAt >= now.subtract({ hours: 24 * askedDays }).toString()
}

/** The first moment of each step. */
function stepsOf(events: PortalOrderRecord['parts'][number]['steps']) {
  const first = new Map<ReturnType<typeof orderStepOf>, string>()
  for (const { status, at } of events) {
    const step = orderStepOf(status)
    if (!first.has(step)) first.set(step, at)
  }
  return [...first].map(([step, at]) => ({ step, at }))
}

function cancelAbility(
  order: PortalOrderRecord,
  parts: readonly { readonly step: string; readonly cancelAsked: boolean }[],
) {
  const reason =
    order.source !== 'crp'
      ? ('ordered-by-staff' as const)
      : parts.every(({ step }) => step === 'cancelled')
        ? ('cancelled' as const)
        : parts.some(({ step, cancelAsked }) => step !== 'ordered' || cancelAsked)
          ? ('too-late' as const)
          : null
  return { allowed: reason === null, reason }
}

function takeBackAbility({ state, asked_by }: ReportRecord, userId: number) {
  const taking = takingBack({ state, isOwn: asked_by === userId })
  return { allowed: taking.ok, reason: taking.ok ? null : taking.refusal }
}

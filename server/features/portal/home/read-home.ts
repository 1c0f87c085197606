import { readHome as contract } from '@omsorg/contract/portal/home/read-home.ts'
import type { HomeProduct, Parcel } from '@omsorg/contract/portal/home/home-view.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import type { OrderBlock } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { orderStepOf } from '@omsorg/domain/portal/order/order-step.ts'
import { lineBlockOf, supplyStateOf } from '@omsorg/domain/portal/supply/product-at-home.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { deliveryDaysOf } from '../../orders/index.ts'
import {
  consumptionViewOf,
  orderingAt,
  productViewOf,
  readSuppliedRows,
  readUpToDate,
  suppliedRows,
  type SuppliedRow,
} from '../../prescriptions/index.ts'
import { ordererFor } from '../holder.ts'
import { isHeardOf, linesOfPart, productOf } from '../order/portal-order-views.ts'
import { portalRefusalOf } from '../order/portal-refusals.ts'
import { orderFromOf } from '../order/propose-portal-order.ts'
import { placeContactOf, switchesOf } from '../person.sql.ts'
import { serviceContactOf, type PortalParts } from '../portal-parts.ts'
import { diaryOf, readHomeFacts, type HomeFacts } from './home-facts.sql.ts'

/** A parcel that has come is shown for so many days; one that has not, whenever it was ordered. */
const shownDays = 60
const arrivedDays = 7
/** A prescription that ends within so many days is told of. */
const endingDays = 30
const statusesAtHome = Object.values(prescriptionStatus).filter(servesWithdrawals)

export const readHome = (parts: PortalParts): Handler<typeof contract.name> =>
  handle(contract, async ({ params, actor, now, today, tx }) => {
    const { careRecipientId } = params
    const { market } = actor
    const since = now.subtract({ hours: 24 * shownDays })
    const until = today.add({ days: endingDays })
    const rowsAtHome = { careRecipientIds: [careRecipientId], statuses: statusesAtHome, carePlaceId: null, today }
    const [facts, drawn] = await readUpToDate(
      tx,
      { careRecipientId, market, now },
      () =>
        Promise.all([readHomeFacts(tx, { careRecipientId, since, until, today }), readSuppliedRows(tx, rowsAtHome)]),
      ([read]) => read?.at_place.unwritten ?? false,
    )
    if (!facts) return notFound()
    const { person, at_place: atPlace, orders, ending, diary, reports } = facts
    const { gate: mayOrder, context } = orderingAt(atPlace, { actor: ordererFor(actor, null), today, market })
    const products = suppliedRows(drawn, context).map((row) =>
      productAtHome(row, today, facts.last_pieces[row.record.id]),
    )
    const abilities = portalAbilities(switchesOf(person))
    const gate = mayOrder.ok ? null : (portalRefusalOf(mayOrder.refusal) as OrderBlock)
    const empty = products.some(({ block }) => block === null) ? null : ('nothing-to-order' as const)
    const reason = abilities.order.reason ?? gate ?? empty
    const { earliest } = deliveryDaysOf(atPlace.settings, today)
    return agree({
      careRecipientId,
      name: person.name,
      relation: person.relation,
      today: today.toString(),
      products,
      delivery: { earliest },
      parcels: orders.flatMap((order) => parcelsOf(order, { today, now, reports })),
      unreadAnswers: facts.unread_answers,
      toldAnswers: toldAnswersOf(reports),
      ending: [...ending],
      diary: diary && diaryOf(diary),
      carePlace: placeContactOf(person),
      customerService: serviceContactOf(parts, actor.market),
      throughPlaceReason: person.through_place_reason,
      can: { ...abilities, order: { allowed: reason === null, reason } },
    })
  })

function productAtHome(row: SuppliedRow, today: Temporal.PlainDate, lastPieces: number | undefined): HomeProduct {
  const { record, standing, suggestion, unavailability, lastWithdrawal } = row
  const block = lineBlockOf({ unavailability, allowed: standing.allowed, usedUp: standing.usedUp })
  return {
    prescriptionRowId: record.id,
    prescriptionId: record.prescription_id,
    product: productViewOf(record),
    ...consumptionViewOf(row),
    state: supplyStateOf(suggestion),
    daysLeft: suggestion.daysLeft,
    runsOutOn: suggestion.runsOutOn?.toString() ?? null,
    allowedNow: block === null ? standing.allowed : 0,
    remaining: standing.packagesRemaining,
    orderFrom: orderFromOf(row, today),
    block,
    lastOrder:
      lastWithdrawal && lastPieces !== undefined
        ? { on: lastWithdrawal.toString(), packages: Math.ceil(lastPieces / record.row_items_per_package) }
        : null,
    isLast: standing.withdrawalsThatCanBeMade <= 1,
    prescriptionEndsOn: record.end_date,
  }
}

function toldAnswersOf(reports: HomeFacts['reports']) {
  const about = new Set(reports.filter((each) => each.is_new).map((each) => each.customer_order_id))
  return [...about].map((customerOrderId) => ({ customerOrderId }))
}

/** What is on its way, what came lately, and what was promised and has not been heard of. */
function parcelsOf(
  order: HomeFacts['orders'][number],
  { today, now, reports }: { today: Temporal.PlainDate; now: Temporal.Instant; reports: HomeFacts['reports'] },
): Parcel[] {
  return order.parts.flatMap((part) => {
    const step = orderStepOf(part.erpStatus)
    if (step === 'cancelled') return []
    const arrivedAt = part.steps.findLast(({ status }) => orderStepOf(status) === 'arrived')?.at
    const isOver = step === 'arrived' && (arrivedAt ?? '') < now.subtract({ hours: 24 * arrivedDays }).toString()
    if (isOver) return []
    const late = part.expectedOn !== null && part.expectedOn < today.toString()
    return [
      {
        customerOrderId: order.id,
        orderId: part.orderId,
        step,
        expectedOn: part.expectedOn,
        trackingLink: part.trackingLink,
        lines: linesOfPart(order, part).map((line) => ({ product: productOf(line), packages: line.packages })),
        askWhetherItCame: late && step !== 'arrived' && !isHeardOf(part, reports),
      },
    ]
  })
}

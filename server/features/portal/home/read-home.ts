import { readHome as contract } from '@omsorg/contract/portal/home/read-home.ts'
import type { HomeProduct, Parcel } from '@omsorg/contract/portal/home/home-view.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import type { OrderBlock } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { orderStepOf } from '@omsorg/domain/portal/order/order-step.ts'
import { lineBlockOf, supplyStateOf } from '@omsorg/domain/portal/supply/product-at-home.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { deliveryDaysOf } from '../../orders/index.ts'
import { consumptionViewOf, productViewOf, readSuppliedContext, type SuppliedRow } from '../../prescriptions/index.ts'
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

export const readHome = (parts: PortalParts): Handler<typeof contract.name> =>
  handle(contract, async ({ params, actor, now, today, language, tx }) => {
    const { careRecipientId } = params
    const asked = { careRecipientId, carePlaceId: null, actor: ordererFor(actor, null), now, language }
    const since = now.subtract({ hours: 24 * shownDays })
    const [context, facts] = await Promise.all([
      readSuppliedContext(tx, asked, actor.market),
      readHomeFacts(tx, { careRecipientId, since, until: today.add({ days: endingDays }) }),
    ])
    if (!context || !facts) return notFound()
    const { person, orders, ending, unread_answers: unreadAnswers, diary, reports, last_pieces: lastPieces } = facts
    const products = context.rows
      .filter(({ record }) => servesWithdrawals(record.prescription_status))
      .map((row) => productAtHome(row, today, lastPieces[row.record.id]))
    const abilities = portalAbilities(switchesOf(person))
    const gate = context.gate.ok ? null : (portalRefusalOf(context.gate.refusal) as OrderBlock)
    const empty = products.some(({ block }) => block === null) ? null : ('nothing-to-order' as const)
    const reason = abilities.order.reason ?? gate ?? empty
    const { earliest } = deliveryDaysOf(context.settings, today)
    return agree({
      careRecipientId,
      name: person.name,
      relation: person.relation,
      today: today.toString(),
      products,
      delivery: { earliest },
      parcels: orders.flatMap((order) => parcelsOf(order, { today, now, reports })),
      unreadAnswers,
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

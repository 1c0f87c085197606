import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { onOneLine } from '@omsorg/domain/format/one-line.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import type { Erp, ErpDelivery, ErpOrder } from '../../../adapters/erp/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { flavorsOfPart, readPartToHandOver, type PartToHandOver } from './hand-over.sql.ts'
import { handOverJob } from './job-names.ts'
import { addTask, addToTimeline, askerOf, giveBack, lockParts, setStatus } from './part-changes.sql.ts'
import { tellOfPart } from '../notice/tell-of-part.ts'
import { settlePersonOf } from '../placing/settle-person.ts'

export interface OrderWork {
  readonly database: Database
  readonly erp: Erp
  readonly clock: Clock
}

/**
 * Hands one part of an order over to the ERP. The call lies between two transactions; whatever fails on the way, the job
 * comes again, and the ERP knows the order by our id: it has each part once.
 */
export function handOver({ database, erp, clock }: OrderWork): Job {
  return job(handOverJob, z.object({ orderId: z.int() }), async ({ orderId }) => {
    const order = await database.transaction(null, async (tx) => {
      const [part, flavors] = await Promise.all([readPartToHandOver(tx, orderId), flavorsOfPart(tx, orderId)])
      return part?.erpStatus === erpStatus.new ? erpOrderOf(part, flavors) : null
    })
    if (!order) return
    const placed = await erp.placeOrder(order)

    await database.transaction(null, async (tx) => {
      const now = clock()
      const [part] = await lockParts(tx, { orderId })
      // A message of the ERP may have overtaken its own answer; then the part is further than "sent" already.
      if (part?.erp_status !== erpStatus.new) return
      if (placed.answer === 'rejected') {
        const canceller = askerOf(part)
        const { reason } = placed
        await Promise.all([
          giveBack(tx, orderId, { now, canceller, byErp: canceller === null, reason }),
          addToTimeline(tx, { part, event: 'refused', at: now, status: erpStatus.refused, source: 'erp', reason }),
          addTask(tx, { part, kind: 'refused', reason }),
          tellOfPart(tx, part, erpStatus.refused),
          settlePersonOf(tx, part, now),
        ])
        return
      }
      await Promise.all([
        setStatus(tx, orderId, { status: erpStatus.sentToErp, now, handedOver: true }),
        addToTimeline(tx, { part, event: 'status', at: now, status: erpStatus.sentToErp, source: 'system' }),
        tellOfPart(tx, part, erpStatus.sentToErp),
      ])
    })
  })
}

type Flavor = Awaited<ReturnType<typeof flavorsOfPart>>[number]

function erpOrderOf(part: PartToHandOver, flavors: readonly Flavor[]): ErpOrder {
  const lines = part.lines.map((line) => ({
    ...line,
    flavors: flavors
      .filter((flavor) => flavor.line_id === line.lineId)
      .map((flavor) => ({ itemNumber: flavor.item_number, quantity: flavor.packages })),
  }))
  return {
    orderId: part.orderId,
    customerOrderId: part.customerOrderId,
    customerNumber: part.customerNumber ?? '',
    placedOn: part.placedOn,
    delivery: onOneLineEach(deliveryOf(part)),
    express: part.isExpress,
    currency: part.currency,
    lines,
    fees: part.partNo === 1 ? feesOf(part) : [],
  }
}

/** The fees of an order go with its first part (O-G5). */
function feesOf(part: PartToHandOver) {
  return [
    { code: 'small-order', amount: part.smallOrderFee },
    { code: 'logistics', amount: part.logisticsFee },
    { code: 'express', amount: part.expressFee },
    { code: 'delivery', amount: part.deliveryFee },
  ].filter((fee) => fee.amount > 0)
}

/** What is printed on a label has no line break, also where it was stored or came from a register before that was a rule (O-5-20). */
function onOneLineEach(delivery: ErpDelivery): ErpDelivery {
  const { name, careOf, street, zip, city, entryCode, goodsLabel } = delivery
  return {
    ...delivery,
    name: onOneLine(name),
    careOf: careOf && onOneLine(careOf),
    street: onOneLine(street),
    zip: onOneLine(zip),
    city: onOneLine(city),
    entryCode: entryCode && onOneLine(entryCode),
    goodsLabel: goodsLabel && onOneLine(goodsLabel),
  }
}

function deliveryOf(part: PartToHandOver): ErpDelivery {
  const common = {
    methodCode: part.deliveryMethodCode ?? '',
    deliveryPointId: part.deliveryPointId,
    deliveryDate: part.deliveryDate,
  }
  const isProtected = !homeAddressMayBeUsed(part.protectedKind)
  if (isProtected && !part.isOfPlace) return { ...common, ...toCarePlace(part) }
  const to = part.notifyBy === 'email' ? part.notifyEmail : part.notifyPhone
  return {
    ...common,
    // An order of a place has its address already; of a protected resident no label tells the room.
    party: part.isOfPlace ? 'care-place' : 'person',
    name: part.receiverName,
    careOf: part.careOf || null,
    street: part.street,
    zip: part.zip,
    city: part.city,
    countryCode: part.countryCode ?? '',
    entryCode: part.entryCode,
    contactPhone: part.contactPhone,
    notify: to && part.notifyBy && part.notifyBy !== 'phone' ? { by: part.notifyBy, to } : null,
    packageLocation: part.packageLocation || null,
    goodsLabel: isProtected ? null : part.goodsLabel || null,
  }
}

/**
 * Of a protected person nothing is sent but the place that cares for her, whatever the order says: she may have been
 * protected after it was placed (facts 4.3). Where the place has no address the order waits here, and becomes a task.
 */
function toCarePlace({ orderId, carePlace, market }: PartToHandOver) {
  if (!carePlace) throw new Error(`the care place of order ${orderId} has no address for goods of a protected person`)
  return {
    party: 'care-place' as const,
    name: carePlace.name,
    careOf: carePlace.careOf || null,
    street: carePlace.street,
    zip: carePlace.zip,
    city: carePlace.city,
    countryCode: carePlace.countryCode ?? marketOf(market).country,
    entryCode: carePlace.entryCode,
    contactPhone: null,
    notify: null,
    packageLocation: null,
    goodsLabel: null,
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { Cancellation, DeliveredLine, ErpOrder, ErpStatus, ErpStatusMessage, Placed } from './port.ts'

/** An order as the fake ERP keeps it: plain data, so that it can lie in a file. */
export interface FakeOrder {
  readonly order: ErpOrder
  readonly erpOrderId: string
  /** How often the order was sent to us, repetitions included. */
  timesReceived: number
  /** 2 until the first step. */
  status: ErpStatus
  /** How many shipments have left. */
  shipments: number
  /** Why the order will be refused at its next step, when it will. */
  refusal: string | null
  /** Status messages that nobody has taken yet, oldest first. */
  outbox: ErpStatusMessage[]
}

/** Takes a new order, or knows a former one again. Another order under a known id is null. */
export function receive(known: FakeOrder | undefined, order: ErpOrder): { kept: FakeOrder; placed: Placed } | null {
  if (!known) {
    const erpOrderId = `E${String(order.orderId).padStart(7, '0')}`
    const kept: FakeOrder = { order, erpOrderId, timesReceived: 1, status: 2, shipments: 0, refusal: null, outbox: [] }
    return { kept, placed: { answer: 'accepted' } }
  }
  if (!isDeepStrictEqual(known.order, order)) return null
  known.timesReceived += 1
  return { kept: known, placed: { answer: 'already-known' } }
}

/** What has left cannot be called back; asked twice, the answer stays the same. */
export function cancel(
  kept: FakeOrder,
  reason: string,
  { decideLater, at }: { decideLater: boolean; at: string },
): Cancellation {
  if (kept.status === 7) return 'cancelled'
  if (kept.status >= 4) return 'too-late'
  kept.refusal ??= reason
  if (decideLater) return 'received'
  advance(kept, at)
  return 'cancelled'
}

/** Moves an order on by one status and leaves the message about it in the outbox. An order at its end stays. */
export function advance(kept: FakeOrder, at: string): boolean {
  const next = nextOf(kept)
  if (!next) return false
  if (next.status === 4 || next.status === 5) kept.shipments += 1
  kept.status = next.status
  const messageId = `${kept.erpOrderId}-${next.status}-${kept.shipments}`
  kept.outbox.push({ messageId, orderId: kept.order.orderId, erpOrderId: kept.erpOrderId, occurredOn: at, ...next })
  return true
}

function nextOf(kept: FakeOrder): Pick<ErpStatusMessage, 'status' | 'lines' | 'trackingLink' | 'reason'> | null {
  if (kept.status >= 6) return null
  if (kept.refusal !== null && kept.status < 4) return { status: 7, reason: kept.refusal }
  if (kept.status === 2) return { status: 3 }
  if (kept.status === 5) return { status: 6 }

  const lines = shippedAfter(kept, kept.shipments + 1)
  const last = kept.shipments + 1 === shipmentsOf(kept)
  return last ? { status: 5, lines, trackingLink: trackingLinkOf(kept) } : { status: 4, lines }
}

/** One line leaves at once, two in two shipments, more in three: so part deliveries are seen with any demo order. */
function shipmentsOf(kept: FakeOrder): number {
  return Math.min(3, kept.order.lines.length)
}

function shippedAfter(kept: FakeOrder, shipments: number): DeliveredLine[] {
  const count = Math.ceil((kept.order.lines.length * shipments) / shipmentsOf(kept))
  return kept.order.lines.slice(0, count).map((line) => ({ lineId: line.lineId, delivered: line.quantity }))
}

function trackingLinkOf(kept: FakeOrder): string {
  return `https://tracking.example/${kept.erpOrderId}`
}

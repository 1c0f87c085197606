/**
 * The enterprise resource planning system that keeps the stock, ships the goods and sends the invoice.
 * An order here is one *order part* of ours: our `orderId` is its name on both sides and the key of its idempotency.
 */
export interface Erp {
  /**
   * Hands one order over. Placing the same order again changes nothing and answers `already-known`.
   * Throws ErpUnavailable (try again later) or ErpRefused (trying again cannot help).
   */
  placeOrder(order: ErpOrder): Promise<Placed>
  /**
   * Asks the ERP to stop an order. `received` means that it decides later and tells it by a status message.
   * Throws as placeOrder does; an order that the ERP does not know yet is ErpUnavailable, for it may be under way.
   */
  cancelOrder(orderId: number, reason: string): Promise<Cancellation>
}

export type Placed =
  | { readonly answer: 'accepted' }
  | { readonly answer: 'already-known' }
  | { readonly answer: 'rejected'; readonly reason: string }

export type Cancellation = 'cancelled' | 'too-late' | 'received'

/** What the ERP needs to pick, ship and invoice, and nothing about care: no identity number, no prescription. */
export interface ErpOrder {
  readonly orderId: number
  /** All parts of one customer order carry the same number. */
  readonly customerOrderId: number
  /** The number of the paying customer in the ERP. */
  readonly customerNumber: string
  /** ISO 8601, UTC. */
  readonly placedOn: string
  readonly delivery: ErpDelivery
  readonly express: boolean
  /** ISO 4217. All amounts of the order are whole minor units of it. */
  readonly currency: string
  readonly lines: readonly ErpOrderLine[]
  readonly fees: readonly ErpFee[]
}

/**
 * Where the goods go. For a person with protected identity the party is always the care place: neither the name,
 * the address, the phone nor a label of the person is sent (facts 4.3, point 6).
 */
export interface ErpDelivery {
  readonly party: 'person' | 'care-place'
  readonly name: string
  readonly careOf: string | null
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly entryCode: string | null
  readonly contactPhone: string | null
  readonly methodCode: string
  readonly deliveryPointId: string | null
  readonly notify: { readonly by: 'sms' | 'email'; readonly to: string } | null
  readonly packageLocation: string | null
  readonly goodsLabel: string | null
  /** YYYY-MM-DD, or null for as soon as possible. */
  readonly deliveryDate: string | null
}

export interface ErpOrderLine {
  readonly lineId: number
  readonly itemNumber: string
  /** Whole packages, at least one. */
  readonly quantity: number
  readonly pricePerPackage: number
  /** How the packages are shared over the flavours of the item; together they are `quantity`. Empty without a choice. */
  readonly flavors: readonly { readonly itemNumber: string; readonly quantity: number }[]
}

export interface ErpFee {
  readonly code: string
  readonly amount: number
}

/** 1 new, 2 sent to the ERP, 3 received, 4 partly delivered, 5 in delivery, 6 invoiced, 7 refused (states 2.5). */
export type ErpStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What the ERP tells about an order, by a signed web hook. May come twice, late and out of order. */
export interface ErpStatusMessage {
  /** The same message sent again carries the same id. */
  readonly messageId: string
  readonly orderId: number
  /** The ERP's own number, known from status 3 on. */
  readonly erpOrderId?: string | undefined
  readonly status: ErpStatus
  readonly lines?: readonly DeliveredLine[] | undefined
  readonly trackingLink?: string | undefined
  readonly reason?: string | undefined
  /** ISO 8601, UTC. */
  readonly occurredOn: string
}

export interface DeliveredLine {
  readonly lineId: number
  /** Packages sent so far in total, so that a repeated message adds nothing. */
  readonly delivered: number
}

/** The ERP did not answer, or not sensibly. Whether it took the order is unknown, and asking again is safe. */
export class ErpUnavailable extends Error {
  override readonly name = 'ErpUnavailable'
  readonly retry = true
}

/** The ERP understood and will not, whatever the number of attempts: a wrong key, another order under the same id. */
export class ErpRefused extends Error {
  override readonly name = 'ErpRefused'
  readonly retry = false
}

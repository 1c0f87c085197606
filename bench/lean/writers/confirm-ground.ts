import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import type { LeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { GateFacts } from '../page-abilities.ts'
import type { RowFacts } from '../row-facts.ts'

/** What an order of a person is judged by beside itself. */
export interface StandsOn extends Omit<GateFacts, 'addresses'> {
  readonly addresses: readonly {
    readonly kind: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly country: string
    readonly verified: boolean
  }[]
  readonly place: {
    readonly phoneRequired: boolean
    readonly labelRequired: boolean
    readonly maxLines: number
    readonly undoSeconds: number
    readonly leadDays: LeadDays
  }
  readonly method: { readonly fee: number; readonly needsPoint: boolean } | null
  readonly fees: {
    readonly small: number
    readonly threshold: number
    readonly logistics: string
    readonly express: number
  } | null
  readonly standardRate: string | null
  readonly holidays: readonly string[]
  readonly isBeyondLean: boolean
  readonly rows: readonly DrawnRow[]
}

/** What a locked order is judged by, as its statement answers. */
export interface ConfirmGround extends StandsOn {
  readonly order: {
    readonly type: OrderType
    readonly express: boolean
    readonly oneTimeFee: number | null
    readonly total: number
    readonly template: number | null
    readonly method: string | null
    readonly wished: string | null
    readonly name: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly country: string | null
    readonly entryCode: string | null
    readonly contactPhone: string | null
    readonly pointId: string | null
    readonly notifyBy: ReceiverInput['notifyBy']
    readonly notifyPhone: string | null
    readonly notifyEmail: string | null
    readonly goodsLabel: string | null
  }
  readonly parts: readonly { readonly id: number; readonly day: string; readonly number: string | null }[]
  readonly lines: readonly SavedLine[]
}

export interface SavedLine {
  readonly rowId: number
  readonly itemNumber: string
  readonly quantity: number
  readonly price: number
  readonly setAside: boolean
  readonly part: number | null
  readonly vatRate: string
  readonly vat: number
  readonly withdrawal: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly hasFlavors: boolean
}

/** A row of the person with what its item costs today. */
export interface DrawnRow {
  readonly facts: RowFacts
  readonly prescriptionId: number
  readonly productId: number
  readonly group: string
  readonly perPackage: number
  readonly delayedUntil: string | null
  readonly price: number | null
  readonly vatRate: string
  readonly customerNumber: string | null
  readonly lastDrawAt: string | null
  readonly askedToRenew: boolean
  readonly hasFlavors: boolean
  /** The orders that have drawn from it, each with the number of its withdrawal. */
  readonly numbers: readonly (readonly [order: number, number: number | null])[]
}

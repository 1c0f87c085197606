import { actionFor } from '@omsorg/domain/orders/supply/suggestion.ts'
import type { SuggestedAction, SuggestionWord } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import type { UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { mayBeRenewed } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { RowRecord } from './rows-of-persons.sql.ts'

/** What of a row and its item decides whether it may be ordered. */
export interface RowToOrder extends Pick<
  RowRecord,
  | 'item_status'
  | 'stock_status'
  | 'active'
  | 'items_per_package'
  | 'area_enabled'
  | 'prescription_status'
  | 'status'
  | 'successor_waiting'
> {
  readonly has_price: boolean
  readonly has_customer_number: boolean
}

/** What decides beside the row: the day, the settings, the person, whoever orders, and how the row stands. */
export interface OrderedHere {
  readonly today: Temporal.PlainDate
  readonly period: { readonly start: Temporal.PlainDate; readonly end: Temporal.PlainDate }
  readonly settings: { readonly allow_outgoing_items: boolean; readonly block_uncertain_delivery: boolean }
  readonly mayOrderInArea: boolean
  readonly recipientCanReceive: boolean
  readonly usedUp: boolean
  readonly blockedByInterval: boolean
}

export interface RowAvailability {
  readonly unavailability: UnavailabilityCode | null
  readonly action: SuggestedAction
}

/** Whether a row may be ordered here and now, and what its suggestion leads to (rules 3.5, 3.9). */
export function availabilityOfRow(row: RowToOrder, word: SuggestionWord, here: OrderedHere): RowAvailability {
  const { today, period, settings } = here
  const unavailability = unavailabilityOf('withdrawal', {
    today,
    item: { itemStatus: row.item_status, stockStatus: row.stock_status, isActive: row.active },
    settings: {
      allowOutgoing: settings.allow_outgoing_items,
      blockUncertainDelivery: settings.block_uncertain_delivery,
    },
    hasPriceAndPackageSize: row.has_price && (row.items_per_package ?? 0) > 0,
    // The row under change is locked for that moment, so nobody meets it: everybody else orders meanwhile (rules 3.12).
    isBeingReplaced: false,
    areaIsOn: row.area_enabled,
    hasCustomerNumber: row.has_customer_number,
    mayOrderInArea: here.mayOrderInArea,
    isInAgreement: true,
    isInUserAvailability: true,
    recipientCanReceive: here.recipientCanReceive,
    prescribed: {
      prescriptionStatus: row.prescription_status,
      period,
      rowStatus: row.status,
      usedUp: here.usedUp,
      blockedByInterval: here.blockedByInterval,
    },
    stoppedWithoutReason: false,
  })
  // Of most rows of many persons nothing is in the way, and their prescriptions are not asked.
  const renewable =
    unavailability !== null &&
    mayBeRenewed(today, {
      status: row.prescription_status,
      period,
      renewalRequestPending: false,
      successorWaiting: row.successor_waiting,
    })
  return { unavailability, action: actionFor(word, unavailability, renewable) }
}

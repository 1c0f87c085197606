import type { AllPortalTexts } from '@omsorg/texts/shape.ts'

/** What is said of each refusal of saving and of sending, where the page has no answer of its own. */
export function orderTroubles({ order, home, shell }: AllPortalTexts): Readonly<Record<string, string>> {
  const line = order.lineWrong
  return {
    'row-not-found': line,
    'row-twice': line,
    'item-not-of-row': line,
    'quantity-zero': line,
    'quantity-above-allowed': line,
    'line-unavailable': line,
    'flavors-do-not-sum': line,
    'nothing-to-order': home.closed['nothing-to-order'],
    'delivery-not-possible': order.deliveryWrong,
    'delivery-point-missing': order.pointMissing,
    'notification-address-missing': order.notifyMissing,
    'patient-fee-changed': order.feeChanged,
    stale: order.stale,
    'order-not-found': order.stale,
    'other-person-chosen': order.stale,
    'recipient-deceased': home.closed['recipient-deceased'],
    // It may be open again by the time it is read: it is looked through and sent by hand.
    'recipient-inactive': order.wasClosed,
    'ordering-off': order.wasClosed,
    'through-the-place': order.wasClosed,
    'not-open': order.wasClosed,
    'no-address': order.wasClosed,
    'fields-wrong': shell.notSent.body,
  }
}

/** Hands one part of an order over to the ERP. Payload: `{ orderId }`, the id of the part. */
export const handOverJob = 'orders/hand-over'
/** Asks the ERP to stop a part that it already has. Payload: `{ orderId }`. */
export const askToCancelJob = 'orders/ask-to-cancel'
/** Does what a stored message of the ERP says. Payload: `{ messageId }`. */
export const erpMessageJob = 'orders/erp-message'

/** Makes tasks of orders that stand still. No payload. */
export const watchWaitingJob = 'orders/watch-waiting'

/** The hand-over of a part is one job: cancelling takes it out of the queue by this key while nobody has begun it. */
export function jobKeyOfPart(orderId: number): string {
  return `hand-over-${orderId}`
}

import { homeAddressMayBeUsed, type Protection } from '../../care-recipients/identity/display.ts'
import { erpStatus, type ErpStatus } from '../erp/erp-status.ts'

/** What somebody is told of a part of an order, once. */
export type NoticeKind = 'sent' | 'on-its-way' | 'refused'
export type NoticeChannel = 'sms' | 'email' | 'order-mail'

/** Told after so long, that a delivery is on its way would be wrong more often than right. */
export const toldWithinHours = 24

export interface NoticeFacts {
  /** As whoever ordered has chosen; null for nothing. A call is the carrier's. */
  readonly notifyBy: 'phone' | 'sms' | 'email' | null
  readonly protectedKind: Protection | null
}

/** What a status that a part takes is worth telling; a part that has left the stock is on its way, whatever was skipped. */
export function noticeOf(former: ErpStatus, status: ErpStatus): NoticeKind | null {
  if (status === erpStatus.refused) return 'refused'
  const isOnItsWay = (each: ErpStatus) => each >= erpStatus.partlyDelivered && each <= erpStatus.invoiced
  if (isOnItsWay(status)) return isOnItsWay(former) ? null : 'on-its-way'
  return status === erpStatus.sentToErp ? 'sent' : null
}

/**
 * How the person is told, who chose it with the order: that it is on its way, and nothing else, for what goes wrong is told
 * by those who care for her. Goods of a protected person go to the care place, and nothing goes to her phone.
 */
export function channelToPerson(kind: NoticeKind, { notifyBy, protectedKind }: NoticeFacts): 'sms' | 'email' | null {
  if (kind !== 'on-its-way' || !homeAddressMayBeUsed(protectedKind)) return null
  return notifyBy === 'sms' || notifyBy === 'email' ? notifyBy : null
}

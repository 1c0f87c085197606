import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus, type ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'
import type { StopState } from '../../../ui/order/OrderWay.tsx'

export type OrderPart = OrderView['orders'][number]
type Event = OrderPart['timeline'][number]

/** Whether it holds withdrawals, which come back when it is not delivered; goods for the store, and what is not prescribed, are none. */
export function isDrawn({
  lines,
}: {
  readonly lines: readonly Pick<OrderView['lines'][number], 'prescriptionRowId'>[]
}) {
  return lines.some(({ prescriptionRowId }) => prescriptionRowId !== null)
}

/** The four words of the way, over the statuses of the ERP. */
export const wayWords = ['sent', 'received', 'on-its-way', 'delivered'] as const

export type WayWord = (typeof wayWords)[number]

export interface Stop {
  readonly word: WayWord
  readonly state: StopState
  /** The moment at which it was reported; null for what was not, or is still to come. */
  readonly at: string | null
}

const statusesOf: Readonly<Record<WayWord, readonly ErpStatus[]>> = {
  sent: [erpStatus.new, erpStatus.sentToErp],
  received: [erpStatus.receivedInErp],
  'on-its-way': [erpStatus.partlyDelivered, erpStatus.inDelivery],
  delivered: [erpStatus.invoiced],
}

/** Where a part stands; null when it has ended on its way, or has not begun it. */
export function wayWordOf(status: ErpStatus | null): WayWord | null {
  return wayWords.find((word) => statusesOf[word].some((each) => each === status)) ?? null
}

/** The way of one part: where it was, where it is, what the ERP passed over without a word, and what is to come. */
export function wayOf({ erpOrderStatus, timeline }: Pick<OrderPart, 'erpOrderStatus' | 'timeline'>): Stop[] {
  const now = wayWordOf(erpOrderStatus)
  const here = now === null ? -1 : wayWords.indexOf(now)
  const moment = (word: WayWord) =>
    timeline.find((event) => tellsStatus(event) && statusesOf[word].some((each) => each === event.erpStatus))?.at ??
    null
  return wayWords.map((word, place): Stop => {
    const at = moment(word)
    if (place === here) return { word, state: word === 'delivered' ? 'done' : 'current', at }
    if (at !== null) return { word, state: 'done', at }
    return { word, state: place < here ? 'not-reported' : 'to-come', at: null }
  })
}

function tellsStatus({ kind }: Event): boolean {
  return kind === 'placed' || kind === 'status'
}

/** How many packages were ordered, and how many of them have come. */
export function packagesOf(orders: readonly OrderPart[]): { readonly of: number; readonly come: number } {
  const standing = orders.filter(({ erpOrderStatus }) => erpOrderStatus !== erpStatus.refused)
  const all = standing.flatMap(({ lines }) => lines)
  const come = standing.flatMap(({ erpOrderStatus, lines }) =>
    lines.map(({ delivered, quantity }) => (erpOrderStatus === erpStatus.invoiced ? quantity : delivered)),
  )
  return { of: sum(all.map(({ quantity }) => quantity)), come: sum(come) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

const tones: Readonly<Record<ErpStatus, Tone>> = {
  1: 'quiet',
  2: 'quiet',
  3: 'info',
  4: 'info',
  5: 'info',
  6: 'fresh',
  7: 'error',
}

export function toneOfStatus(status: ErpStatus): Tone {
  return tones[status]
}

/** Whether the page asks again what has become of the order; not when nothing more is awaited. */
export function isUnderWay(order: OrderView | undefined): boolean {
  const statuses = order?.orders.flatMap(({ erpOrderStatus }) => erpOrderStatus ?? []) ?? []
  return statuses.some((status) => status < erpStatus.invoiced)
}

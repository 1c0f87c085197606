import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus, type ErpStatus, erpStatuses } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'
import type { TimelineState } from '../../../ui/order/TimelineList.tsx'

export type OrderPart = OrderView['orders'][number]
type Event = OrderPart['timeline'][number]

export interface Stage {
  readonly status: ErpStatus
  readonly state: TimelineState
  /** The moment at which the status was reported; null for what was not, or is still to come. */
  readonly at: string | null
  readonly by: string | null
}

const way = erpStatuses.filter((status) => status !== erpStatus.refused)

/**
 * The way of one part: the statuses it has had, those that the ERP passed over, and those still to come. A part that was
 * refused or cancelled ends where it had come to, with the refusal.
 */
export function stagesOf({ erpOrderStatus, timeline }: Pick<OrderPart, 'erpOrderStatus' | 'timeline'>): Stage[] {
  const status: ErpStatus = erpOrderStatus ?? erpStatus.new
  const refused = status === erpStatus.refused
  const reported = (of: ErpStatus) => timeline.findLast((event) => event.erpStatus === of && tellsStatus(event))
  const skipped = (of: ErpStatus) => timeline.some((event) => event.kind === 'skipped' && event.erpStatus === of)
  const stages = way.flatMap((of): Stage[] => {
    const event = reported(of)
    const at = event?.at ?? null
    const by = event?.by ?? null
    if (of === status) return [{ status: of, state: of === erpStatus.invoiced ? 'done' : 'current', at, by }]
    if (event) return [{ status: of, state: 'done', at, by }]
    if (skipped(of) || (!refused && of < status)) return [{ status: of, state: 'not-reported', at: null, by: null }]
    return refused ? [] : [{ status: of, state: 'to-come', at: null, by: null }]
  })
  if (!refused) return stages
  const end = reported(erpStatus.refused)
  return [...stages, { status: erpStatus.refused, state: 'current', at: end?.at ?? null, by: end?.by ?? null }]
}

function tellsStatus({ kind }: Event): boolean {
  return kind === 'placed' || kind === 'status' || kind === 'cancelled' || kind === 'refused'
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

const often = 4_000
const seldom = 10_000

/**
 * How soon to look again, in milliseconds: often while the ERP is about to answer, seldom while goods travel, and not at
 * all when nothing more is awaited.
 */
export function looksAgainAfter(order: OrderView | undefined): number | false {
  const statuses = order?.orders.flatMap(({ erpOrderStatus }) => erpOrderStatus ?? []) ?? []
  if (statuses.some((status) => status <= erpStatus.receivedInErp)) return often
  return statuses.some((status) => status < erpStatus.invoiced) ? seldom : false
}

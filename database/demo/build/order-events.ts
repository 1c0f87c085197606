import type { PartGiven, PlacedOrder } from './orders.ts'
import type { Row } from './rows.ts'

/** Hours after placing at which a status is usually reached, and who tells it. */
const stations = [
  { status: 2, hours: 0.02, source: 'system' },
  { status: 3, hours: 2, source: 'erp' },
  { status: 4, hours: 26, source: 'erp' },
  { status: 5, hours: 30, source: 'erp' },
  { status: 6, hours: 50, source: 'erp' },
] as const

/** The timeline of each part: placed by a person, then what the ERP told. Nothing lies in the future. */
export function orderEvents({ id, partIds, given: order }: PlacedOrder): Row[] {
  const parts: readonly PartGiven[] = order.parts ?? [{ status: 6 }]
  return parts.flatMap((part, index) => {
    const event = (columns: Row, hours: number): Row => ({
      customer_order_id: id,
      order_part_id: partIds[index],
      reported: true,
      by_user: null,
      on_behalf_of: null,
      reason: null,
      detail: {},
      ...columns,
      ...times(order.at, hours),
    })
    const { helper, placedBy } = order
    const placed = event(
      {
        event: 'placed',
        status: 1,
        source: 'user',
        by_user: (helper ?? placedBy).id,
        on_behalf_of: helper ? placedBy.id : null,
      },
      0,
    )
    const isPartly = order.lines.some((line) => line.delivered !== undefined && (line.part ?? 1) === index + 1)
    const reached = stations
      .filter(({ status }) => status <= lastStation(part) && (status !== 4 || isPartly || part.status === 4))
      .map(({ status, hours, source }) =>
        event({ event: status === 4 ? 'part-shipped' : 'status', status, source }, hours),
      )
    return [placed, ...reached, ...endingOf(part, event)]
  })
}

function lastStation({ status, cancelledBy }: PartGiven): number {
  if (status !== 7) return status
  return cancelledBy ? 2 : 3
}

function endingOf(part: PartGiven, event: (columns: Row, hours: number) => Row): Row[] {
  const asked = part.cancelAskedBy
  const asking = asked
    ? [
        event(
          { event: 'cancel-asked', status: part.status === 7 ? 2 : part.status, source: 'user', by_user: asked.id },
          4,
        ),
      ]
    : []
  if (part.status !== 7) return asking
  const ending = part.cancelledBy
    ? event(
        { event: 'cancelled', status: 7, source: 'user', by_user: part.cancelledBy.id, reason: part.refusal ?? null },
        5,
      )
    : event({ event: 'refused', status: 7, source: 'erp', reason: part.refusal ?? null }, 5)
  return [...asking, ending]
}

function times(placedAt: Temporal.Instant, hours: number): Row {
  const planned = placedAt.add({ minutes: Math.round(hours * 60) })
  const now = Temporal.Now.instant()
  const at = (Temporal.Instant.compare(planned, now) < 0 ? planned : now).toString()
  return { at, recorded_at: at }
}

import { erpStatus, type ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import {
  cancelling,
  orderType,
  type OrderState,
  type OrderType,
} from '@omsorg/domain/orders/order/order-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { lockOrder, lockParts, lockPerson, rowsToSettle, takeBack } from './cancel.sql.ts'
import { keyedWriter, must } from './keyed.ts'
import { settled, settling, type Drawn, type RowToSettle } from './settled.ts'

interface Asked {
  readonly customerOrderId: number
  readonly reason?: string
}

interface Part {
  readonly id: number
  readonly type: OrderType
  readonly state: OrderState
  readonly person: number | null
  readonly erpStatus: ErpStatus
  readonly cancelAsked: boolean
  readonly cancelRefused: boolean
  readonly notBegun: boolean
  readonly areas: readonly TherapyArea[]
  readonly lines: readonly Drawn[]
}

interface Ground {
  readonly by: object
  readonly rows: readonly RowToSettle[]
}

/** Takes an order of a person back whose hand-over nobody has begun, by the rules of the domain. */
export const cancel = keyedWriter<Asked>({
  endpoint: 'orders/order/cancel-order',
  permissions: ['OrderWrite', 'CareRecipientRead'],
  async work({ asked, claims, user, now, today, send }) {
    const { customerOrderId, reason = null } = asked
    const [[order], parts, [person], [found]] = await Promise.all([
      send('lock order', lockOrder, [customerOrderId]),
      send<{ part: Part }>('lock parts', lockParts, [customerOrderId]),
      send('lock person', lockPerson, [customerOrderId]),
      send<{ answer: Ground }>('rows', rowsToSettle, [customerOrderId, user]),
    ])
    must(order !== undefined && person !== undefined && found !== undefined, 'there is an order of somebody')
    for (const { part } of parts) {
      must(part.type !== orderType.group, 'it is for a person')
      must(
        part.areas.every((area) => claims.permissions.includes(`Order${area}Write`)),
        'each area is allowed',
      )
      const result = cancelling({ ...part, handOverHasNotBegun: part.notBegun })
      must(result.ok && result.value === 'taken-back', 'it is taken back')
    }
    const { by, rows } = found.answer
    const change = settled(
      rows,
      parts.flatMap(({ part }) => part.lines),
      today,
      -1,
    )
    const written = [
      send('take back', takeBack, [parts.map(({ part }) => part.id), user, now.toString(), reason]),
      ...settling(send, change),
    ]
    return { answer: { erpOrderStatus: erpStatus.refused, cancelAsked: null, canceller: by }, written }
  },
})

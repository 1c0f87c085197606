import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { erpStatus } from '../order/order-codes.ts'
import { orderKind } from '../order/order-kind.ts'
import { orderPerson, personsIn } from './order-person.ts'

const orderOnTheWay = z
  .object({
    orderId: shown.id,
    customerOrderId: shown.id,
    ...orderPerson,
    ...orderKind,
    totalPackages: z.int(),
    erpOrderStatus: erpStatus,
    /** The day that was promised; null while none is. */
    deliveryDate: shown.isoDate.nullable(),
  })
  .meta({ id: 'OrderOnTheWay' })

export type OrderOnTheWay = z.output<typeof orderOnTheWay>

/** What comes to the care place and its people next. Orders for persons only for whoever may see persons. */
export const listOrdersOnTheWay = endpoint({
  name: 'orders/today/list-orders-on-the-way',
  method: 'GET',
  path: '/Order/OnTheWay',
  applications: ['GUIDE'],
  permission: 'OrderRead',
  summary: 'Lists the parts of orders of the care place that are not delivered yet, by the day that was promised.',
  output: z.object({ entities: z.array(orderOnTheWay), totalCount: z.int(), today: shown.isoDate }),
  refusals: {},
  shows: ({ entities }) => personsIn(entities),
})

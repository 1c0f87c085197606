import { listPortalOrders as contract } from '@omsorg/contract/portal/order/list-portal-orders.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readPortalPerson } from '../person.sql.ts'
import { readPlacedOrders } from './portal-orders.sql.ts'
import { doerOf, expectedOnOf, productOf, stepOf } from './portal-order-views.ts'

export const listPortalOrders = handle(contract, async ({ params, query, tx }) => {
  const { careRecipientId } = params
  const [person, { orders, found }] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readPlacedOrders(tx, { careRecipientId, ...query }),
  ])
  if (!person) return notFound()
  return agree({
    careRecipientId,
    entities: orders.map((order) => ({
      customerOrderId: order.id,
      placedAt: order.confirmed_at ?? order.created_at,
      by: doerOf(order),
      step: stepOf(order),
      expectedOn: expectedOnOf(order),
      packages: order.lines.reduce((sum, line) => sum + line.packages, 0),
      products: order.lines.map(productOf),
    })),
    totalCount: found,
    page: query.page,
    pageSize: query.pageSize,
  })
})

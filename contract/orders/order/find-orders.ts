import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { personsIn } from '../today/order-person.ts'
import { erpStatus, orderState } from './order-codes.ts'
import { orderKind } from './order-kind.ts'

/** An order as the search of the bar shows it; who it is for, where it was placed, and how far it has come. */
export const foundOrder = z
  .object({
    customerOrderId: shown.id,
    ...orderKind,
    /** Null of an order for a care place or its residents. */
    careRecipientId: shown.id.nullable(),
    /** Null when it is protected, too. */
    careRecipientName: z.string().nullable(),
    clientId: shown.guid,
    carePlaceId: shown.guid.nullable(),
    carePlaceName: z.string(),
    totalPackages: z.int(),
    createdOn: shown.instant,
    state: orderState,
    /** Of the part that has come least far. */
    erpOrderStatus: erpStatus.nullable(),
  })
  .meta({ id: 'FoundOrder' })

export type FoundOrder = z.output<typeof foundOrder>

/**
 * The few orders that somebody means who types a number or, at a care place, a name: our number, or the number of the ERP.
 * Drafts are their maker's alone, and what is for persons is found by whoever may see persons.
 */
export const findOrders = endpoint({
  name: 'orders/order/find-orders',
  method: 'POST',
  path: '/Order/Search',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Finds orders by their number or by whom they are for.',
  input: z.object({ searchTerm: z.string().trim().min(2).max(100) }),
  output: z.object({ orders: z.array(foundOrder) }),
  refusals: {},
  shows: ({ orders }) => personsIn(orders),
  searchesBy: (input) => input.searchTerm,
})

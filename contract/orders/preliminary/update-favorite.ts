import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { orderNotFound } from '../order/order-not-found.ts'

/** A favourite stands first in the list and stays there as a template when it is sent. */
export const updateFavorite = endpoint({
  name: 'orders/preliminary/update-favorite',
  method: 'PUT',
  path: '/Order/PreliminaryOrder/UpdateFavorite',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Makes a preliminary order a favourite of the care place, or no longer.',
  idempotent: true,
  input: z.object({ preliminaryOrderId: id, favorite: z.boolean() }),
  output: z.object({ favorite: z.boolean() }),
  refusals: { 'preliminary-order-not-found': orderNotFound },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketInQuery } from '../../fields.ts'
import { methodCode } from './delivery-method-fields.ts'

/** Where else a method is named, so that it cannot go. */
const methodUse = z.object({ settings: z.int(), orders: z.int() })

/** Removes a delivery method that nothing names. The market may be left out where one market alone has the code. */
export const deleteDeliveryMethod = endpoint({
  name: 'orders/delivery/delete-delivery-method',
  method: 'DELETE',
  path: '/Order/DeliveryMethod/{method}',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Removes a delivery method by its code.',
  idempotent: true,
  /** The code. Reading has the id at the same place of the address, and an address has one name for it. */
  params: z.object({ method: methodCode }),
  query: z.object({ marketAreaCode: marketInQuery.optional() }),
  output: z.object({}),
  refusals: {
    'method-not-found': { code: 'ORS001003' },
    'market-not-named': { code: 'COM001003' },
    'method-in-use': { code: 'ORS001007', detail: methodUse },
  },
})

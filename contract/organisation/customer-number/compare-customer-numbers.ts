import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { numberInErp, shownNumbers, whoseNumbers } from './number-fields.ts'

/** Asks the ERP and keeps how each number stands to it. Nothing of ours is changed: an administrator takes over what is right. */
export const compareCustomerNumbers = endpoint({
  name: 'organisation/customer-number/compare-customer-numbers',
  method: 'POST',
  path: '/Organization/CustomerNumber/{nodeType}/{nodeId}/comparison',
  applications: ['PRINCIPAL'],
  permission: 'CustomerNumberWrite',
  summary: 'Compares the customer numbers of a client or of a care place with the ERP.',
  params: whoseNumbers,
  output: shownNumbers.extend({
    /** What the ERP says of each number that it has, also of those that nobody uses here. */
    inErp: z.array(numberInErp.extend({ isNew: z.boolean() })),
  }),
  refusals: {
    /** The client has no number in the ERP, or one that the ERP does not know. */
    'customer-unknown': { code: 'COM001001' },
    'erp-unavailable': { code: 'OVERLOADED' },
  },
})

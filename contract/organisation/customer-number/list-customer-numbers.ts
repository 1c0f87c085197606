import { endpoint } from '../../endpoint.ts'
import { shownNumbers, whoseNumbers } from './number-fields.ts'

/** The primary one first (A-2.7-09, A-2.7-29). */
export const listCustomerNumbers = endpoint({
  name: 'organisation/customer-number/list-customer-numbers',
  method: 'GET',
  path: '/Organization/CustomerNumber/{nodeType}/{nodeId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'CustomerNumberRead',
  summary: 'Lists the customer numbers of a client or of a care place.',
  params: whoseNumbers,
  output: shownNumbers,
  refusals: {},
})

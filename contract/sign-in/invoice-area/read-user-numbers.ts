import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { userNumbers } from './user-numbers.ts'

/** The customer numbers of a user at each care place, with their invoice areas (A-7.4-20, O-7-39). */
export const readUserNumbers = endpoint({
  name: 'sign-in/invoice-area/read-user-numbers',
  method: 'GET',
  path: '/IterativePrescription/InvoiceArea/GetUserCustomerNumbers',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaRead',
  summary: 'Lists the customer numbers of a user at each care place.',
  query: z.object({ userId: idInText }),
  output: userNumbers,
  refusals: {},
})

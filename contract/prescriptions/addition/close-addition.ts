import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

/** Ends an addition: what is not ordered of it lapses, what is ordered stays. */
export const closeAddition = endpoint({
  name: 'prescriptions/addition/close-addition',
  method: 'PUT',
  path: '/IterativePrescription/ClosePrescriptionRowAddition',
  applications: ['GUIDE', 'CSP'],
  permission: 'PrescriptionAdditionWrite',
  summary: 'Cancels the open addition of a row.',
  idempotent: true,
  input: z.object({ additionId: id }),
  output: z.object({ status: z.literal('cancelled') }),
  refusals: {
    'addition-not-found': { code: 'IPS005011' },
    'addition-not-active': { code: 'IPS005012' },
    'other-care-place': { code: 'IPS005004' },
    'not-your-area': { code: 'IPS005013' },
  },
})

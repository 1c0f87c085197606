import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import { additionInput, additionRefusals } from './addition-input.ts'
import { additionView } from './addition-view.ts'

/** Changes what an open addition gives, and until when; its start stays. Nothing goes below what was ordered by it. */
export const updateAddition = endpoint({
  name: 'prescriptions/addition/update-addition',
  method: 'PUT',
  path: '/IterativePrescription/UpdatePrescriptionRowAddition',
  applications: ['GUIDE', 'CSP'],
  permission: 'PrescriptionAdditionWrite',
  summary: 'Changes an open addition of a row.',
  idempotent: true,
  input: z.object({ additionId: id, ...additionInput, rowVersion }),
  output: additionView,
  refusals: {
    ...additionRefusals,
    'addition-not-found': { code: 'IPS005011' },
    'addition-not-active': { code: 'IPS005012' },
    'below-what-is-used': { code: 'IPS005014' },
    stale: { code: 'CONFLICT_STALE' },
  },
})

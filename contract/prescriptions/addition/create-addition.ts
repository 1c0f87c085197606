import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { additionInput, additionRefusals } from './addition-input.ts'

/** Raises what may be ordered from a row, from today and for a time. One addition of a row is open at a time. */
export const createAddition = endpoint({
  name: 'prescriptions/addition/create-addition',
  method: 'POST',
  path: '/IterativePrescription/CreatePrescriptionRowAddition',
  applications: ['GUIDE', 'CSP'],
  permission: 'PrescriptionAdditionWrite',
  summary: 'Adds extra packages or extra withdrawals to a row of a prescription.',
  idempotent: true,
  input: z.object({ prescriptionRowId: id, ...additionInput }),
  output: z.object({ additionId: shown.id, rowVersion: shown.rowVersion }),
  refusals: { ...additionRefusals, 'row-not-found': { code: 'IPS001011' }, 'addition-open': { code: 'IPS005003' } },
})

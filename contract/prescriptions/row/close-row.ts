import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { prescriptionStatus } from '../prescription/prescription-view.ts'
import { rowStatus } from './row-view.ts'

/**
 * Ends one row for good. What is already ordered is still delivered. Closes the prescription when no row of it can be
 * drawn any more.
 */
export const closeRow = endpoint({
  name: 'prescriptions/row/close-row',
  method: 'PUT',
  path: '/IterativePrescription/CloseRow',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionWrite',
  summary: 'Closes one row of a prescription.',
  idempotent: true,
  input: z.object({ prescriptionId: id, prescriptionRowId: id, rowVersion }),
  output: z.object({ status: rowStatus, prescriptionStatus, rowVersion: shown.rowVersion }),
  refusals: {
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'not-your-area': { code: 'COM001002' },
    stale: { code: 'CONFLICT_STALE' },
  },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  changingRefusals,
  prescribingBlockRefusals,
  prescriptionRefusals,
} from '../prescription/prescribing-refusals.ts'
import { headInput, rowToUpdate, versionRead } from '../prescription/prescription-input.ts'
import { prescriptionView } from '../prescription/prescription-view.ts'

/**
 * Changes a prescription as a whole, and confirms a preliminary one. Rows of a preliminary prescription that are not sent are
 * taken out, unless an order names them; rows of a running one stay as they are, and end by CloseRow. Nothing falls below what
 * was drawn (IPS001015/16).
 */
export const updatePrescription = endpoint({
  name: 'prescriptions/change/update-prescription',
  method: 'PUT',
  path: '/IterativePrescription/Update',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Changes a preliminary or running prescription, or confirms a preliminary one.',
  idempotent: true,
  input: z.object({ ...versionRead, ...headInput, rows: z.array(rowToUpdate).max(100) }),
  output: prescriptionView,
  refusals: {
    ...changingRefusals,
    'row-not-found': { code: 'IPS001011' },
    'row-has-orders': { code: 'IPS001006' },
    'recipient-not-found': { code: 'CRS003003' },
    ...prescribingBlockRefusals,
    ...prescriptionRefusals,
  },
  shows: (answer) => [answer.careRecipientId],
})

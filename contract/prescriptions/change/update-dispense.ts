import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, packages } from '../../fields.ts'
import { flavorInput, noteInput, versionRead } from '../prescription/prescription-input.ts'
import { changingRefusals } from '../prescription/prescribing-refusals.ts'
import { prescriptionView } from '../prescription/prescription-view.ts'

const dispenseRow = z.object({
  prescriptionRowId: id,
  note: noteInput.optional(),
  flavors: z.array(flavorInput).max(50).optional(),
  withdrawals: z.int().min(0).max(9_999).optional(),
  packagesPerWithdrawal: packages.optional(),
})

/** A dispense handler changes rows of dispense items (type D), and nothing else. What is left out stays. */
export const updateDispense = endpoint({
  name: 'prescriptions/change/update-dispense',
  method: 'PUT',
  path: '/IterativePrescription/UpdateDispense',
  applications: ['GUIDE'],
  permission: { allOf: ['ProductPrescriptionDispenseWrite', 'CareRecipientRead'] },
  summary: 'Changes note, flavours and quantities of the dispense items of a prescription.',
  idempotent: true,
  input: z.object({ ...versionRead, rows: z.array(dispenseRow).max(100) }),
  output: prescriptionView,
  refusals: {
    ...changingRefusals,
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'row-not-dispense': { code: 'COM001001' },
    'row-twice': { code: 'IPS001013' },
    'no-rows': { code: 'IPS001018' },
    'prescribing-not-allowed': { code: 'IPS001001' },
    'note-not-enabled': { code: 'COM001001' },
    'withdrawals-wrong': { code: 'IPS001015' },
    'withdrawals-below-drawn': { code: 'IPS001015' },
    'packages-below-drawn': { code: 'IPS001016' },
    'packages-missing': { code: 'IPS001022' },
    'flavors-do-not-sum': { code: 'COM001001' },
    'flavor-not-orderable': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})

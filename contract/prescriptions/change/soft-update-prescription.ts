import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { cutInput, feeInput, noteInput, versionRead } from '../prescription/prescription-input.ts'
import { changingRefusals } from '../prescription/prescribing-refusals.ts'
import { prescriptionView } from '../prescription/prescription-view.ts'

const softRow = z.object({
  prescriptionRowId: id,
  note: noteInput.optional(),
  invoiceAreaId: id.nullable().optional(),
  cutOption: cutInput.cutOption.unwrap().optional(),
  cutSize: cutInput.cutSize.unwrap().optional(),
})

/** Changes what touches no withdrawal: notes, invoice areas, cuts and the fee (O-7-17). What is left out stays. */
export const softUpdatePrescription = endpoint({
  name: 'prescriptions/change/soft-update-prescription',
  method: 'PUT',
  path: '/IterativePrescription/SoftUpdate',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Changes notes, invoice areas, cuts and the patient fee of a running prescription.',
  idempotent: true,
  input: z.object({
    ...versionRead,
    note: noteInput.optional(),
    rows: z.array(softRow).max(100).default([]),
    patientFee: feeInput.nullable().default(null),
  }),
  output: prescriptionView,
  refusals: {
    ...changingRefusals,
    'not-your-area': { code: 'COM001002' },
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'row-twice': { code: 'IPS001013' },
    'note-not-enabled': { code: 'COM001001' },
    'cut-size-missing': { code: 'IPS001019' },
    'cut-not-allowed': { code: 'COM001001' },
    'invoice-area-missing': { code: 'COM001003' },
    'invoice-area-not-found': { code: 'COM001001' },
    'fee-not-by-setting': { code: 'IPS001005' },
  },
  shows: (answer) => [answer.careRecipientId],
})

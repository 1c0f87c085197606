import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** One prescribed product as a PDF, with the fields that the settings of the care place show (O-7-187, O-7-11). */
export const printPrescriptionRow = endpoint({
  name: 'prints/prescribed/print-prescription-row',
  method: 'GET',
  path: '/Printer/PrescriptionRow/{prescriptionRowId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Makes a PDF of one prescribed product.',
  budget: 'print',
  params: z.object({ prescriptionRowId: idInText }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})

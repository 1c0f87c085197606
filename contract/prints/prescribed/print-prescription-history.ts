import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** All that was ever prescribed to a person as a PDF, the newest first (O-7-188). */
export const printPrescriptionHistory = endpoint({
  name: 'prints/prescribed/print-prescription-history',
  method: 'GET',
  path: '/Printer/PrescriptionHistory/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Makes a PDF of everything that was ever prescribed to a care recipient.',
  budget: 'print',
  params: z.object({ careRecipientId: idInText }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})

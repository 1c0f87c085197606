import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Whose products, and of which area; of all where none is named. */
export const handledProductsInput = z.object({ careRecipientId: id, therapyArea: therapyArea.optional() })

/** The products of the prescriptions that run for a person, as a PDF (O-7-186, O-7-191). */
export const printHandledProducts = endpoint({
  name: 'prints/prescribed/print-handled-products',
  method: 'POST',
  path: '/Printer/HandledProducts',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Makes a PDF of the products that are prescribed to a care recipient.',
  budget: 'print',
  input: handledProductsInput,
  answers: 'file',
  output: shown.file,
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
})

import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { handledProductsInput } from './print-handled-products.ts'

/** The same as text to paste elsewhere: item number, name and packages, a line each, with tabs between (O-7-191). */
export const copyHandledProducts = endpoint({
  name: 'prints/prescribed/copy-handled-products',
  method: 'POST',
  path: '/Printer/HandledProductsCopy',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Lists the products that are prescribed to a care recipient as text with tabs.',
  input: handledProductsInput,
  answers: 'file',
  output: shown.file,
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
})

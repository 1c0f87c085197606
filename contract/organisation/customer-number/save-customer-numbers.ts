import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { rowVersion } from '../../fields.ts'
import { numberInput, shownNumbers, whoseNumbers } from './number-fields.ts'

/** Saves them whole: one that is left out is removed. Without the version that was read the last one to save is right. */
export const saveCustomerNumbers = endpoint({
  name: 'organisation/customer-number/save-customer-numbers',
  method: 'POST',
  path: '/Organization/CustomerNumber/{nodeType}/{nodeId}',
  applications: ['PRINCIPAL'],
  permission: 'CustomerNumberWrite',
  summary: 'Sets the customer numbers of a client or of a care place.',
  idempotent: true,
  params: whoseNumbers,
  input: z.object({ customerNumbers: z.array(numberInput).max(200), rowVersion: rowVersion.optional() }),
  output: shownNumbers,
  refusals: {
    'number-twice': { code: 'COM001001' },
    'one-primary': { code: 'COM001001' },
    /** An area of the client is ordered under it. */
    'number-of-area': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { addressRefusals, invoiceAddressInput, savedAddress } from './address-input.ts'
import { changingRefusals } from '../status/changing.ts'

/** Saves the one invoice address, in the place of the one before. `rowVersion` is the person's. */
export const saveInvoiceAddress = endpoint({
  name: 'care-recipients/address/save-invoice-address',
  method: 'POST',
  path: '/CareRecipient/InvoiceAddress',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Saves the invoice address of a care recipient.',
  idempotent: true,
  input: z.object({ careRecipientId: id, rowVersion, address: invoiceAddressInput }),
  output: savedAddress.extend({ careRecipientId: shown.id }),
  refusals: { ...changingRefusals, ...addressRefusals, stale: { code: 'CONFLICT_STALE' } },
  shows: (answer) => [answer.careRecipientId],
})

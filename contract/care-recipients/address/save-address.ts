import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { addressRefusals, deliveryAddressInput, savedAddress } from './address-input.ts'
import { changingRefusals } from '../status/changing.ts'

/**
 * Saves one delivery address. The first one is the default whatever is sent; another one that is sent as the default takes
 * the place of the one before. `rowVersion` is the person's.
 */
export const saveAddress = endpoint({
  name: 'care-recipients/address/save-address',
  method: 'POST',
  path: '/CareRecipient/Address',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Saves one delivery address of a care recipient.',
  idempotent: true,
  input: z.object({ careRecipientId: id, rowVersion, address: deliveryAddressInput }),
  output: savedAddress.extend({ careRecipientId: shown.id }),
  refusals: { ...changingRefusals, ...addressRefusals, stale: { code: 'CONFLICT_STALE' } },
  shows: (answer) => [answer.careRecipientId],
})

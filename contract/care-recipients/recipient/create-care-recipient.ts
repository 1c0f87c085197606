import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { addressWarning, deliveryAddressInput, invoiceAddressInput } from '../address/address-input.ts'
import { personFields, personRefusals, registeredHere, ssn } from './person-input.ts'
import { protectionKind } from '../identity/protection-kind.ts'

/**
 * Registers a person at the care place of the caller. A number is registered once in a client; of somebody who is registered
 * at another place no more is told than that.
 */
export const createCareRecipient = endpoint({
  name: 'care-recipients/recipient/create-care-recipient',
  method: 'POST',
  path: '/CareRecipient',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Registers a care recipient at the care place.',
  idempotent: true,
  input: z.object({
    ...personFields,
    ssn: ssn.nullable().default(null),
    /** A number that is none yet: any text, with the birth date beside it (O-3-07). */
    temporarySsn: z.boolean().default(false),
    /** Only at registration; afterwards the register alone changes it (facts 4.3). */
    protectionKind: protectionKind.nullable().default(null),
    /** One of them, and only one, is the default (O-5-30). Of a protected person none is kept. */
    deliveryAddresses: z.array(deliveryAddressInput).max(10).default([]),
    invoiceAddress: invoiceAddressInput.nullable().default(null),
  }),
  output: z.object({
    careRecipientId: shown.id,
    careRecipientGuid: shown.guid,
    rowVersion: shown.rowVersion,
    warnings: z.array(addressWarning),
  }),
  refusals: {
    ...personRefusals,
    'client-not-chosen': { code: 'CRS003001' },
    'place-not-chosen': { code: 'CRS003002' },
    'registered-here': { code: 'CRS003004', detail: registeredHere },
    'registered-elsewhere': { code: 'CRS003005' },
    'protection-not-allowed': { code: 'COM001001' },
    'protection-of-other-country': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})

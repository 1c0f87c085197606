import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { addressWarning, deliveryAddressInput, invoiceAddressInput } from '../address/address-input.ts'
import { personFields, personRefusals, registeredHere, ssn } from './person-input.ts'
import { protectionKind } from '../identity/protection-kind.ts'

/**
 * Replaces what is known of a person with what was sent. Delivery addresses and guardians that are not sent are removed.
 *
 * Of a person with protected identity the answers hold neither names nor numbers, phones, addresses and representatives, so
 * nobody can send them back: they stay as they are, whatever is sent in their place.
 */
export const updateCareRecipient = endpoint({
  name: 'care-recipients/recipient/update-care-recipient',
  method: 'PUT',
  path: '/CareRecipient',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Changes a care recipient.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    rowVersion,
    ...personFields,
    /** Null for a protected person, whose names no answer holds. */
    firstName: personFields.firstName.nullable(),
    lastName: personFields.lastName.nullable(),
    /** Null = as it stands. A valid number never changes; a temporary one may become a valid one (O-5-12). */
    ssn: ssn.nullable().default(null),
    temporarySsn: z.boolean().default(false),
    /** As it was read, or left out: the register alone changes it, so any other one is refused (O-5-13). */
    protectionKind: protectionKind.nullable().optional(),
    deliveryAddresses: z.array(deliveryAddressInput).max(10),
    invoiceAddress: invoiceAddressInput.nullable(),
    /** The task of a move that this change carries out: it ends with it, or nothing is changed. */
    moved: z.object({ taskId: id, rowVersion }).nullable().default(null),
  }),
  output: z.object({
    careRecipientId: shown.id,
    careRecipientGuid: shown.guid,
    rowVersion: shown.rowVersion,
    warnings: z.array(addressWarning),
  }),
  refusals: {
    ...personRefusals,
    'recipient-not-found': { code: 'CRS003003' },
    'recipient-inactive': { code: 'GBS000704' },
    'recipient-deceased': { code: 'GBS000710' },
    'recipient-inactive-at-place': { code: 'CRS003007' },
    'name-missing': { code: 'COM001003' },
    'number-is-fixed': { code: 'COM001001' },
    'protection-is-fixed': { code: 'COM001001' },
    'registered-here': { code: 'CRS003004', detail: registeredHere },
    'registered-elsewhere': { code: 'CRS003005' },
    /** Somebody else has seen to it, or it was taken back. */
    'move-seen-to': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
  shows: (answer) => [answer.careRecipientId],
})

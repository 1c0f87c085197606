import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { unfinishedRegistration } from './registration-entries.ts'

/** Keeps a registration that is not finished, in place of the one before; a week at most, and until the person is registered. */
export const saveRegistrationDraft = endpoint({
  name: 'care-recipients/draft/save-registration-draft',
  method: 'PUT',
  path: '/CareRecipient/Registration/Draft',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: "Keeps the caller's own registration that is not finished.",
  input: unfinishedRegistration,
  output: z.object({ kept: z.literal(true) }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})

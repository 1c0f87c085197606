import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Throws a registration that is not finished away, also where there is none. */
export const deleteRegistrationDraft = endpoint({
  name: 'care-recipients/draft/delete-registration-draft',
  method: 'DELETE',
  path: '/CareRecipient/Registration/Draft',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: "Throws the caller's own registration that is not finished away.",
  output: z.object({ deleted: z.boolean() }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { unfinishedRegistration } from './registration-entries.ts'

/** What somebody had filled in when the window was closed or the session ended. It comes back to the same user at the same care place. */
export const readRegistrationDraft = endpoint({
  name: 'care-recipients/draft/read-registration-draft',
  method: 'GET',
  path: '/CareRecipient/Registration/Draft',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: "Reads the caller's own registration that is not finished.",
  output: z.object({ draft: unfinishedRegistration.extend({ savedOn: shown.instant }).nullable() }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** For whoever has lost the one device they were signed in on: they reach no list of devices. */
export const signHolderOut = endpoint({
  name: 'portal-accounts/account/sign-holder-out',
  method: 'PUT',
  path: '/CareRecipient/CrpAccount/SignOut',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary:
    'Signs the holder of a portal account out on all devices: sessions, passkeys and the keys of what waits there end.',
  idempotent: true,
  input: z.object({ careRecipientId: id, portalAccountId: id }),
  output: z.object({
    careRecipientId: shown.id,
    /** How many devices, and how many passkeys went with them: none of both where nothing was open any more. */
    devices: z.int(),
    passkeys: z.int(),
  }),
  refusals: { 'account-not-found': { code: 'CRS013004' } },
  shows: (answer) => [answer.careRecipientId],
})

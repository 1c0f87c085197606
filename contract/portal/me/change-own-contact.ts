import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email, phone } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Nothing changes before the code that goes to the new address or number comes back (`prove-own-contact`). */
export const changeOwnContact = endpoint({
  name: 'portal/me/change-own-contact',
  method: 'PUT',
  path: '/Me/Contact',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Asks for another e-mail or mobile number of the account; a code goes to the new one.',
  idempotent: true,
  budget: 'portal-contact',
  input: z
    .object({ email: email.optional(), mobile: phone.optional() })
    .refine((sent) => (sent.email === undefined) !== (sent.mobile === undefined), { path: ['email'] }),
  /** The same whether the new one is free or somebody else's, of whom nobody is told. */
  output: z.object({ changeId: shown.guid, to: z.string(), codeSeconds: z.int(), againSeconds: z.int() }),
  refusals: { 'phone-not-valid': { code: 'COM001001' }, 'same-as-before': { code: 'COM001001' } },
})

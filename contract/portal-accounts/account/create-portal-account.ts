import { holderKinds } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { email, id, phone } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** An e-mail and a mobile number of one account that there is already let it stand for this person as well (O-5-59). */
export const createPortalAccount = endpoint({
  name: 'portal-accounts/account/create-portal-account',
  method: 'POST',
  path: '/CareRecipient/CrpAccount',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary: 'Gives a care recipient, or whoever speaks for one, an account of the care recipient portal.',
  idempotent: true,
  budget: 'portal-account',
  input: z.object({
    careRecipientId: id,
    holder: z.enum(holderKinds),
    /** Of a guardian. */
    guardianId: id.nullable().default(null),
    email: email,
    emailConfirm: z.string().trim().min(1).max(254),
    mobile: phone,
    /** That whoever holds it has agreed (O-3-18). */
    consent: z.literal(true),
  }),
  output: z.object({
    careRecipientId: shown.id,
    portalAccountId: shown.id,
    /** `joined` = one that was there stands for this person as well, and no mail is sent. */
    made: z.enum(['new', 'joined']),
  }),
  refusals: {
    ...changingRefusals,
    'setting-off': { code: 'COM001001' },
    'holder-not-found': { code: 'COM001001' },
    'has-account': { code: 'CRS013002' },
    'of-age': { code: 'COM001001' },
    'two-already': { code: 'CRS013002' },
    'not-adult': { code: 'COM001001' },
    'age-unknown': { code: 'COM001001' },
    'emails-differ': { code: 'COM001001' },
    'phone-not-valid': { code: 'COM001001' },
    'phone-taken': { code: 'CRS013001' },
    'contact-mismatch': { code: 'CRS013003' },
  },
  shows: (answer) => [answer.careRecipientId],
})

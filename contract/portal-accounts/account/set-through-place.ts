import { z } from 'zod'
import { changingRefusals } from '../../care-recipients/status/changing.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The reason is told in the portal, beside the closed button: it is written for whoever reads it there. */
export const setThroughPlace = endpoint({
  name: 'portal-accounts/account/set-through-place',
  method: 'PUT',
  path: '/CareRecipient/CrpAccount/ThroughPlace',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary: 'Says whether what a person gets is ordered through the care place alone, and why.',
  idempotent: true,
  input: z.object({ careRecipientId: id, throughPlace: z.boolean(), reason: z.string().trim().max(300).default('') }),
  output: z.object({ careRecipientId: shown.id, throughPlace: z.boolean() }),
  refusals: { ...changingRefusals, 'reason-missing': { code: 'COM001003' } },
  shows: (answer) => [answer.careRecipientId],
})

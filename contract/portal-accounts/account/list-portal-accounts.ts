import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { portalAccountView, portalHolder } from './portal-account-view.ts'

export const listPortalAccounts = endpoint({
  name: 'portal-accounts/account/list-portal-accounts',
  method: 'GET',
  path: '/CareRecipient/CrpAccount',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountRead', 'CareRecipientRead'] },
  summary: 'Lists the accounts of the care recipient portal that stand for a person, and who may be given one.',
  query: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    accounts: z.array(portalAccountView),
    holders: z.array(portalHolder),
    /** Whether the care place lets people have accounts. */
    allowed: z.boolean(),
    /** Whether it lets holders order at all. */
    orderingAllowed: z.boolean(),
    mayChange: z.boolean(),
    /** What the person gets is ordered through the care place alone, and why; null where it is not. */
    throughPlace: z.object({ reason: z.string() }).nullable(),
    today: shown.isoDate,
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})

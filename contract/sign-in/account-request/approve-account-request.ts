import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { userName } from '../method/method-record.ts'
import { roleIds, roleRefusals } from '../role/role-view.ts'
import { userRefusals } from '../user/user-record.ts'
import { decidedAlready } from './decision.ts'

/** Name, address and language are those of the request: whoever approves sets none of them. */
export const approveAccountRequest = endpoint({
  name: 'sign-in/account-request/approve-account-request',
  method: 'POST',
  path: '/Identity/api/AccountRequest/{id}/approve',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Makes the user of an account request, with roles at care places, and mails the welcome link.',
  idempotent: true,
  params: z.object({ id: idInText }),
  input: z.object({
    clientId: guid,
    userName,
    /** The first is the one that is chosen when they sign in. */
    places: z
      .array(z.object({ carePlaceId: guid, roleIds: roleIds.min(1) }))
      .min(1)
      .max(20),
    /** Without one the roles hold as long as they are confirmed, once a year. */
    lastDay: isoDate.nullable().default(null),
  }),
  output: z.object({ userId: shown.id }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'care-place-not-found': { code: 'COM001001' },
    'care-place-missing': { code: 'COM001003' },
    'place-twice': { code: 'COM001001' },
    'day-past': { code: 'COM001001' },
    ...userRefusals,
    ...roleRefusals,
    ...decidedAlready,
  },
})

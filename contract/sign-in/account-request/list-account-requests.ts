import { wishes } from '@omsorg/domain/sign-in/account-request/wishes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

const known = z.object({ id: shown.guid, name: z.string() })

/** Administration sees all, a care unit those of its own. What fits no organisation is for administration alone. */
export const listAccountRequests = endpoint({
  name: 'sign-in/account-request/list-account-requests',
  method: 'GET',
  path: '/Identity/api/AccountRequest',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['UserRead', 'CareUnitUserRead'] },
  summary: 'Lists the account requests that wait for a decision, the oldest first.',
  query: z.object({ clientId: guid.optional(), ...pagingInQuery }),
  output: z.object({
    requests: z.array(
      z.object({
        id: shown.id,
        confirmedOn: shown.instant,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        language: z.enum(['en', 'sv', 'fi', 'dk']),
        /** In the words of whoever asks. */
        organisation: z.string(),
        workPlace: z.string(),
        reason: z.string(),
        wishes: z.array(z.enum(wishes)),
        /** Which of ours that is, where code or name say so. */
        client: known.nullable(),
        careUnit: known.nullable(),
        carePlace: known.nullable(),
      }),
    ),
    totalCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  refusals: {},
})

import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

/** What may have happened with an account; anything older than this list is `changed`. */
export const userEvents = [
  'made',
  'changed',
  'status-changed',
  'unlocked',
  'welcome-mailed',
  'registration-confirmed',
  'password-changed',
  'methods-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-made',
  'passkey-added',
  'roles-changed',
  'role-term-changed',
  'product-availability',
  'invoice-areas-changed',
  'disclaimer-taken-back',
  'impersonation-began',
] as const

/** One change: who, on whose behalf, when, and of each field what it was and what it is. Never a secret. */
export const listUserEvents = endpoint({
  name: 'sign-in/user/list-user-events',
  method: 'GET',
  path: '/Identity/api/User/history/{id}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UserRead',
  summary: 'Lists what was changed of a user, or of an operator by whoever may read operators, newest first.',
  params: z.object({ id: idInText }),
  query: z.object({ ...pagingInQuery }),
  output: z.object({
    events: z.array(
      z.object({
        id: z.int(),
        at: shown.instant,
        event: z.enum(userEvents),
        /** Null is the product itself. */
        by: shownAuthor.nullable(),
        changes: z.array(
          z.object({
            field: z.string(),
            from: z.string().nullable(),
            to: z.string().nullable(),
            /** Where, of what is held at several places, such as roles. */
            place: z.string().nullable(),
          }),
        ),
      }),
    ),
    totalCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  refusals: {},
})

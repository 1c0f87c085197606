import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { methodRecord } from '../method/method-record.ts'
import { assignedRole } from '../role/role-view.ts'
import { relatedUser, userRecord } from './user-record.ts'

/**
 * Everything of a user on one page: who they are, whether they can sign in, and how. Never a secret. Whoever administers care
 * units reads those who belong to them, without their group.
 */
export const readUserOverview = endpoint({
  name: 'sign-in/user/read-user-overview',
  method: 'GET',
  path: '/Identity/api/User/overview/{id}',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserRead', 'CareUnitUserRead'] },
  summary: 'Reads a user with status, roles, methods and the last sign-in.',
  params: z.object({ id: idInText }),
  output: userRecord.extend({
    createdAt: shown.instant,
    lockedReason: z.enum(['failed-attempts', 'inactivity', 'administrator']).nullable(),
    statusChangedAt: shown.instant,
    statusChangedBy: shownAuthor.nullable(),
    lastSignInAt: shown.instant.nullable(),
    /** Tries with a wrong password since the last sign-in. */
    failedAttempts: z.int(),
    /** The newest welcome mail. */
    welcome: z.object({ sentAt: shown.instant, expiresAt: shown.instant, usedAt: shown.instant.nullable() }).nullable(),
    disclaimer: z.object({ version: z.int(), acceptedOn: shown.instant }).nullable(),
    /** Left out for whoever may not see how others sign in. */
    authenticationMethods: methodRecord.nullable(),
    /** None for whoever administers care units: the roles inside these have a call of their own. */
    roles: z.array(assignedRole),
    parent: relatedUser.nullable(),
    children: z.array(relatedUser),
    /** What the caller may do with the account now, and why not. */
    can: z.object({
      change: z.object({
        possible: z.boolean(),
        /** Works, alone or through the group, where whoever asks administers nothing. */
        reason: z.enum(['own-account', 'works-elsewhere']).nullable(),
      }),
      deactivate: z.object({
        possible: z.boolean(),
        reason: z.enum(['own-account', 'in-group']).nullable(),
      }),
      welcome: z.object({
        possible: z.boolean(),
        reason: z
          .enum(['works-elsewhere', 'entered-by-parent', 'no-address', 'already-registered', 'account-deactivated'])
          .nullable(),
      }),
    }),
  }),
  refusals: {},
})

import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { operatorRecord } from './operator-record.ts'

const change = z.object({
  possible: z.boolean(),
  reason: z.enum(['right-missing', 'own-account']).nullable(),
})

export const readOperator = endpoint({
  name: 'sign-in/operator/read-operator',
  method: 'GET',
  path: '/Identity/api/Operator/{id}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OperatorRead',
  summary: 'Reads an operator.',
  params: z.object({ id: idInText }),
  output: operatorRecord.extend({
    createdAt: shown.instant,
    lastSignInAt: shown.instant.nullable(),
    /** The last change of what the form holds. */
    changed: z.object({ at: shown.instant, by: shownAuthor.nullable() }).nullable(),
    /** The newest welcome mail; null where none was sent. */
    welcome: z.object({ sentAt: shown.instant, expiresAt: shown.instant, usedAt: shown.instant.nullable() }).nullable(),
    can: z.object({ change }),
  }),
  refusals: {},
})

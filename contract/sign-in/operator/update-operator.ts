import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { operatorFields, operatorRecord, operatorRefusals } from './operator-record.ts'

/** What is left out stays (A-7.4-03). Status, roles and methods are changed by none of it. */
export const updateOperator = endpoint({
  name: 'sign-in/operator/update-operator',
  method: 'PUT',
  path: '/Identity/api/Operator',
  applications: ['PRINCIPAL'],
  permission: 'OperatorWrite',
  summary: 'Changes an operator.',
  idempotent: true,
  input: z.object({ id, ...z.object(operatorFields).partial().shape, rowVersion }),
  output: operatorRecord,
  refusals: {
    'operator-not-found': { code: 'COM001001' },
    /** One's own account is changed by another administrator, or where one confirms who one is. */
    'own-account': { code: 'COM001001' },
    /** Roles of the other application are held: they are taken first. */
    'holds-roles': { code: 'IDS002003' },
    /** A method that is on would lack its address. */
    'method-incomplete': { code: 'COM001003' },
    ...operatorRefusals,
    stale: {
      code: 'CONFLICT_STALE',
      detail: z.object({
        operator: operatorRecord,
        changed: z.object({ at: shown.instant, by: shownAuthor.nullable() }).nullable(),
      }),
    },
  },
})

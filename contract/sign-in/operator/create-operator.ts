import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { operatorFields, operatorRefusals } from './operator-record.ts'

/** The operator has no password and no role yet: the welcome mail leads to the first, an administrator gives the other (A-7.4-02). */
export const createOperator = endpoint({
  name: 'sign-in/operator/create-operator',
  method: 'POST',
  path: '/Identity/api/Operator',
  applications: ['PRINCIPAL'],
  permission: 'OperatorWrite',
  summary: 'Creates an operator of administration or customer service.',
  idempotent: true,
  input: z.object(operatorFields),
  output: z.object({ id: shown.id, rowVersion: shown.rowVersion }),
  refusals: operatorRefusals,
})

import { roleView } from '../role/role-views.ts'
import type { OperatorRow } from './operators.sql.ts'

export function operatorView({ roles, ...operator }: OperatorRow) {
  return { nodeType: 'Operator' as const, ...operator, roles: roles.map(roleView) }
}

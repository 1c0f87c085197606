import { roleView } from '../role/role-views.ts'
import type { OperatorRow } from './operators.sql.ts'

export function operatorView({ roles, ...operator }: OperatorRow) {
  return { ...operator, roles: roles.map(roleView) }
}

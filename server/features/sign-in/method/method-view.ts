import type { UserMethods } from './methods.sql.ts'

export function methodView({
  kind: _kind,
  firstName: _firstName,
  lastName: _lastName,
  groupOf: _groupOf,
  isChild: _isChild,
  market: _market,
  hasOwnFactor: _own,
  ...record
}: UserMethods) {
  return { ...record, hasPassword: record.passwordSetOn !== null }
}

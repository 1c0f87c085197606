import type { UserMethods } from './methods.sql.ts'

export function methodView({
  kind: _kind,
  firstName: _firstName,
  lastName: _lastName,
  isGroup: _isGroup,
  market: _market,
  hasOwnFactor: _own,
  ...record
}: UserMethods) {
  return { ...record, hasPassword: record.passwordSetOn !== null }
}

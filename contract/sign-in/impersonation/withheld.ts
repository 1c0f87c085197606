import type { GrantedName, Permission } from '../../permissions.ts'

/** What nobody may do as somebody else: change who people are, what they may, and how they sign in. */
const withheld: ReadonlySet<GrantedName> = new Set<Permission>([
  'AuthenticationMethodWrite',
  'AuthenticationProviderWrite',
  'AppRegistrationWrite',
  'CareUnitUserWrite',
  'ImpersonationWrite',
  'OperatorWrite',
  'RoleWrite',
  'UserStatusWrite',
  'UserWrite',
])

/** The permissions of a user that whoever acts as the user has too. */
export function grantedWhileImpersonating(granted: readonly GrantedName[]): GrantedName[] {
  return granted.filter((each) => !withheld.has(each))
}

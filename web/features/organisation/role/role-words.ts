import type { RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

/** A role by its code, as it is called; a code without words stands as it is. */
export function roleName(code: string, { roles }: Pick<AllTexts, 'roles'>): string {
  const names: Readonly<Record<string, string>> = roles.names
  return names[code] ?? code
}

/** As it stands above a narrow column. */
export function shortRoleName(
  { code }: Pick<RoleColumn, 'code'>,
  t: Pick<AllTexts, 'roles' | 'organisationRoles'>,
): string {
  const names: Readonly<Record<string, string>> = t.organisationRoles.short
  return names[code] ?? roleName(code, t)
}

/** Some roles, in one line. */
export function roleNames(codes: readonly string[], t: Pick<AllTexts, 'roles'>): string {
  return codes.map((code) => roleName(code, t)).join(', ')
}

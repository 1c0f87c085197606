import { z } from 'zod'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { permissions, type GrantedName, type Permission } from '../../permissions.ts'

/** What no machine does: decide who people are, what they may, how they sign in, or act in their name. */
const forPeopleAlone: ReadonlySet<Permission> = new Set<Permission>([
  'AuthenticationMethodWrite',
  'AuthenticationProviderWrite',
  'AppRegistrationRead',
  'AppRegistrationWrite',
  'CareUnitUserWrite',
  'ImpersonationWrite',
  'OperatorWrite',
  'ProtectedIdentityRead',
  'RoleWrite',
  'UserStatusWrite',
  'UserWrite',
])

/** What a registration may be given, with the areas in which a permission to write counts. */
export const grantableToMachines: readonly GrantedName[] = [
  ...permissions.filter((each) => !forPeopleAlone.has(each)),
  ...therapyAreas.flatMap((area): GrantedName[] => [
    `ProductPrescription${area}Write`,
    `Order${area}Write`,
    `CarePlacePurchase${area}Write`,
  ]),
]

const grantable: ReadonlySet<string> = new Set(grantableToMachines)

export const grantableName = z
  .string()
  .max(100)
  .refine((name) => grantable.has(name))

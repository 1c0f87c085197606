import { z } from 'zod'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { permissions, type GrantedName, type Permission } from '../../permissions.ts'

/** What no machine does: decide who people are, what they may, how they sign in, or act in their name. */
const forPeopleAlone = [
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
] as const satisfies readonly Permission[]

type ForMachines = Exclude<Permission, (typeof forPeopleAlone)[number]>

type SubjectOf<Name extends string> = Name extends `${infer Subject}${'Read' | 'Write' | 'Delete'}` ? Subject : never

/** What a machine's permissions are about: `Order` of `OrderRead` and `OrderWrite`. */
export type GrantableSubject = SubjectOf<ForMachines>

const notGrantable: ReadonlySet<Permission> = new Set<Permission>(forPeopleAlone)

/** What a registration may be given, with the areas in which a permission to write counts. */
export const grantableToMachines: readonly GrantedName[] = [
  ...permissions.filter((each) => !notGrantable.has(each)),
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

import type { GrantableSubject } from '@omsorg/contract/sign-in/app-registration/grantable.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'

/** What is done with a subject: the ending of a permission's name. */
export const rightKinds = ['Read', 'Write', 'Delete'] as const

/** Subjects in the order in which an administrator thinks of them. */
const subjectsOf = {
  people: ['CareRecipient', 'CareRecipientStatus', 'CareRecipientAnonymize', 'CRPAccount', 'Investigation'],
  prescriptions: [
    'ProductPrescription',
    'ProductPrescriptionDispense',
    'PrescriptionAddition',
    'PrescriptionRenew',
    'PrescriptionRenewRequest',
    'ProductSelection',
    'ProductSpecialist',
    'ProductDispense',
  ],
  orders: ['Order', 'CarePlacePurchase'],
  products: ['ProductAvailability', 'ProductRanking', 'CustomArticleNumber', 'ItemReplacement', 'ItemAgreement'],
  organisation: [
    'OrganizationClient',
    'OrganizationCareUnit',
    'OrganizationCarePlace',
    'OrganizationSettings',
    'CustomerNumber',
    'InvoiceArea',
  ],
  accounts: ['User', 'CareUnitUser', 'Operator', 'Role', 'AuthenticationMethod', 'AuthenticationProvider'],
  content: ['News', 'StaticContent', 'Utilities'],
  reports: ['Report', 'ReportReciever', 'AccessLog'],
} as const satisfies Readonly<Record<string, readonly GrantableSubject[]>>

export type PermissionGroupName = keyof typeof subjectsOf

export interface SubjectRow {
  readonly subject: GrantableSubject
  readonly rights: readonly { readonly kind: (typeof rightKinds)[number]; readonly name: string }[]
  /** Where writing counts; none where it counts everywhere. */
  readonly areas: readonly { readonly area: TherapyArea; readonly name: string }[]
}

export interface PermissionGroup {
  readonly name: PermissionGroupName
  readonly rows: readonly SubjectRow[]
}

const groupNames = Object.keys(subjectsOf) as readonly PermissionGroupName[]

/** The permissions that can be given, by what they are about. */
export function permissionGroups(available: readonly string[]): readonly PermissionGroup[] {
  return groupNames.map((name) => ({
    name,
    rows: subjectsOf[name].map((subject): SubjectRow => {
      const rights = rightKinds.map((kind) => ({ kind, name: `${subject}${kind}` }))
      const areas = therapyAreas.map((area) => ({ area, name: `${subject}${area}Write` }))
      const isAvailable = (each: { readonly name: string }) => available.includes(each.name)
      return { subject, rights: rights.filter(isAvailable), areas: areas.filter(isAvailable) }
    }),
  }))
}

/** How many of a group are chosen; a permission in eight areas is one. */
export function chosenIn({ rows }: PermissionGroup, chosen: readonly string[]): number {
  return rows.flatMap(({ rights }) => rights).filter(({ name }) => chosen.includes(name)).length
}

/** Whether a row may be written to and says in no area: nothing comes of it. */
export function lacksArea({ subject, areas }: SubjectRow, chosen: readonly string[]): boolean {
  return areas.length > 0 && chosen.includes(`${subject}Write`) && !areas.some(({ name }) => chosen.includes(name))
}

/** The choice after one more tick; with the right to write its areas go as well. */
export function ticked(chosen: readonly string[], row: SubjectRow, name: string, on: boolean): readonly string[] {
  const others = chosen.filter((each) => each !== name)
  if (on) return [...others, name]
  if (name !== `${row.subject}Write`) return others
  return others.filter((each) => row.areas.every((area) => area.name !== each))
}

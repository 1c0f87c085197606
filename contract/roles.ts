import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AreaMarker, GrantedName, Permission } from './permissions.ts'

/** What each role permits. A user's permissions are the union over the roles that hold at the chosen care place. */

type MarkerKind = 'ProductPrescription' | 'Order' | 'CarePlacePurchase'

function markers(kind: MarkerKind, areas: readonly TherapyArea[] = therapyAreas): AreaMarker[] {
  return areas.map((area): AreaMarker => `${kind}${area}Write`)
}

const organisationRead: Permission[] = [
  'OrganizationClientRead',
  'OrganizationCareUnitRead',
  'OrganizationCarePlaceRead',
  'OrganizationSettingsRead',
  'CustomerNumberRead',
  'InvoiceAreaRead',
  'UserRead',
  'OperatorRead',
  'RoleRead',
  'AuthenticationMethodRead',
  'ProductAvailabilityRead',
]

const organisationWrite: Permission[] = [
  'OrganizationClientWrite',
  'OrganizationCareUnitWrite',
  'OrganizationCarePlaceWrite',
  'OrganizationSettingsWrite',
  'CustomerNumberWrite',
  'InvoiceAreaWrite',
  'UserWrite',
  'OperatorWrite',
  'RoleWrite',
  'AuthenticationMethodWrite',
  'ProductAvailabilityWrite',
]

const careBase: Permission[] = [
  'CareRecipientRead',
  'CareRecipientWrite',
  'InvestigationRead',
  'ProductPrescriptionRead',
  'ProductSelectionWrite',
  'OrderRead',
]

const customerServiceBase: Permission[] = [
  'OrganizationClientRead',
  'OrganizationCareUnitRead',
  'OrganizationCarePlaceRead',
  'UserRead',
  'OperatorRead',
  'CareRecipientRead',
  'OrderRead',
  'InvestigationRead',
  'CustomerNumberRead',
]

const prescriber: Permission[] = [
  ...careBase,
  'CareRecipientStatusWrite',
  'InvestigationWrite',
  'ProductPrescriptionWrite',
  'PrescriptionAdditionWrite',
  'ProtectedIdentityRead',
  'PrescriptionRenewRead',
  'PrescriptionRenewWrite',
]
const orderer: Permission[] = ['CareRecipientRead', 'OrderRead', 'OrderWrite']
const purchaser: Permission[] = ['CarePlacePurchaseRead', 'CarePlacePurchaseWrite', 'OrderRead', 'OrderWrite']

const customerServiceOrderer: GrantedName[] = [...customerServiceBase, 'OrderWrite', ...markers('Order')]
const customerServicePrescriber: GrantedName[] = [
  ...customerServiceBase,
  'ProductPrescriptionRead',
  'ProductPrescriptionWrite',
  ...markers('ProductPrescription'),
  'PrescriptionAdditionWrite',
  'ProductSelectionWrite',
  'PrescriptionRenewRead',
  'PrescriptionRenewWrite',
]
const renewalRequester: Permission[] = [
  'ProductPrescriptionRead',
  'PrescriptionRenewRead',
  'PrescriptionRenewRequestWrite',
]
const replacer: Permission[] = ['ItemReplacementRead', 'ItemReplacementWrite', 'ItemAgreementRead']

const roles = {
  Admin: [
    ...organisationRead,
    ...organisationWrite,
    'OrganizationClientDelete',
    'AuthenticationProviderRead',
    'AuthenticationProviderWrite',
    'AppRegistrationRead',
    'AppRegistrationWrite',
    'NewsRead',
    'NewsWrite',
    'StaticContentRead',
    'StaticContentWrite',
    'UtilitiesRead',
    'UtilitiesWrite',
    'ItemReplacementRead',
    'ReportRead',
    'AccessLogRead',
  ],
  PrincipalReader: [
    ...organisationRead,
    'AuthenticationProviderRead',
    'NewsRead',
    'StaticContentRead',
    'UtilitiesRead',
  ],

  NewsManager: ['NewsRead', 'NewsWrite'],
  RankingHandler: ['ProductPrescriptionRead', 'ProductRankingWrite'],
  CustomArticleNumberHandler: ['ProductPrescriptionRead', 'CustomArticleNumberWrite'],
  ReportReceiver: ['ReportRecieverRead'],

  CUAdmin: ['CareUnitUserRead', 'CareUnitUserWrite', 'ReportRecieverRead'],

  Nurse: [...careBase, 'CareRecipientStatusWrite', 'PrescriptionRenewRead'],
  Investigator: [...careBase, 'CareRecipientStatusWrite', 'InvestigationWrite'],
  Prescriber: [...prescriber, ...markers('ProductPrescription')],
  RestrictedPrescriber: [
    ...careBase,
    'CareRecipientStatusWrite',
    'ProductPrescriptionWrite',
    ...markers('ProductPrescription'),
  ],
  Specialist: [...careBase, 'ProductSpecialistRead'],
  DispenseHandler: [...careBase, 'ProductDispenseRead', 'ProductPrescriptionDispenseWrite'],
  Orderer: [...orderer, ...markers('Order')],
  CarePlacePurchaser: [...purchaser, ...markers('CarePlacePurchase')],
  PrescriptionRenewRequester: ['CareRecipientRead', ...renewalRequester],
  CRPHandler: ['CareRecipientRead', 'CRPAccountRead', 'CRPAccountWrite'],

  CSPAdmin: [
    ...customerServiceOrderer,
    ...customerServicePrescriber,
    ...renewalRequester,
    ...replacer,
    'CareRecipientStatusWrite',
    'UserStatusWrite',
    'ReportRead',
    'UserWrite',
    'OperatorRead',
    'RoleRead',
    'RoleWrite',
    'AuthenticationMethodRead',
    'AuthenticationMethodWrite',
    'ProductAvailabilityRead',
    'ProductAvailabilityWrite',
    'CareRecipientAnonymizeWrite',
    'ProtectedIdentityRead',
    'NewsRead',
    'NewsWrite',
    'UtilitiesRead',
  ],
  CSPOrderer: customerServiceOrderer,
  CSPPrescriber: customerServicePrescriber,
  CSPPrescriptionRenewRequester: [...customerServiceBase, ...renewalRequester],
  CSPActivator: [...customerServiceBase, 'CareRecipientStatusWrite', 'UserStatusWrite'],
  CSPImpersonator: [...customerServiceBase, 'ImpersonationWrite'],
  CSPReplacer: [...customerServiceBase, ...replacer],
  CSPReporter: [...customerServiceBase, 'ReportRead'],
} as const satisfies Record<string, readonly GrantedName[]>

type GeneralRole = keyof typeof roles
export type RoleCode = GeneralRole | `${'Prescriber' | 'Orderer' | 'CarePlacePurchaser'}${TherapyArea}`

const rolesOfOneArea: Record<string, (area: TherapyArea) => readonly GrantedName[]> = {
  Prescriber: (area) => [...prescriber, ...markers('ProductPrescription', [area])],
  Orderer: (area) => [...orderer, ...markers('Order', [area])],
  CarePlacePurchaser: (area) => [...purchaser, ...markers('CarePlacePurchase', [area])],
}

export const roleCodes: readonly string[] = [
  ...Object.keys(roles),
  ...Object.keys(rolesOfOneArea).flatMap((kind) => therapyAreas.map((area) => kind + area)),
]

/** What a role permits, by its code; a code that nobody knows permits nothing. */
export function grantedBy(code: string): readonly GrantedName[] {
  if (isGeneralRole(code)) return roles[code]
  const area = therapyAreas.find((each) => code.endsWith(each))
  const kind = area && code.slice(0, -area.length)
  return (area && kind && rolesOfOneArea[kind]?.(area)) || []
}

function isGeneralRole(code: string): code is GeneralRole {
  return Object.hasOwn(roles, code)
}

import { describe, expect, test } from 'vitest'
import type { NodeKind } from '../node/node-kinds.ts'
import { type Administrator, actionNamed, nodeActions } from './node-actions.ts'

const everything = [
  'OrganizationClientRead',
  'OrganizationClientWrite',
  'OrganizationClientDelete',
  'OrganizationCareUnitRead',
  'OrganizationCareUnitWrite',
  'OrganizationCarePlaceRead',
  'OrganizationCarePlaceWrite',
  'OrganizationSettingsRead',
  'OrganizationSettingsWrite',
  'CustomerNumberRead',
  'CustomerNumberWrite',
  'ProductAvailabilityRead',
  'ProductAvailabilityWrite',
  'AuthenticationProviderRead',
  'AuthenticationProviderWrite',
  'AuthenticationMethodRead',
  'AuthenticationMethodWrite',
  'InvoiceAreaRead',
  'InvoiceAreaWrite',
  'RoleRead',
  'RoleWrite',
  'UserRead',
  'UserWrite',
  'OperatorRead',
  'OperatorWrite',
]
const readings = everything.filter((name) => name.endsWith('Read'))

const namesFor = (application: Administrator['application'], kind: NodeKind) =>
  nodeActions(kind, { application, permissions: everything }).map(({ name }) => name)

/** As the document has them. */
const full: [NodeKind, string][] = [
  [
    'Client',
    'Overview EditClient AvailableRoles AuthenticationProviderSettings TherapyAreaSettings CustomerNumber ProductSettings ProductAvailability PrescriptionSettings OrderSettings CareRecipientSettings PatientExtraFee PatientFee AddCareUnit ClientUsers RemoveClient AdditionalFeatures RoleTerms AccountRequests InvoiceAreas',
  ],
  ['CareUnit', 'Overview AddCarePlaceWizard AddCarePlace EditCareUnit CareUnitRoles CareUnitUsers'],
  [
    'CarePlace',
    'Overview EditCarePlace CarePlaceCustomerNumber CarePlacePrescription CarePlaceUsers CarePlaceOrderSettings CarePlaceCareRecipientSettings',
  ],
  ['Operator', 'Overview EditOperator OperatorRoles OperatorAuthenticationMethods'],
  [
    'User',
    'Overview EditUser UserRoles EffectiveRoles InvoiceAreas UserAuthenticationMethods Disclaimer UserProductAvailability UserStatus',
  ],
]
const reduced: [NodeKind, string][] = [
  ['Client', 'Overview ClientUsers'],
  ['CareUnit', 'Overview CareUnitUsers'],
  ['CarePlace', 'Overview CarePlaceCustomerNumber CarePlaceUsers'],
  ['Operator', 'Overview'],
  [
    'User',
    'Overview EditUser UserRoles EffectiveRoles UserAuthenticationMethods Disclaimer UserProductAvailability UserStatus',
  ],
]

describe('the actions of a node stand in their order, the overview first, and are fewer for customer service (A-1-09, A-2.7-01)', () => {
  test.each(full)('administration, %s', (kind, names) => expect(namesFor('PRINCIPAL', kind)).toEqual(names.split(' ')))
  test.each(reduced)('customer service, %s', (kind, names) => expect(namesFor('CSP', kind)).toEqual(names.split(' ')))
})

test('whoever reads only opens what shows, changes nothing, and is told what is missing', () => {
  const actions = nodeActions('Client', { application: 'PRINCIPAL', permissions: readings })
  expect(actions.filter(({ missing }) => missing.length > 0)).toEqual([
    { name: 'EditClient', missing: ['OrganizationClientWrite'], mayChange: false },
    { name: 'AddCareUnit', missing: ['OrganizationCareUnitWrite'], mayChange: false },
    { name: 'RemoveClient', missing: ['OrganizationClientDelete'], mayChange: false },
    { name: 'RoleTerms', missing: ['RoleWrite'], mayChange: false },
  ])
  const changed = actions.filter(({ mayChange }) => mayChange).map(({ name }) => name)
  expect(changed).toEqual(['Overview', 'ClientUsers'])
})

test('one of several permissions is enough where any will do, and each is needed where all are', () => {
  const status = (permissions: string[]) =>
    nodeActions('User', { application: 'CSP', permissions }).find(({ name }) => name === 'UserStatus')
  expect(status(['UserRead', 'UserStatusWrite'])).toMatchObject({ missing: [], mayChange: true })
  expect(status(['UserRead'])).toMatchObject({ missing: [], mayChange: false })
  const available = (permissions: string[]) =>
    nodeActions('Client', { application: 'PRINCIPAL', permissions }).find(({ name }) => name === 'AvailableRoles')
  expect(available(['RoleRead', 'RoleWrite'])).toMatchObject({ missing: [], mayChange: false })
  expect(available(['RoleRead', 'RoleWrite', 'OrganizationSettingsWrite'])).toMatchObject({ mayChange: true })
})

test('customer service reads the customer numbers of a place, whatever its permissions', () => {
  const numbers = (application: Administrator['application']) =>
    nodeActions('CarePlace', { application, permissions: everything }).find(
      ({ name }) => name === 'CarePlaceCustomerNumber',
    )
  expect(numbers('PRINCIPAL')?.mayChange).toBe(true)
  expect(numbers('CSP')).toMatchObject({ missing: [], mayChange: false })
})

test.each([
  ['Client', 'PRINCIPAL', 'EditClient', 'EditClient'],
  ['Client', 'PRINCIPAL', 'editclient', 'EditClient'],
  ['Client', 'PRINCIPAL', null, 'Overview'],
  ['Client', 'PRINCIPAL', 'EditCareUnit', 'Overview'],
  ['Client', 'PRINCIPAL', 'constructor', 'Overview'],
  ['Client', 'CSP', 'EditClient', 'Overview'],
  ['User', 'CSP', 'InvoiceAreas', 'Overview'],
  ['User', 'CSP', null, 'Overview'],
] as const)(
  'an address of a %s for %s with ACT/%s opens %s (A-2.4-12, A-2.7-02, A-4.6-02)',
  (kind, application, written, opened) => expect(actionNamed(kind, application, written)).toBe(opened),
)

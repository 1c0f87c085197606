import { describe, expect, test } from 'vitest'
import { decide, guards } from './guards.ts'
import { patternOf, type RouteName } from './paths.ts'

type Row = readonly [RouteName, address: string, permission: string | null, rule?: string]

const clients = 'CID/{clientId?}/CUID/{careUnitId?}/CPID/{carePlaceId?}/ACT/{actionName?}'
const recipient = '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}'

/** In the order of the table of administration, each with the permission that it asks for. */
const administration: readonly Row[] = [
  ['organizations', '/Organizations', 'OrganizationClientRead'],
  ['OrganizationsClients', '/Organizations/Clients', 'OrganizationClientRead', '(A-2.4-05)'],
  ['OrganizationsClient', `/Organizations/Clients/${clients}`, 'OrganizationClientRead'],
  ['OrganizationsUsers', '/Organizations/Users', 'OrganizationClientRead'],
  ['OrganizationsUser', '/Organizations/Users/UID/{userId?}/ACT/{actionName?}', 'OrganizationClientRead'],
  ['OrganizationsOperators', '/Organizations/Operators', 'OrganizationClientRead'],
  ['OrganizationsOperator', '/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}', 'OrganizationClientRead'],
  ['Utilities', '/Utilities', 'OrganizationClientRead', '(A-2.4-13, O-2-69)'],
  ['StaticContentAdd', '/StaticContent/Add', 'OrganizationClientRead', '(A-2.4-14)'],
  ['StaticContentEdit', '/StaticContent/Edit/{id}', 'OrganizationClientRead', '(A-2.4-15)'],
  ['ManageNewsList', '/ManageNews/manageNews', 'NewsRead', '(A-2.4-16, O-2-122)'],
  ['ManageNewsAdd', '/ManageNews/Add', 'NewsWrite', '(A-2.4-17, O-2-123)'],
  ['ManageNewsEdit', '/ManageNews/Edit/{id}', 'NewsWrite', '(A-2.4-18, O-2-123)'],
]

/** In the order of the table of customer service. Nothing is asked for but that somebody is signed in: the calls are judged by the server. */
const customerService: readonly Row[] = [
  ['CSP', '/CSP', null, '(A-2.6-01)'],
  ['CSPCareRecipient', '/CSP/CareRecipient', null],
  ['CSPCareRecipientAnonymize', '/CSP/CareRecipient/Anonymize', null, '(A-2.6-03)'],
  [
    'CSPProductSelection',
    '/CSP/ProductSelection/{careRecipientId}/{therapyArea}/{isPcaSelection?}/{clientId}/{carePlaceId}/{isCSP}',
    null,
  ],
  [
    'CSPProductGroups',
    '/CSP/ProductGroups/{careRecipientId}/{careRecipientGuid}/{therapyArea}/{clientId}/{carePlaceId}/{customerNumber}',
    null,
    '(A-2.6-05)',
  ],
  ['CSPRecipient', recipient, null, '(A-2.6-06)'],
  ['CSPRecipientHandleProducts', `${recipient}/HandleProducts`, null, '(A-2.6-07)'],
  ['CSPRecipientOrderHistory', `${recipient}/OrderHistory`, null, '(A-2.6-08)'],
  ['CSPRecipientOrderDetails', `${recipient}/OrderHistory/{customerOrderId}/{isCRP?}`, null, '(A-2.6-09)'],
  ['CSPRecipientSelectedProductHistory', `${recipient}/SelectedProductHistory`, null, '(A-2.6-10)'],
  ['CSPRecipientPrescriptionHistory', `${recipient}/PrescriptionHistory`, null, '(A-2.6-11)'],
  ['CSPRecipientInvestigationHistory', `${recipient}/InvestigationHistory`, null, '(A-2.6-12)'],
  ['CSPOrganizationsClients', '/CSP/Organizations/Clients', null],
  ['CSPOrganizationsClient', `/CSP/Organizations/Clients/${clients}`, null, '(A-2.6-13)'],
  ['CSPOrganizationsUsers', '/CSP/Organizations/Users', null],
  ['CSPOrganizationsUser', '/CSP/Organizations/Users/UID/{userId?}/ACT/{actionName?}', null, '(A-2.6-14)'],
  ['CSPOrganizationsOperators', '/CSP/Organizations/Operators', null],
  ['CSPOrganizationsOperator', '/CSP/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}', null, '(A-2.6-15)'],
  ['CSPManageInformation', '/CSP/ManageInformation', null],
  ['CSPManageInformationAdd', '/CSP/ManageInformation/Add', null, '(A-2.6-17)'],
  ['CSPManageInformationEdit', '/CSP/ManageInformation/Edit/{id}', null, '(A-2.6-17)'],
  ['CSPUtilities', '/CSP/Utilities', null, '(O-2-70)'],
  ['CSPUtilitiesItemReplacement', '/CSP/Utilities/ItemReplacement', null],
  ['CSPUtilitiesItemAgreement', '/CSP/Utilities/ItemAgreement', null],
  ['CSPUtilitiesClientAgreements', '/CSP/Utilities/ClientAgreements', null],
  ['CSPUtilitiesErp', '/CSP/Utilities/ERP', null],
]

const verdict = (name: RouteName, application: 'PRINCIPAL' | 'CSP', permissions: readonly string[]) =>
  decide(guards[name], { user: { application, permissions, carePlaceId: null }, challenged: false, membership: null })

const ruled = (rows: readonly Row[]) =>
  rows.map(([name, address, permission, rule = '']) => [name, address, permission, rule] as const)

describe('the addresses of the organisation stand where they are written, each behind its permission', () => {
  test.each(ruled(administration))('administration, %s at %s, by %s %s', (name, address, permission) => {
    expect(patternOf(name)).toBe(address)
    expect(verdict(name, 'PRINCIPAL', [permission ?? ''])).toBe('allow')
    expect(verdict(name, 'PRINCIPAL', ['UserRead'])).toBe('accessDenied')
    expect(verdict(name, 'CSP', [permission ?? ''])).toBe('accessDenied')
  })
  test.each(ruled(customerService))('customer service, %s at %s, by %s %s', (name, address) => {
    expect(patternOf(name)).toBe(address)
    expect(verdict(name, 'CSP', [])).toBe('allow')
  })
})

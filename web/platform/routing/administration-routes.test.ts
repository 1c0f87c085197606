import { describe, expect, test } from 'vitest'
import { decide, guards } from './guards.ts'
import { patternOf, type RouteName } from './paths.ts'

type Row = readonly [RouteName, address: string, permission: string | null]

const clients = 'CID/{clientId?}/CUID/{careUnitId?}/CPID/{carePlaceId?}/ACT/{actionName?}'
const recipient = '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}'

/** In the order of the table of administration, each with the permission that it asks for. */
const administration: readonly Row[] = [
  ['organizations', '/Organizations', 'OrganizationClientRead'],
  ['OrganizationsClients', '/Organizations/Clients', 'OrganizationClientRead'],
  ['OrganizationsClient', `/Organizations/Clients/${clients}`, 'OrganizationClientRead'],
  ['OrganizationsUsers', '/Organizations/Users', 'OrganizationClientRead'],
  ['OrganizationsUser', '/Organizations/Users/UID/{userId?}/ACT/{actionName?}', 'OrganizationClientRead'],
  ['OrganizationsOperators', '/Organizations/Operators', 'OrganizationClientRead'],
  ['OrganizationsOperator', '/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}', 'OrganizationClientRead'],
  ['Utilities', '/Utilities', 'OrganizationClientRead'],
  ['StaticContentAdd', '/StaticContent/Add', 'OrganizationClientRead'],
  ['StaticContentEdit', '/StaticContent/Edit/{id}', 'OrganizationClientRead'],
  ['ManageNewsList', '/ManageNews/manageNews', 'NewsRead'],
  ['ManageNewsAdd', '/ManageNews/Add', 'NewsWrite'],
  ['ManageNewsEdit', '/ManageNews/Edit/{id}', 'NewsWrite'],
]

/** In the order of the table of customer service. Nothing is asked for but that somebody is signed in: the calls are judged by the server. */
const customerService: readonly Row[] = [
  ['CSP', '/CSP', null],
  ['CSPCareRecipient', '/CSP/CareRecipient', null],
  ['CSPCareRecipientAnonymize', '/CSP/CareRecipient/Anonymize', null],
  [
    'CSPProductSelection',
    '/CSP/ProductSelection/{careRecipientId}/{therapyArea}/{isPcaSelection?}/{clientId}/{carePlaceId}/{isCSP}',
    null,
  ],
  [
    'CSPProductGroups',
    '/CSP/ProductGroups/{careRecipientId}/{careRecipientGuid}/{therapyArea}/{clientId}/{carePlaceId}/{customerNumber}',
    null,
  ],
  ['CSPRecipient', recipient, null],
  ['CSPRecipientHandleProducts', `${recipient}/HandleProducts`, null],
  ['CSPRecipientOrderHistory', `${recipient}/OrderHistory`, null],
  ['CSPRecipientOrderDetails', `${recipient}/OrderHistory/{customerOrderId}/{isCRP?}`, null],
  ['CSPRecipientSelectedProductHistory', `${recipient}/SelectedProductHistory`, null],
  ['CSPRecipientPrescriptionHistory', `${recipient}/PrescriptionHistory`, null],
  ['CSPRecipientInvestigationHistory', `${recipient}/InvestigationHistory`, null],
  ['CSPOrganizationsClients', '/CSP/Organizations/Clients', null],
  ['CSPOrganizationsClient', `/CSP/Organizations/Clients/${clients}`, null],
  ['CSPOrganizationsUsers', '/CSP/Organizations/Users', null],
  ['CSPOrganizationsUser', '/CSP/Organizations/Users/UID/{userId?}/ACT/{actionName?}', null],
  ['CSPOrganizationsOperators', '/CSP/Organizations/Operators', null],
  ['CSPOrganizationsOperator', '/CSP/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}', null],
  ['CSPManageInformation', '/CSP/ManageInformation', null],
  ['CSPManageInformationAdd', '/CSP/ManageInformation/Add', null],
  ['CSPManageInformationEdit', '/CSP/ManageInformation/Edit/{id}', null],
  ['CSPUtilities', '/CSP/Utilities', null],
  ['CSPUtilitiesItemReplacement', '/CSP/Utilities/ItemReplacement', null],
  ['CSPUtilitiesItemAgreement', '/CSP/Utilities/ItemAgreement', null],
]

const verdict = (name: RouteName, application: 'PRINCIPAL' | 'CSP', permissions: readonly string[]) =>
  decide(guards[name], { user: { application, permissions, carePlaceId: null }, challenged: false, membership: null })

describe('the addresses of the organisation stand where they are written, each behind its permission', () => {
  test.each(administration)('administration, %s', (name, address, permission) => {
    expect(patternOf(name)).toBe(address)
    expect(verdict(name, 'PRINCIPAL', [permission ?? ''])).toBe('allow')
    expect(verdict(name, 'PRINCIPAL', ['UserRead'])).toBe('accessDenied')
    expect(verdict(name, 'CSP', [permission ?? ''])).toBe('accessDenied')
  })
  test.each(customerService)('customer service, %s', (name, address) => {
    expect(patternOf(name)).toBe(address)
    expect(verdict(name, 'CSP', [])).toBe('allow')
  })
})

import { describe, expect, test } from 'vitest'
import { decide, guards } from './guards.ts'
import { patternOf, type RouteName } from './paths.ts'

type Row = readonly [RouteName, address: string, anyOf: readonly string[], rule: string]

const recipient = '/CareRecipient/{careRecipientId}'
const reads = ['CareRecipientRead']
const prescribed = ['ProductPrescriptionRead']
const purchases = ['CarePlacePurchaseRead']
const either = ['OrderRead', 'CarePlacePurchaseRead']
const claims = ['OrderWrite', 'ProductPrescriptionRead']

/** In the order of the table of care staff, each with the permissions of which one opens it. */
const careStaff: readonly Row[] = [
  ['CareRecipientMain', '/CareRecipient', reads, '(A-2.5-01)'],
  ['CareRecipient', recipient, reads, '(A-2.5-02)'],
  ['CareRecipientHandleProducts', `${recipient}/HandleProducts`, reads, '(A-2.5-03)'],
  ['CareRecipientOrderHistory', `${recipient}/OrderHistory`, reads, '(A-2.5-04)'],
  ['CareRecipientOrderDetails', `${recipient}/OrderHistory/{customerOrderId}/{isCRP?}`, reads, '(A-2.5-05)'],
  ['CareRecipientSelectedProductHistory', `${recipient}/SelectedProductHistory`, reads, '(A-2.5-06)'],
  ['CareRecipientPrescriptionHistory', `${recipient}/PrescriptionHistory`, reads, '(A-2.5-07)'],
  ['CareRecipientInvestigationHistory', `${recipient}/InvestigationHistory`, reads, '(A-2.5-08)'],
  ['CareRecipientPlanning', `${recipient}/Planning`, reads, '(A-2.5-09)'],
  [
    'ProductSelectionDirect',
    '/ProductSelection/Direct/{careRecipientId}/{therapyArea}/{isPcaSelection?}',
    prescribed,
    '(A-2.5-10, O-2-125)',
  ],
  ['ProductSelectionGuided', '/ProductSelection/Guided/{investigationId}', prescribed, '(A-2.5-11, O-2-125)'],
  [
    'ProductSelectionInvestigation',
    '/ProductSelection/Investigation/{careRecipientId}/{therapyArea}/{editMode?}',
    prescribed,
    '(A-2.5-12, O-2-125)',
  ],
  ['PrescriptionWizard', '/PrescriptionWizard/{careRecipientId}/{therapyArea}/', prescribed, '(A-2.5-13, O-2-126)'],
  [
    'ProductGroups',
    '/ProductGroups/{careRecipientId}/{careRecipientGuid}/{therapyArea}',
    prescribed,
    '(A-2.5-14, O-2-126)',
  ],
  ['ProductSelectionCarePlace', '/ProductSelection/CarePlace/{carePlaceId}', purchases, '(A-2.5-15, O-2-127)'],
  ['ProductSelectionCarePlaceCart', '/ProductSelection/CarePlace/{carePlaceId}/Cart', purchases, '(A-2.5-16, O-2-127)'],
  [
    'ProductSelectionCarePlaceCompare',
    '/ProductSelection/CarePlace/{carePlaceId}/CompareProducts',
    purchases,
    '(A-2.5-17, O-2-127)',
  ],
  ['CarePlace', '/CarePlace', ['OrderRead'], '(A-2.5-18, O-2-128)'],
  ['careplace_overview', '/CarePlace/Overview', either, '(A-2.5-19, O-2-131)'],
  ['CarePlaceSelectedProducts', '/CarePlace/SelectedProducts', either, '(A-2.5-20, O-2-131)'],
  ['CarePlaceSelectionHistory', '/CarePlace/SelectionHistory', either, '(A-2.5-21, O-2-131)'],
  ['CarePlacePreliminaryOrders', '/CarePlace/PreliminaryOrders', ['OrderRead'], '(A-2.5-22, O-2-128)'],
  ['CarePlaceProductClaims', '/CarePlace/ProductClaims', claims, '(A-2.5-24, O-2-132)'],
  ['ProductClaimAdd', '/ProductClaim/Add', claims, '(A-2.5-25, O-2-132)'],
  ['ProductClaim', '/ProductClaim/{claimId}', claims, '(O-2-132)'],
  ['OrderOverview', '/OrderOverview/{customerOrderId}', ['OrderRead'], '(A-2.5-30, O-2-129)'],
  ['CRPOrderOverview', '/CRPOrderOverview/{customerOrderId}/', ['OrderRead'], '(A-2.5-31)'],
  ['productCatalog', '/{product}ProductRange', prescribed, '(A-2.3-05, O-2-82, O-2-134)'],
]

const verdict = (name: RouteName, permissions: readonly string[]) =>
  decide(guards[name], {
    user: { application: 'GUIDE', permissions, carePlaceId: 'place' },
    challenged: false,
    membership: [],
  })

describe('the addresses of care staff stand where they are written, each behind its permission', () => {
  test.each(careStaff)('%s at %s, by one of %s %s', (name, address, anyOf) => {
    expect(patternOf(name)).toBe(address)
    expect(anyOf.map((permission) => verdict(name, [permission]))).toEqual(anyOf.map(() => 'allow'))
    expect(verdict(name, ['NewsRead'])).toBe('accessDenied')
  })

  test.each([
    ['OrderHomeDelivery', '/Order/HomeDelivery/{careRecipientId}/CID/{clientId?}/CPID/{carePlaceId?}', '(A-2.5-26)'],
    [
      'OrderWithdrawal',
      '/Order/Withdrawal/CRID/{careRecipientId}/CID/{clientId?}/CPID/{carePlaceId?}/COID/{recreateCustomerOrderId?}',
      '(A-2.5-27)',
    ],
    ['OrderGroupOrder', '/Order/GroupOrder/{preliminaryOrderId?}', '(A-2.5-28)'],
    ['OrderNursingHome', '/Order/NursingHome/{preliminaryOrderId?}', '(A-2.5-29)'],
  ] as const)('%s at %s, for whoever places orders and reads them %s', (name, address, _rule) => {
    expect(patternOf(name)).toBe(address)
    expect(verdict(name, ['OrderWrite', 'OrderRead'])).toBe('allow')
    expect(verdict(name, ['OrderWrite'])).toBe('accessDenied')
    expect(verdict(name, ['OrderRead'])).toBe('accessDenied')
  })

  test('home deliveries of a care place open for whoever orders for persons (A-2.5-23)', () => {
    expect(patternOf('CarePlaceHomeDelivery')).toBe('/CarePlace/HomeDelivery')
    expect(verdict('CarePlaceHomeDelivery', ['OrderWrite', 'CareRecipientRead'])).toBe('allow')
    expect(verdict('CarePlaceHomeDelivery', ['OrderWrite'])).toBe('accessDenied')
  })
})

describe('the pages of visitors are open to everybody', () => {
  test.each([
    ['TherapyAreaInformation', '/TherapyAreaInformation', '(A-2.2-16, O-2-68)'],
    ['inquiry', '/Inquiry', '(O-2-78)'],
    ['ContactForm', '/ContactForm', '(O-2-79)'],
    ['HelpPage', '/Help', '(O-2-80)'],
    ['Disclaimer', '/Disclaimer', '(O-2-81, O-2-119)'],
  ] as const)('%s at %s %s', (name, address, _rule) => {
    expect(patternOf(name)).toBe(address)
    expect(decide(guards[name], { user: null, challenged: false, membership: null })).toBe('allow')
    expect(verdict(name, [])).toBe('allow')
  })
})

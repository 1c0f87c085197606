import { describe, expect, test } from 'vitest'
import { type GuardFacts, type HeldRole, decide, guards, wantsMembership } from './guards.ts'
import type { RouteName } from './paths.ts'

const visitor: GuardFacts = { user: null, challenged: false, membership: null }

function guideWith(permissions: readonly string[], membership: readonly HeldRole[] | null = []): GuardFacts {
  return { user: { application: 'GUIDE', permissions, carePlaceId: 'place' }, challenged: false, membership }
}

function operator(application: 'PRINCIPAL' | 'CSP', permissions: readonly string[]): GuardFacts {
  return { user: { application, permissions, carePlaceId: null }, challenged: false, membership: null }
}

function verdict(name: RouteName, facts: GuardFacts) {
  return decide(guards[name], facts)
}

describe('a visitor', () => {
  test.each(['home', 'Login', 'Disclaimer', 'ContactForm', 'HelpPage', 'inquiry', 'TherapyAreaInformation'] as const)(
    'may open %s (A-4.3-03)',
    (name) => expect(verdict(name, visitor)).toBe('allow'),
  )
  test.each(['sithsLogin', 'vrkLogin', 'sithsCallback', 'vrkCallback', 'aadLogin', 'accessDenied'] as const)(
    'may open %s (A-4.3-01)',
    (name) => expect(verdict(name, visitor)).toBe('allow'),
  )
  test.each(['CareRecipient', 'MyPages', 'RenewRequests', 'CSPCareRecipient', 'organizations'] as const)(
    'is sent from %s to Login (A-4.3-02)',
    (name) => expect(verdict(name, visitor)).toBe('login'),
  )
  test.each(['selectCarePlace', 'selectClientCarePlace'] as const)(
    'is sent from %s to AccessDenied (A-2.3-03)',
    (name) => expect(verdict(name, visitor)).toBe('accessDenied'),
  )
  test('finds no code step without a challenge (A-2.2-04)', () => expect(verdict('2fa', visitor)).toBe('login'))
  test('who owes a second factor opens the code step and nothing else (A-4.2-05)', () => {
    const challenged = { ...visitor, challenged: true }
    expect(verdict('2fa', challenged)).toBe('allow')
    expect(verdict('MyPages', challenged)).toBe('login')
  })
})

const oneOf: readonly [RouteName, string][] = [
  ['CareRecipientMain', 'CareRecipientRead'],
  ['ProductSelectionDirect', 'ProductPrescriptionRead'],
  ['ProductSelectionGuided', 'ProductPrescriptionRead'],
  ['ProductSelectionInvestigation', 'ProductPrescriptionRead'],
  ['PrescriptionWizard', 'ProductPrescriptionRead'],
  ['ProductGroups', 'ProductPrescriptionRead'],
  ['productCatalog', 'ProductPrescriptionRead'],
  ['ProductSelectionCarePlace', 'CarePlacePurchaseRead'],
  ['ProductSelectionCarePlaceCart', 'CarePlacePurchaseRead'],
  ['ProductSelectionCarePlaceCompare', 'CarePlacePurchaseRead'],
  ['CarePlace', 'OrderRead'],
  ['CarePlacePreliminaryOrders', 'OrderRead'],
  ['OrderOverview', 'OrderRead'],
  ['careplace_overview', 'OrderRead'],
  ['careplace_overview', 'CarePlacePurchaseRead'],
  ['CarePlaceSelectedProducts', 'CarePlacePurchaseRead'],
  ['CarePlaceSelectionHistory', 'OrderRead'],
  ['CarePlaceProductClaims', 'OrderWrite'],
  ['ProductClaimAdd', 'ProductPrescriptionRead'],
]

describe('a GUIDE route', () => {
  test.each(oneOf)('%s opens with %s (A-6-05, A-6-06, A-6-07, A-6-09, A-6-10)', (name, permission) => {
    expect(verdict(name, guideWith([permission]))).toBe('allow')
  })
  test.each(oneOf)('%s stays closed without any permission (A-4.3-07, A-8.1-14)', (name) => {
    expect(verdict(name, guideWith([]))).toBe('accessDenied')
  })
  test.each(oneOf)('%s opens and closes with the list of the token alone (A-6-01)', (name) => {
    const opening = new Set(oneOf.filter(([each]) => each === name).map(([, permission]) => permission))
    for (const permission of ['CareRecipientWrite', 'NewsRead', 'ReportRecieverRead', 'CarePlacePurchaseWrite'])
      expect(verdict(name, guideWith([permission]))).toBe('accessDenied')
    expect(verdict(name, guideWith(['NewsRead', ...opening]))).toBe('allow')
  })
  test('of home delivery needs OrderWrite, for OrderRead alone shows the orders of others (A-6-08)', () => {
    expect(verdict('CarePlaceHomeDelivery', guideWith(['OrderRead', 'CareRecipientRead']))).toBe('accessDenied')
    expect(verdict('CarePlaceHomeDelivery', guideWith(['OrderWrite', 'CareRecipientRead']))).toBe('allow')
  })
  test('of portal accounts needs the right to read them (A-6-32)', () => {
    expect(verdict('CareRecipientPortalAccounts', guideWith(['CareRecipientRead']))).toBe('accessDenied')
    expect(verdict('CareRecipientPortalAccounts', guideWith(['CareRecipientRead', 'CRPAccountRead']))).toBe('allow')
  })
  test.each([
    'MyPages',
    'RenewRequests',
    'CSP',
    'CSPCareRecipient',
    'CSPOrganizationsClients',
    'CSPUtilities',
  ] as const)('%s opens for whoever is signed in, and for no visitor (A-6-55, A-2.3-08, A-2.3-10)', (name) => {
    expect(verdict(name, guideWith([]))).toBe('allow')
    expect(verdict(name, visitor)).toBe('login')
  })
  test.each(['OrderHomeDelivery', 'OrderWithdrawal', 'OrderGroupOrder', 'OrderNursingHome'] as const)(
    '%s needs OrderRead and OrderWrite together (O-2-130, A-6-08, O-2-129)',
    (name) => {
      expect(verdict(name, guideWith(['OrderRead']))).toBe('accessDenied')
      expect(verdict(name, guideWith(['OrderWrite']))).toBe('accessDenied')
      expect(verdict(name, guideWith(['OrderRead', 'OrderWrite']))).toBe('allow')
    },
  )
  test("of the client's news needs NewsManager at the client, not elsewhere (O-2-123, O-2-124, A-2.5-32, A-2.5-33, A-6-04, A-6-12, A-6-17, O-6-01)", () => {
    const role = [{ name: 'NewsManager' }]
    expect(verdict('GuideManageNews', guideWith(['NewsRead'], [{ label: 'Client', roles: role }]))).toBe('allow')
    expect(verdict('GuideManageNews', guideWith(['NewsRead'], [{ label: 'CarePlace', roles: role }]))).toBe(
      'accessDenied',
    )
    for (const name of ['GuideManageAdd', 'GuideManageEdit'] as const) {
      expect(verdict(name, guideWith(['NewsRead'], [{ label: 'Client', roles: role }]))).toBe('accessDenied')
      expect(verdict(name, guideWith(['NewsWrite'], [{ label: 'Client', roles: role }]))).toBe('allow')
    }
  })
  test('of the administration opens for CUAdmin at a care unit, its reports also for a report receiver (O-2-133, A-2.5-37, A-6-13, A-6-16, A-6-28, O-6-12)', () => {
    const unit: HeldRole[] = [{ label: 'CareUnit', roles: [{ name: 'CUAdmin' }] }]
    expect(verdict('GuideAdministrationHandleUser', guideWith([], unit))).toBe('allow')
    expect(verdict('GuideAdministrationReports', guideWith(['ReportRecieverRead']))).toBe('allow')
    expect(verdict('GuideAdministrationHandleUser', guideWith(['ReportRecieverRead']))).toBe('accessDenied')
  })
  test('reads the membership first, and a role that could not be read is not held (A-4.3-06, A-4.3-08, A-8.1-15)', () => {
    expect(wantsMembership(guards.GuideManageNews, guideWith([], null))).toBe(true)
    expect(wantsMembership(guards.MyPages, guideWith([], null))).toBe(false)
    expect(verdict('GuideManageNews', guideWith(['NewsRead'], null))).toBe('accessDenied')
    expect(verdict('CareRecipientMain', guideWith(['CareRecipientRead'], null))).toBe('allow')
  })
  test('without a chosen care place runs the landing first (A-G52)', () => {
    const facts = guideWith(['CareRecipientRead'])
    const unplaced: GuardFacts = { ...facts, user: { application: 'GUIDE', permissions: [], carePlaceId: null } }
    expect(verdict('CareRecipientMain', unplaced)).toBe('landing')
    expect(verdict('MyPages', unplaced)).toBe('allow')
  })
})

describe('the applications', () => {
  test('keep to their areas (A-G51), except that CSP has no check (O-2-136)', () => {
    expect(verdict('organizations', operator('CSP', ['OrganizationClientRead']))).toBe('accessDenied')
    expect(verdict('CareRecipientMain', operator('CSP', ['CareRecipientRead']))).toBe('accessDenied')
    expect(verdict('CSPCareRecipient', operator('PRINCIPAL', []))).toBe('allow')
  })
  test('PRINCIPAL needs the permission of the page (A-6-02, A-6-03, A-6-04, O-2-121, O-2-122, O-2-123)', () => {
    expect(verdict('Utilities', operator('PRINCIPAL', ['OrganizationClientRead']))).toBe('allow')
    expect(verdict('StaticContentAdd', operator('PRINCIPAL', ['NewsRead']))).toBe('accessDenied')
    expect(verdict('ManageNewsList', operator('PRINCIPAL', ['NewsRead']))).toBe('allow')
    expect(verdict('ManageNewsAdd', operator('PRINCIPAL', ['NewsRead']))).toBe('accessDenied')
    expect(verdict('ManageNewsEdit', operator('PRINCIPAL', ['NewsRead']))).toBe('accessDenied')
    expect(verdict('ManageNewsEdit', operator('PRINCIPAL', ['NewsWrite']))).toBe('allow')
  })
})

describe('customer service', () => {
  const orderer = operator('CSP', ['OrderRead', 'OrderWrite', 'ProductPrescriptionRead'])

  test.each([
    'OrderHomeDelivery',
    'OrderWithdrawal',
    'OrderGroupOrder',
    'OrderNursingHome',
    'OrderOverview',
    'PrescriptionWizard',
  ] as const)('opens %s where the address names client and care place, and has the right', (name) => {
    expect(verdict(name, { ...orderer, placeNamed: true })).toBe('allow')
    expect(verdict(name, orderer)).toBe('accessDenied')
    expect(verdict(name, { ...operator('CSP', []), placeNamed: true })).toBe('accessDenied')
    expect(verdict(name, { ...operator('PRINCIPAL', ['OrderRead', 'OrderWrite']), placeNamed: true })).toBe(
      'accessDenied',
    )
  })

  test('opens no other page of care staff', () => {
    expect(verdict('CareRecipientMain', { ...orderer, placeNamed: true })).toBe('accessDenied')
  })
})

import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { describe, expect, test } from 'vitest'
import { grantedBy, roleCodes } from './roles.ts'

describe('a role', () => {
  test('for all areas carries all eight markers', () => {
    expect(grantedBy('Orderer').filter((name) => /^Order\w+Write$/.test(name))).toHaveLength(8)
  })

  test('for one area carries the marker of that area alone', () => {
    const granted = grantedBy('PrescriberWoundCare')
    expect(granted).toContain('ProductPrescriptionWoundCareWrite')
    expect(granted).not.toContain('ProductPrescriptionCatheterWrite')
  })

  test('of a purchaser shows no person', () => {
    expect(grantedBy('CarePlacePurchaser')).not.toContain('CareRecipientRead')
  })

  test('of a restricted prescriber makes no additions', () => {
    expect(grantedBy('RestrictedPrescriber')).toContain('ProductPrescriptionWrite')
    expect(grantedBy('RestrictedPrescriber')).not.toContain('PrescriptionAdditionWrite')
  })

  test('of customer service administration does not impersonate', () => {
    expect(grantedBy('CSPAdmin')).not.toContain('ImpersonationWrite')
  })

  test('that nobody knows permits nothing', () => {
    expect(grantedBy('Superuser')).toEqual([])
    expect(grantedBy('toString')).toEqual([])
  })
})

/** Each role, with what it is given for and what it must not open. */
const purposes: readonly (readonly [rule: string, code: string, opens: string, closed: string])[] = [
  [
    '(A-6-15)',
    'Admin',
    'OrganizationClientRead OrganizationClientWrite OrganizationClientDelete UserWrite OperatorWrite RoleWrite CustomerNumberWrite InvoiceAreaWrite AuthenticationProviderWrite ProductAvailabilityWrite OrganizationSettingsWrite StaticContentWrite NewsWrite UtilitiesWrite AppRegistrationWrite',
    'CareRecipientRead OrderRead',
  ],
  [
    '(A-6-16)',
    'CUAdmin',
    'CareUnitUserRead CareUnitUserWrite ReportRecieverRead',
    'UserRead UserWrite RoleWrite CareRecipientRead',
  ],
  ['(A-6-17)', 'NewsManager', 'NewsRead NewsWrite', 'StaticContentWrite CareRecipientRead'],
  [
    '(A-6-20)',
    'Nurse',
    'CareRecipientRead CareRecipientWrite ProductPrescriptionRead ProductSelectionWrite OrderRead',
    'ProductPrescriptionWrite InvestigationWrite OrderWrite',
  ],
  [
    '(A-6-21)',
    'Investigator',
    'CareRecipientRead InvestigationRead InvestigationWrite',
    'ProductPrescriptionWrite OrderWrite',
  ],
  [
    '(A-6-22)',
    'Prescriber',
    'ProductPrescriptionWrite PrescriptionAdditionWrite PrescriptionRenewRead PrescriptionRenewWrite',
    'OrderWrite ProductSpecialistRead',
  ],
  [
    '(A-6-23)',
    'RestrictedPrescriber',
    'ProductPrescriptionWrite',
    'PrescriptionAdditionWrite PrescriptionRenewWrite InvestigationWrite',
  ],
  [
    '(A-6-25)',
    'Specialist',
    'ProductPrescriptionRead ProductSpecialistRead',
    'ProductPrescriptionWrite ProductDispenseRead',
  ],
  [
    '(A-6-26)',
    'DispenseHandler',
    'ProductDispenseRead ProductPrescriptionDispenseWrite',
    'ProductSpecialistRead ProductPrescriptionWrite',
  ],
  ['(A-6-27)', 'Orderer', 'CareRecipientRead OrderRead OrderWrite', 'ProductPrescriptionWrite CarePlacePurchaseWrite'],
  ['(A-6-28)', 'ReportReceiver', 'ReportRecieverRead', 'CareRecipientRead OrderRead'],
  [
    '(A-6-30)',
    'CarePlacePurchaser',
    'CarePlacePurchaseRead CarePlacePurchaseWrite OrderRead OrderWrite',
    'CareRecipientRead ProductPrescriptionRead',
  ],
  [
    '(A-6-31)',
    'PrescriptionRenewRequester',
    'PrescriptionRenewRead PrescriptionRenewRequestWrite',
    'PrescriptionRenewWrite ProductPrescriptionWrite',
  ],
  ['(A-6-32)', 'CRPHandler', 'CRPAccountRead CRPAccountWrite', 'ProductPrescriptionRead OrderRead'],
  ['(A-6-33)', 'CSPOrderer', 'CareRecipientRead OrderRead OrderWrite', 'ProductPrescriptionWrite UserWrite'],
  ['(A-6-34)', 'CSPActivator', 'CareRecipientStatusWrite UserStatusWrite', 'OrderWrite UserWrite'],
  ['(A-6-35)', 'CSPImpersonator', 'ImpersonationWrite UserRead', 'OrderWrite UserWrite'],
  ['(A-6-36)', 'CSPReplacer', 'ItemReplacementRead ItemReplacementWrite ItemAgreementRead', 'OrderWrite UserWrite'],
  ['(A-6-37)', 'CSPReporter', 'ReportRead', 'OrderWrite UserWrite'],
  [
    '(A-6-38)',
    'CSPAdmin',
    'UserRead UserWrite UserStatusWrite RoleRead RoleWrite AuthenticationMethodWrite ProductAvailabilityWrite',
    'ImpersonationWrite OperatorWrite OrganizationClientWrite',
  ],
  [
    '(A-6-39)',
    'CSPPrescriber',
    'ProductPrescriptionRead ProductPrescriptionWrite PrescriptionAdditionWrite',
    'OrderWrite UserWrite',
  ],
  [
    '(A-6-40)',
    'CSPPrescriptionRenewRequester',
    'PrescriptionRenewRead PrescriptionRenewRequestWrite',
    'PrescriptionRenewWrite OrderWrite',
  ],
]

describe('each role opens what it is for', () => {
  test.each(purposes)('%s %s', (_rule, code, opens, closed) => {
    expect(grantedBy(code)).toEqual(expect.arrayContaining(opens.split(' ')))
    expect(grantedBy(code).filter((name) => closed.split(' ').includes(name))).toEqual([])
  })

  test('and whoever reads in PRINCIPAL saves nothing there (A-6-29)', () => {
    const granted = grantedBy('PrincipalReader')
    expect(granted).toEqual(expect.arrayContaining(['OrganizationClientRead', 'UserRead', 'RoleRead', 'NewsRead']))
    expect(granted.filter((name) => !name.endsWith('Read'))).toEqual([])
  })

  test('and one role alone helps as a user, which no other customer service can (A-6-35)', () => {
    expect(roleCodes.filter((code) => grantedBy(code).includes('ImpersonationWrite'))).toEqual(['CSPImpersonator'])
  })
})

const kinds: readonly (readonly [kind: string, marker: string])[] = [
  ['Prescriber', 'ProductPrescription'],
  ['Orderer', 'Order'],
  ['CarePlacePurchaser', 'CarePlacePurchase'],
]
test.each(kinds)(
  'a %s of one area is one of eight, and counts in that area alone (A-6-24, A-6-27, A-6-30, O-6-08)',
  (kind, marker) => {
    const codes = roleCodes.filter((code) => code.startsWith(kind) && code !== kind)
    expect(codes).toEqual(therapyAreas.map((area) => kind + area))
    for (const area of therapyAreas) {
      const areas = therapyAreas.filter((each) =>
        grantedBy(kind + area).some((name) => name === `${marker}${each}Write`),
      )
      expect(areas).toEqual([area])
    }
    // Beside its areas it does what the general one does.
    const beside = (code: string) =>
      grantedBy(code).filter((name) => !therapyAreas.some((area) => name === `${marker}${area}Write`))
    for (const code of codes) expect(beside(code)).toEqual(beside(kind))
  },
)

import { describe, expect, test } from 'vitest'
import { allows, type Definition } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { grantedBy, roleCodes } from './roles.ts'

// That each endpoint refuses whoever lacks its permission, with 403 and COM001002, is tried in server/contract. Here it is
// which calls a role opens by what it grants, and which it leaves closed.

/** Each role, with calls that it is given for and calls that it must not open. */
const calls: readonly (readonly [rule: string, code: string, opens: string, closed: string])[] = [
  [
    '(O-6-01)',
    'NewsManager',
    'news/item/add-news news/item/search-news',
    'care-recipients/recipient/read-care-recipient',
  ],
  ['(O-6-02)', 'RankingHandler', 'products/own/save-ranking', 'products/own/save-custom-article-number'],
  ['(O-6-03)', 'CustomArticleNumberHandler', 'products/own/save-custom-article-number', 'products/own/save-ranking'],
  [
    '(O-6-04)',
    'Nurse',
    'care-recipients/recipient/search-care-recipients care-recipients/recipient/read-care-recipient claims/claim/upsert-claim',
    'prescriptions/prescription/create-prescription orders/withdrawal/save-withdrawal',
  ],
  [
    '(O-6-05)',
    'Investigator',
    'investigations/investigation/create-investigation investigations/leakage/save-incontinence-specific',
    'prescriptions/prescription/create-prescription prescriptions/addition/create-addition',
  ],
  [
    '(O-6-06)',
    'Prescriber',
    'prescriptions/prescription/create-prescription prescriptions/renew-request/search-renew-requests prescriptions/renew-request/answer-renew-request',
    'orders/withdrawal/save-withdrawal',
  ],
  [
    '(O-6-07)',
    'RestrictedPrescriber',
    'prescriptions/prescription/create-prescription',
    'prescriptions/addition/create-addition prescriptions/renew-request/answer-renew-request',
  ],
  [
    '(O-6-10)',
    'DispenseHandler',
    'prescriptions/change/update-dispense',
    'prescriptions/prescription/create-prescription',
  ],
  [
    '(O-6-12)',
    'ReportReceiver',
    'reports/report/make-report reports/job/ask-report reports/job/read-report-file',
    'care-recipients/recipient/search-care-recipients orders/order/search-orders-by-care-place news/item/search-news',
  ],
  [
    '(O-6-14)',
    'PrescriptionRenewRequester',
    'prescriptions/renew-request/create-renew-request prescriptions/renew-request/search-renew-requests',
    'prescriptions/renew-request/answer-renew-request prescriptions/renewal/renew-prescription',
  ],
  [
    '(O-6-15)',
    'CRPHandler',
    'portal-accounts/account/list-portal-accounts portal-accounts/account/create-portal-account portal-accounts/account/sign-holder-out portal-accounts/account/remove-portal-account',
    'prescriptions/prescription/search-prescriptions',
  ],
  [
    '(O-6-16)',
    'CSPOrderer',
    'orders/withdrawal/save-withdrawal orders/order/cancel-order',
    'prescriptions/prescription/create-prescription sign-in/user/update-status',
  ],
  [
    '(O-6-17)',
    'CSPActivator',
    'sign-in/user/update-status care-recipients/status/activate-care-recipient',
    'orders/withdrawal/save-withdrawal sign-in/user/create-user',
  ],
  ['(O-6-18)', 'CSPImpersonator', 'sign-in/impersonation/list-impersonations', 'orders/withdrawal/save-withdrawal'],
  [
    '(O-6-19)',
    'CSPReplacer',
    'customer-service/item-replacement/publish-item-replacement customer-service/item-replacement/list-item-replacements',
    'orders/withdrawal/save-withdrawal',
  ],
  [
    '(O-6-20)',
    'CSPReporter',
    'reports/report/make-report reports/job/read-report-file',
    'orders/withdrawal/save-withdrawal',
  ],
  [
    '(O-6-22)',
    'CSPPrescriber',
    'prescriptions/prescription/create-prescription prescriptions/addition/create-addition',
    'orders/withdrawal/save-withdrawal',
  ],
  [
    '(O-6-23)',
    'CSPPrescriptionRenewRequester',
    'prescriptions/renew-request/create-renew-request',
    'prescriptions/renew-request/answer-renew-request prescriptions/prescription/create-prescription',
  ],
]

const applicationOf = (code: string) => (code.startsWith('CSP') ? 'CSP' : 'GUIDE')

function opensTo(code: string, name: string): boolean {
  const endpoint: Definition | undefined = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`there is no endpoint ${name}`)
  const granted = grantedBy(code)
  const isServed = endpoint.applications?.includes(applicationOf(code)) !== false
  return isServed && allows(endpoint.permission, (permission) => granted.includes(permission))
}

describe('the calls that a role opens', () => {
  test.each(calls)('%s %s', (_rule, code, opens, closed) => {
    expect(opens.split(' ').filter((name) => !opensTo(code, name))).toEqual([])
    expect(closed.split(' ').filter((name) => opensTo(code, name))).toEqual([])
  })

  test('portal accounts are handled by nobody without the role for it (O-6-15)', () => {
    const handling = roleCodes.filter((code) => opensTo(code, 'portal-accounts/account/create-portal-account'))
    expect(handling).toEqual(['CRPHandler'])
  })

  test('in customer service each right is that of its own role and of the administrator alone (O-6-16 to O-6-23)', () => {
    const service = roleCodes.filter((code) => code.startsWith('CSP'))
    const opening = (name: string) => service.filter((code) => opensTo(code, name))
    expect(opening('orders/withdrawal/save-withdrawal')).toEqual(['CSPAdmin', 'CSPOrderer'])
    expect(opening('prescriptions/prescription/create-prescription')).toEqual(['CSPAdmin', 'CSPPrescriber'])
    expect(opening('customer-service/item-replacement/publish-item-replacement')).toEqual(['CSPAdmin', 'CSPReplacer'])
    expect(opening('reports/report/make-report')).toEqual(['CSPAdmin', 'CSPReporter'])
    expect(opening('sign-in/user/update-status')).toEqual(['CSPAdmin', 'CSPActivator'])
    expect(opening('sign-in/impersonation/list-impersonations')).toEqual(['CSPImpersonator'])
  })

  test('its administrator has the rights of all others but to act as a user, and anonymizes and informs (O-6-21)', () => {
    const others = roleCodes.filter((code) => code.startsWith('CSP') && code !== 'CSPAdmin')
    const granted = grantedBy('CSPAdmin')
    const missing = new Set(others.flatMap(grantedBy).filter((name) => !granted.includes(name)))
    expect([...missing]).toEqual(['ImpersonationWrite'])
    const own = ['care-recipients/recipient/anonymize-care-recipient', 'news/item/add-news', 'news/message/add-message']
    expect(own.filter((name) => !opensTo('CSPAdmin', name))).toEqual([])
    expect(others.filter((code) => own.some((name) => opensTo(code, name)))).toEqual([])
  })
})

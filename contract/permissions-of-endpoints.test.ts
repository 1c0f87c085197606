import { describe, expect, test } from 'vitest'
import type { Access, Definition } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import type { Permission } from './permissions.ts'

// The contract is what the server asks, and what its tests read. So that a permission does not go in silence, what stands
// open, and what writes with less than a permission to write, is named a second time here.

const openToVisitors = [
  'content/bot-check/read-challenge',
  'content/disclaimer/read-disclaimer',
  'content/inquiry/send-contact',
  'content/inquiry/send-inquiry',
  'content/maintenance/read-maintenance',
  'content/static-content/read-page-text',
  'orders/erp/receive-erp-message',
  'products/area/read-public-areas',
  'sign-in/portal/ask-portal-code',
  'sign-in/portal/begin-portal-eid',
  'sign-in/portal/list-portal-eids',
  'sign-in/portal/read-portal-link',
  'sign-in/account-request/ask-account',
  'sign-in/account-request/confirm-account-request',
  'sign-in/card/begin-card-sign-in',
  'sign-in/card/complete-card-sign-in',
  'sign-in/directory/read-directory-scopes',
  'sign-in/directory/sign-in-by-directory',
  'sign-in/password/read-password-link',
  'sign-in/password/request-reset',
  'sign-in/password/request-reset-by-path',
  'sign-in/password/reset-password',
  'sign-in/password/set-password',
  'sign-in/passkey/challenge-passkey',
  'sign-in/second-factor/begin-first-app',
  'sign-in/second-factor/read-second-step',
  'sign-in/second-factor/send-code',
  'sign-in/token/issue-token',
  'sign-in/token/revoke-token',
]
const openToSignedIn = [
  'content/disclaimer/read-acceptance',
  'content/disclaimer/write-acceptance',
  'content/static-content/list-help',
  'content/static-content/read-help',
  'content/static-content/read-video',
  'news/file/read-news-file',
  'news/message/search-messages',
  'news/reading/mark-as-read',
  'news/reading/read-my-pages',
  'organisation/feature/read-own-features',
  'organisation/therapy-area/read-own-therapy-areas',
  'portal/access-log/list-who-looked',
  'portal/diary/read-portal-diary',
  'portal/diary/send-portal-entries',
  'portal/diary/start-portal-diary',
  'portal/home/read-home',
  'portal/me/change-own-contact',
  'portal/me/confirm-consent',
  'portal/me/decline-consent',
  'portal/me/prove-own-contact',
  'portal/me/read-me',
  'portal/me/withdraw-consent',
  'portal/moved/read-moved',
  'portal/moved/tell-of-move',
  'portal/order/cancel-portal-order',
  'portal/order/confirm-portal-order',
  'portal/order/list-portal-delivery-points',
  'portal/order/list-portal-orders',
  'portal/order/propose-portal-order',
  'portal/order/read-portal-order',
  'portal/order/save-portal-order',
  'portal/renewal/ask-for-renewal',
  'portal/renewal/list-portal-renewals',
  'portal/renewal/see-portal-answers',
  'portal/renewal/take-request-back',
  'portal/receipt/say-it-came',
  'portal/report/read-report-photo',
  'portal/report/remove-report-photo',
  'portal/report/report-delivery',
  'portal/report/see-report-answers',
  'portal/report/take-report-back',
  'portal/report/upload-report-photo',
  'portal/stock/count-portal-stock',
  'portal/stock/list-portal-stock',
  'sign-in/portal-device/list-portal-devices',
  'sign-in/portal-device/sign-out-other-portal-devices',
  'sign-in/portal-device/sign-out-portal-device',
  'sign-in/portal-passkey/list-portal-passkeys',
  'sign-in/portal-passkey/begin-portal-passkey',
  'sign-in/portal-passkey/add-portal-passkey',
  'sign-in/portal-passkey/rename-portal-passkey',
  'sign-in/portal-passkey/remove-portal-passkey',
  'prescriptions/settings/read-merged-settings-lean',
  'sign-in/care-place/set-default-care-place',
  'sign-in/impersonation/read-impersonation',
  'sign-in/membership/read-client-membership',
  'sign-in/membership/read-membership',
  'sign-in/method/read-methods',
  'sign-in/method/set-password-of-user',
  'sign-in/passkey/add-passkey',
  'sign-in/passkey/rename-passkey',
  'sign-in/passkey/begin-passkey',
  'sign-in/security/confirm-identity',
  'sign-in/security/end-other-sessions',
  'sign-in/security/end-session',
  'sign-in/security/list-own-events',
  'sign-in/security/list-sessions',
  'sign-in/user/read-user',
  'sign-in/second-factor/begin-app',
  'sign-in/second-factor/confirm-app',
  'sign-in/second-factor/list-second-factors',
  'sign-in/second-factor/make-recovery-codes',
  'sign-in/second-factor/remove-second-factor',
]

/** Where a right to write in some area is asked for, and not in which: nothing is prescribed or ordered by it. */
const ofEveryArea = [
  'claims/claim/list-claims',
  'claims/claim/list-claims-of-order',
  'claims/claim/read-claim',
  'claims/claim/read-claim-basis',
  'claims/claim/upsert-claim',
  'claims/file/read-claim-file',
  'claims/file/upload-claim-file',
  'customer-service/substitution/see-replacement-notices',
  'orders/delivery/list-delivery-points',
  'orders/group/pre-order-group',
  'orders/home-delivery/pre-order-home-delivery',
  'orders/nursing-home/pre-order-nursing-home',
  'orders/order/delete-draft',
  'orders/preliminary/delete-preliminary-order',
  'orders/preliminary/update-favorite',
  'orders/withdrawal/pre-order-withdrawal',
  'prescriptions/draft/delete-prescription-draft',
  'prescriptions/draft/read-prescription-draft',
  'prescriptions/draft/save-prescription-draft',
  'prescriptions/renewal-queue/keep-renewal-answers',
  'prescriptions/stock/count-stock',
]

/** Whoever sees what was prescribed may report that it is faulty: nothing of the care is changed by it. */
const writesWhoeverReads = ['claims/claim/upsert-claim']

/** Whoever sees products may ask about them: a request changes nothing but the mail of customer service. */
const asksWhoeverReads = ['requests/product/ask-about-product', 'requests/sample/request-sample']

/** Whoever gets reports has them made, and cancels what is being made for them: nothing but their own list is changed by it. */
const makesWhoeverReads = ['reports/job/ask-report', 'reports/job/cancel-report']

/** Looking through the access log is what the right to read it is for: what was looked at is judged with the same right. */
const isJudgedByReaders = /^access-log\/sample\//

/** Permissions that count in one therapy area and not in another. */
const byArea: readonly Permission[] = [
  'ProductPrescriptionWrite',
  'PrescriptionAdditionWrite',
  'PrescriptionRenewWrite',
  'OrderWrite',
  'CarePlacePurchaseWrite',
]

function askedBy(access: Access): { readonly each: readonly Permission[]; readonly oneOf: readonly Permission[] } {
  if (access === 'public' || access === 'signed-in') return { each: [], oneOf: [] }
  if (typeof access === 'string') return { each: [access], oneOf: [] }
  return { each: access.allOf ?? [], oneOf: 'anyOf' in access ? access.anyOf : [] }
}

const isWrite = ({ method, idempotent }: Definition) => method === 'PUT' || method === 'DELETE' || idempotent === true

/** What is wrong with the permission that an endpoint asks for, in a sentence; none, when it stands as it was agreed on. */
function wrongWith({ name, permission, ...endpoint }: Definition): string[] {
  const { each, oneOf } = askedBy(permission)
  const toWrite = (asked: Permission) => asked.endsWith('Write') || asked.endsWith('Delete')
  const isOpen = permission === 'public' || permission === 'signed-in'
  const mayBe = { public: openToVisitors.includes(name), 'signed-in': openToSignedIn.includes(name) }
  if (isOpen) return mayBe[permission] ? [] : [`${name} is open: ${permission}`]
  const judges = isJudgedByReaders.test(name) && permission === 'AccessLogRead'
  const found: string[] = []
  if (mayBe.public || mayBe['signed-in']) found.push(`${name} is open no more: take it from the list`)
  const mayBeReader =
    (writesWhoeverReads.includes(name) && oneOf.join() === 'OrderWrite,ProductPrescriptionRead') ||
    (makesWhoeverReads.includes(name) && oneOf.join() === 'ReportRecieverRead,ReportRead') ||
    (asksWhoeverReads.includes(name) && [...each, ...oneOf].includes('ProductPrescriptionRead'))
  if (
    !mayBeReader &&
    !judges &&
    isWrite({ name, permission, ...endpoint }) &&
    !each.some(toWrite) &&
    !(oneOf.length > 0 && oneOf.every(toWrite))
  )
    found.push(`${name} writes, and asks for no permission to write`)
  const isOfArea = [...each, ...oneOf].some((asked) => byArea.includes(asked))
  if (isOfArea && !('not-your-area' in endpoint.refusals) && !ofEveryArea.includes(name))
    found.push(`${name} is about a therapy area, and refuses nobody for it`)
  return found
}

const every: readonly Definition[] = endpoints

/** Whoever acts as somebody else sets neither their place nor how they sign in. */
const aboutOneself = /^sign-in\/(?:care-place|security|second-factor|passkey|password)\//

test('what is about the own account is for oneself alone', () => {
  const own = every.filter(({ name, permission }) => aboutOneself.test(name) && permission === 'signed-in')
  expect(own.filter((each) => !each.self).map(({ name }) => name)).toEqual([])
  expect(own.length).toBeGreaterThan(0)
})

test('every endpoint asks for what was agreed on', () => {
  expect(every.flatMap(wrongWith)).toEqual([])
  const named = [...openToVisitors, ...openToSignedIn, ...ofEveryArea]
  expect(named.filter((name) => !every.some((each) => each.name === name))).toEqual([])
})

describe('a permission that is taken away is noticed at every endpoint', () => {
  const guarded = every.filter(({ permission }) => permission !== 'public' && permission !== 'signed-in')

  test.each(['public', 'signed-in'] as const)('when %s takes its place', (permission) => {
    expect(guarded.filter((each) => wrongWith({ ...each, permission }).length === 0)).toEqual([])
  })

  test('when one that everybody has takes the place of one to write', () => {
    const writes = guarded.filter(isWrite)
    const weakened = writes.filter((each) => wrongWith({ ...each, permission: 'CareRecipientRead' }).length === 0)
    expect([writes.length > 30, weakened]).toEqual([true, []])
  })

  test('when no area counts any more', () => {
    const ofArea = guarded.filter(({ name, refusals }) => 'not-your-area' in refusals && !ofEveryArea.includes(name))
    const noticed = ofArea.filter(({ refusals, ...each }) => {
      const { 'not-your-area': _gone, ...others } = refusals
      return wrongWith({ ...each, refusals: others }).length > 0
    })
    expect(ofArea.length - noticed.length).toBe(0)
  })
})

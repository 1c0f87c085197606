import { expect, test } from 'vitest'
import { publishItemReplacement } from './customer-service/item-replacement/publish-item-replacement.ts'
import { type Definition, validatorOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import type { Permission } from './permissions.ts'

/** By these the organisation, its settings, its users and its operators are changed. */
const changing: ReadonlySet<string> = new Set<Permission>([
  'OrganizationClientWrite',
  'OrganizationClientDelete',
  'OrganizationCareUnitWrite',
  'OrganizationCarePlaceWrite',
  'OrganizationSettingsWrite',
  'CustomerNumberWrite',
  'InvoiceAreaWrite',
  'UserWrite',
  'UserStatusWrite',
  'OperatorWrite',
  'RoleWrite',
  'AuthenticationMethodWrite',
  'AuthenticationProviderWrite',
  'ProductAvailabilityWrite',
  'AppRegistrationWrite',
])

function asksForChange({ permission }: Definition): boolean {
  if (typeof permission === 'string') return changing.has(permission)
  const all = 'anyOf' in permission ? permission.anyOf : permission.allOf
  return all.some((each) => typeof each === 'string' && changing.has(each))
}

test('customer service changes users alone: no client, no unit, no place, none of their settings, no operator (A-1-15, A-2.7-47 to A-2.7-50)', () => {
  const writes = endpoints.filter((each: Definition) => each.method !== 'GET' && asksForChange(each))
  const own = writes.filter(({ applications }) => applications?.some((each) => each === 'CSP'))
  expect(writes.length - own.length).toBeGreaterThan(30)
  expect(own.map(({ name }) => name).toSorted()).toEqual([
    'products/availability/create-user-override',
    'products/availability/update-user-override',
    'sign-in/method/save-methods',
    'sign-in/method/save-methods-by-body',
    'sign-in/method/set-directory-name',
    'sign-in/method/set-email',
    'sign-in/method/set-phone',
    'sign-in/method/set-siths-number',
    'sign-in/method/set-user-name',
    'sign-in/role/assign-roles',
    'sign-in/role/assign-roles-at-node',
    'sign-in/role/remove-roles',
    'sign-in/user/create-user',
    'sign-in/user/email-exists',
    'sign-in/user/send-welcome-email',
    'sign-in/user/unlock-user',
    'sign-in/user/update-status',
    'sign-in/user/update-user',
  ])
})

test('a replacement has two item numbers, and is everywhere or for one owner, never both (O-3-96)', () => {
  const numbers = { replacedItemNumber: '410226', replacementItemNumber: '410227' }
  const taken = (more: object) => validatorOf(publishItemReplacement.input).safeParse({ ...numbers, ...more }).success
  expect([taken({ allPdo: true }), taken({ allPdo: false, pdo: 'region' })]).toEqual([true, true])
  expect([taken({}), taken({ allPdo: false }), taken({ allPdo: true, pdo: 'region' })]).toEqual([false, false, false])
})

import { expect, test } from 'vitest'
import { checkStatus, type StatusFacts, type UserStatus } from './user-status.ts'

const free = {
  isOwn: false,
  hasActiveChildren: false,
  isChild: false,
  isLastAdministrator: false,
  worksElsewhere: false,
}

test.each<[UserStatus, UserStatus, string | null, Partial<StatusFacts>]>([
  ['active', 'inactive', null, {}],
  ['active', 'locked', null, {}],
  ['locked', 'active', null, {}],
  ['locked', 'locked', null, {}],
  ['inactive', 'active', null, {}],
  ['inactive', 'locked', 'status-not-possible', {}],
  ['pending', 'active', 'registration-pending', {}],
  ['pending', 'active', null, { isChild: true }],
  ['pending', 'active', 'in-group', { isChild: true, worksElsewhere: true }],
  ['pending', 'inactive', null, {}],
  ['pending', 'locked', 'status-not-possible', {}],
  ['active', 'inactive', 'own-account', { isOwn: true }],
  ['active', 'inactive', 'in-group', { hasActiveChildren: true }],
  ['active', 'locked', null, { hasActiveChildren: true }],
  ['active', 'inactive', 'in-group', { worksElsewhere: true }],
  ['active', 'inactive', 'last-administrator', { isLastAdministrator: true }],
  ['active', 'locked', 'last-administrator', { isLastAdministrator: true }],
  ['locked', 'active', null, { isLastAdministrator: true }],
  ['active', 'locked', 'in-group', { worksElsewhere: true }],
  ['active', 'locked', 'in-group', { hasActiveChildren: true, worksElsewhere: true }],
  ['locked', 'active', 'in-group', { worksElsewhere: true }],
])('from %s to %s: %s', (status, next, refusal, facts) => {
  const judged = checkStatus({ ...free, ...facts, status }, next)
  expect(judged.ok ? null : judged.refusal).toBe(refusal)
})

import { expect, test } from 'vitest'
import { worksElsewhere } from './works-elsewhere.ts'

test.each([
  ['a care unit', 'GUIDE', 'roles outside', true, false, true],
  ['a care unit', 'GUIDE', 'a group that reaches further', false, true, true],
  ['a care unit', 'GUIDE', 'nothing outside', false, false, false],
  ['customer service', 'CSP', 'roles outside', true, false, false],
  ['customer service', 'CSP', 'a group that reaches further', false, true, true],
  ['administration', 'PRINCIPAL', 'both', true, true, false],
] as const)('for %s (%s), somebody with %s', (_who, application, _what, holdsRolesOutside, groupReachesOutside, is) => {
  expect(worksElsewhere({ application, holdsRolesOutside, groupReachesOutside })).toBe(is)
})

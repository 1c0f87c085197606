import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { fieldsOf, noUser, sentUser, userErrors } from './user-fields.ts'

const words = textsOf('sv').organisationUsers

test('names are sent without the spaces around them, and what is empty as nothing', () =>
  expect(sentUser({ ...noUser, firstName: ' Anna-Karin ', lastName: 'van der Berg', userName: ' ak ' })).toMatchObject({
    firstName: 'Anna-Karin',
    lastName: 'van der Berg',
    userName: 'ak',
    email: null,
    phone: null,
    parentUserId: null,
  }))

test('a user that is shown and sent unchanged is the same', () => {
  const user = {
    firstName: 'Anna',
    lastName: 'Berg',
    userName: 'anna.berg',
    email: 'anna@vik.example',
    phone: '+46701740618',
    language: 'fi',
    isParentUser: false,
    parentUserId: 7,
    visible: true,
  } as const
  expect(sentUser(fieldsOf(user))).toEqual(user)
})

test.each([
  ['', 10, true],
  ['070-174 06 18', 10, true],
  ['070-174 06 18', 80, false],
  ['12', 10, false],
])('the phone "%s" in market %i is taken: %s', (phone, market, ok) =>
  expect(userErrors({ ...noUser, phone }, market, null, words)).toHaveLength(ok ? 0 : 1),
)

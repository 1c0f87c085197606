import { expect, test } from 'vitest'
import { takenField } from './taken-field.ts'

test.each([
  ['user-name-taken', 'userName', 'userName'],
  ['email-taken', 'email', 'email'],
  ['directory-name-taken', 'adUserName', 'adUserName'],
  ['card-taken', 'sithsNumber', 'sithsNumber'],
  ['card-taken', 'vrkNumber', 'vrkNumber'],
  ['method-incomplete', 'phoneNumber', null],
])('refused as %s at %s, somebody else has what stands in %s', (reason, at, field) =>
  expect(takenField({ reason, errors: { [at]: 'COM001001' } })).toBe(field),
)

test('nothing that was not refused is taken', () => expect(takenField(null)).toBeNull())

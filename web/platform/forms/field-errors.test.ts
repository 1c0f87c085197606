import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import type { Bounds } from '@omsorg/contract/bounds.ts'
import { describe, expect, test } from 'vitest'
import { problemsIn } from './field-errors.ts'

const person = { firstName: 'Åsa', lastName: 'Berg' }
const problems = (changed: object) => problemsIn(createCareRecipient.bounds, { ...person, ...changed })

describe('a field of a person', () => {
  test('may be left out, or be nothing, where the contract lets it', () =>
    expect(problems({ email: null, phone: null })).toEqual([]))
  test.each([
    ['is missing', { firstName: '' }, { at: 'firstName', problem: 'missing' }],
    ['is missing when it is blank', { firstName: '  ' }, { at: 'firstName', problem: 'missing' }],
    ['has a figure in it', { firstName: 'Anna 2' }, { at: 'firstName', problem: 'wrong', format: 'person-name' }],
    ['is too long', { lastName: 'x'.repeat(101) }, { at: 'lastName', problem: 'too-long', bound: 100 }],
    ['is no e-mail address', { email: 'a..b@x.se' }, { at: 'email', problem: 'wrong', format: 'email' }],
    ['is no phone number', { phone: 'ring mig' }, { at: 'phone', problem: 'wrong', format: 'phone' }],
    ['is no day', { birthDate: '2026-02-30' }, { at: 'birthDate', problem: 'wrong', format: 'date' }],
    ['is none of the values', { gender: 9 }, { at: 'gender', problem: 'wrong' }],
    ['is one too many', { guardians: [person, person, person] }, { at: 'guardians', problem: 'too-many', bound: 2 }],
  ])('%s', (_, changed, problem) => expect(problems(changed)).toEqual([problem]))
  test('in a list is named by its place', () =>
    expect(problems({ guardians: [{ ...person, email: 'a@b' }] })).toEqual([
      { at: 'guardians[0].email', problem: 'wrong', format: 'email' },
    ]))
})

test('every pattern of the contract is one that a browser takes', () => {
  const patternsOf = (bounds: Bounds): readonly string[] => [
    ...(bounds.patterns ?? []),
    ...[
      ...Object.values(bounds.properties ?? {}),
      ...(bounds.anyOf ?? []),
      ...(bounds.items ? [bounds.items] : []),
    ].flatMap(patternsOf),
  ]
  const patterns = [...new Set(endpoints.flatMap(({ bounds }) => (bounds ? patternsOf(bounds) : [])))]
  expect(patterns.length).toBeGreaterThan(5)
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

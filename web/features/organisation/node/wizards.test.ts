import { grantedBy, roleCodes } from '@omsorg/contract/roles.ts'
import { expect, test } from 'vitest'
import { mayAdd } from './wizards.ts'

const kinds = ['Client', 'User', 'Operator'] as const
const everything = roleCodes.flatMap((code) => [...grantedBy(code)])
const addedBy = (application: 'PRINCIPAL' | 'CSP', permissions: readonly string[]) =>
  kinds.filter((kind) => mayAdd(kind, { application, permissions }))

test('administration adds clients, users and operators, each by its right', () => {
  expect(addedBy('PRINCIPAL', everything)).toEqual(kinds)
  expect(addedBy('PRINCIPAL', ['OperatorWrite'])).toEqual(['Operator'])
})

test('customer service is offered nothing to add, whatever it may do (A-2.9-04)', () => {
  expect(addedBy('CSP', everything)).toEqual([])
  expect(addedBy('CSP', grantedBy('CSPAdmin'))).toEqual([])
})

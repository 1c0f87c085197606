import { grantedBy } from '@omsorg/contract/roles.ts'
import { actionNamed, nodeActions } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { languages } from '@omsorg/texts/language.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { describe, expect, test } from 'vitest'
import { screenOf } from './node-screens.ts'

type Row = readonly [kind: NodeKind, at: number, action: string, rule: string]

/** Where the lists of the document have each action, from 1. */
const administration: readonly Row[] = [
  ['Client', 1, 'Overview', '(A-2.7-04)'],
  ['Client', 14, 'AddCareUnit', '(A-2.7-17)'],
  ['Client', 15, 'ClientUsers', '(A-2.7-18)'],
  ['CareUnit', 1, 'Overview', '(A-2.7-21)'],
  ['CareUnit', 4, 'EditCareUnit', '(A-2.7-24)'],
  ['CareUnit', 6, 'CareUnitUsers', '(A-2.7-26)'],
  ['CarePlace', 1, 'Overview', '(A-2.7-27)'],
  ['CarePlace', 5, 'CarePlaceUsers', '(A-2.7-31)'],
  ['User', 1, 'Overview', '(A-2.7-38)'],
  ['User', 2, 'EditUser', '(A-2.7-39)'],
  ['User', 5, 'InvoiceAreas', '(A-2.7-42)'],
  ['User', 6, 'UserAuthenticationMethods', '(A-2.7-43)'],
  ['User', 7, 'Disclaimer', '(A-2.7-44)'],
  ['User', 8, 'UserProductAvailability', '(A-2.7-45)'],
  ['User', 9, 'UserStatus', '(A-2.7-46)'],
]
const customerService: readonly Row[] = [
  ['User', 1, 'Overview', '(A-2.7-51)'],
  ['User', 2, 'EditUser', '(A-2.7-52)'],
  ['User', 3, 'UserRoles', '(A-2.7-53)'],
  ['User', 4, 'EffectiveRoles', '(A-2.7-54)'],
  ['User', 5, 'UserAuthenticationMethods', '(A-2.7-55)'],
  ['User', 6, 'Disclaimer', '(A-2.7-56)'],
  ['User', 7, 'UserProductAvailability', '(A-2.7-57)'],
  ['User', 8, 'UserStatus', '(A-2.7-58)'],
]
const whole: readonly (readonly [kind: NodeKind, actions: string, rule: string])[] = [
  ['Client', 'Overview ClientUsers', '(A-2.7-47)'],
  ['CareUnit', 'Overview CareUnitUsers', '(A-2.7-48)'],
  ['CarePlace', 'Overview CarePlaceCustomerNumber CarePlaceUsers', '(A-2.7-49)'],
  ['Operator', 'Overview', '(A-2.7-50)'],
]

const namesFor = (application: 'PRINCIPAL' | 'CSP', kind: NodeKind) =>
  nodeActions(kind, { application, permissions: [] }).map(({ name }) => name)

describe('an action stands at its place, and opens a screen by its address', () => {
  test.each(administration)('administration, %s %i: %s %s', (kind, at, action) => {
    expect(namesFor('PRINCIPAL', kind)[at - 1]).toBe(action)
    expect(actionNamed(kind, 'PRINCIPAL', action)).toBe(action)
    expect(screenOf(kind, action)).toBeDefined()
  })
  test.each(customerService)('customer service, %s %i: %s %s', (kind, at, action) => {
    expect(namesFor('CSP', kind)[at - 1]).toBe(action)
    expect(actionNamed(kind, 'CSP', action)).toBe(action)
    expect(screenOf(kind, action)).toBeDefined()
  })
  test.each(whole)('customer service has of a %s: %s %s', (kind, actions) => {
    expect(namesFor('CSP', kind)).toEqual(actions.split(' '))
    for (const action of actions.split(' ')) expect(screenOf(kind, action)).toBeDefined()
  })
})

test('every action has a screen, and a name in each language', () => {
  for (const kind of ['Client', 'CareUnit', 'CarePlace', 'User', 'Operator'] as const) {
    for (const name of namesFor('PRINCIPAL', kind)) {
      expect(screenOf(kind, name), `${kind} ${name}`).toBeDefined()
      const words = languages.map((language) => textsOf(language).organisation.actionNames[name])
      expect(words.every((word) => word.length > 1)).toBe(true)
    }
  }
  expect(screenOf('Client', 'constructor')).toBeUndefined()
})

/** What administration looks after, each where it is read and saved. */
const subjects: readonly (readonly [subject: string, kind: NodeKind, action: string])[] = [
  ['clients', 'Client', 'EditClient'],
  ['care units', 'CareUnit', 'EditCareUnit'],
  ['care places', 'CarePlace', 'EditCarePlace'],
  ['users', 'User', 'EditUser'],
  ['operators', 'Operator', 'EditOperator'],
  ['roles of a client', 'Client', 'AvailableRoles'],
  ['roles of a user', 'User', 'UserRoles'],
  ['roles of an operator', 'Operator', 'OperatorRoles'],
  ['authentication methods of a client', 'Client', 'AuthenticationProviderSettings'],
  ['authentication methods of a user', 'User', 'UserAuthenticationMethods'],
  ['product availability', 'Client', 'ProductAvailability'],
  ['extra fees', 'Client', 'PatientExtraFee'],
  ['patient fees', 'Client', 'PatientFee'],
  ['prescription settings', 'Client', 'PrescriptionSettings'],
  ['order settings', 'Client', 'OrderSettings'],
  ['care recipient settings', 'Client', 'CareRecipientSettings'],
  ['customer numbers', 'Client', 'CustomerNumber'],
]

test.each(subjects)(
  'an administrator changes %s on a screen of their own (A-1-08, A-1-15)',
  (_subject, kind, action) => {
    const actions = nodeActions(kind, { application: 'PRINCIPAL', permissions: grantedBy('Admin') })
    expect(actions.find(({ name }) => name === action)).toMatchObject({ missing: [], mayChange: true })
    expect(screenOf(kind, action)).toBeDefined()
  },
)

import { describe, expect, test } from 'vitest'
import { abilitiesOf, inactivityOf, type AbilityFacts } from './abilities.ts'

/** An active person of the own place, of somebody who may do everything, and who has nothing yet. */
const facts: AbilityFacts = {
  status: 1,
  statusAtPlace: 1,
  isProtected: false,
  isGuide: true,
  isAtOwnPlace: true,
  mayWrite: true,
  mayChangeStatus: true,
  mayOpenProtected: true,
  mayCorrectDeath: false,
  copyAllowed: true,
  moveAllowed: true,
  deactivateAllowed: true,
  hasTargets: true,
  hasOrders: false,
  hasPrescriptions: false,
  isAtOtherPlaces: false,
}

const may = (change: Partial<AbilityFacts>) => abilitiesOf({ ...facts, ...change })
const allowed = { allowed: true, reason: null }
const because = (reason: string) => ({ allowed: false, reason })

describe('an active person', () => {
  test('is edited, copied, moved, deactivated and, with nothing of her own, deleted', () => {
    const { edit, copy, move, deactivate, delete: remove } = may({})
    expect([edit, copy, move, deactivate, remove]).toEqual(Array.from({ length: 5 }, () => allowed))
  })

  test('is not activated again', () => {
    expect([may({}).activate, may({}).activateAtPlace]).toEqual([because('already-active'), because('already-active')])
  })

  test('with orders, prescriptions or another place is not deleted', () => {
    expect(may({ hasOrders: true, hasPrescriptions: true }).delete).toEqual(because('has-orders'))
    expect(may({ hasPrescriptions: true }).delete).toEqual(because('has-prescriptions'))
    expect(may({ isAtOtherPlaces: true }).delete).toEqual(because('at-other-places'))
  })

  test('goes nowhere where the setting is off, or nobody lets the caller write', () => {
    expect(may({ copyAllowed: false, moveAllowed: false })).toMatchObject({
      copy: because('setting-off'),
      move: because('setting-off'),
    })
    expect(may({ hasTargets: false }).copy).toEqual(because('no-other-place'))
  })
})

describe('an inactive person', () => {
  test('is activated, and nothing else of her is changed', () => {
    expect(may({ status: 2 })).toMatchObject({
      activate: allowed,
      edit: because('recipient-inactive'),
      copy: because('recipient-inactive'),
      deactivate: because('already-inactive'),
    })
  })

  test('at the place alone is activated there', () => {
    expect(may({ statusAtPlace: 2 })).toMatchObject({
      activateAtPlace: allowed,
      edit: because('recipient-inactive-at-place'),
    })
  })
})

test('a deceased person stays as she is, except for an administrator of customer service', () => {
  const { edit, activate, reportDeath, correctDeath } = may({ status: 3 })
  expect([edit, activate, reportDeath]).toEqual(Array.from({ length: 3 }, () => because('recipient-deceased')))
  expect(correctDeath).toEqual(because('not-permitted'))
  expect(may({ status: 3, mayCorrectDeath: true }).correctDeath).toEqual(allowed)
  expect(may({ mayCorrectDeath: true }).correctDeath).toEqual(because('not-deceased'))
})

test('a setting of the place binds the place, and not customer service', () => {
  expect(may({ deactivateAllowed: false }).deactivate).toEqual(because('setting-off'))
  expect(may({ deactivateAllowed: false, isGuide: false, isAtOwnPlace: false }).deactivate).toEqual(allowed)
})

test('only what is protected is opened, by whoever may', () => {
  expect(may({}).openProtected).toEqual(because('not-protected'))
  expect(may({ isProtected: true }).openProtected).toEqual(allowed)
  expect(may({ isProtected: true, mayOpenProtected: false }).openProtected).toEqual(because('not-permitted'))
})

test('a person is changed while active, everywhere and at the place', () => {
  const states = ([1, 2, 3] as const).flatMap((status) =>
    ([1, 2] as const).map((statusAtPlace) => inactivityOf({ status, statusAtPlace })),
  )
  expect(states).toEqual([
    false,
    'recipient-inactive-at-place',
    'recipient-inactive',
    'recipient-inactive',
    'recipient-deceased',
    'recipient-deceased',
  ])
})

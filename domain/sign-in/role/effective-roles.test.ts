import { describe, expect, test } from 'vitest'
import { grantedThrough, holdsAt } from './effective-roles.ts'

const at = { clientId: 'c', careUnitId: 'u', carePlaceId: 'p' }

describe('a role holds (A-6-46)', () => {
  test.each([
    ['Application', null, true],
    ['Client', 'c', true],
    ['Client', 'other', false],
    ['CareUnit', 'u', true],
    ['CareUnit', 'other', false],
    ['CarePlace', 'p', true],
    ['CarePlace', 'other', false],
  ] as const)('given at %s %s, at a place below it: %s', (nodeType, nodeId, holds) => {
    expect(holdsAt({ nodeType, nodeId }, at)).toBe(holds)
  })

  test('not at what stands above it', () => {
    const unit = { ...at, carePlaceId: null }
    const client = { ...unit, careUnitId: null }
    expect(holdsAt({ nodeType: 'CarePlace', nodeId: 'p' }, unit)).toBe(false)
    expect(holdsAt({ nodeType: 'CareUnit', nodeId: 'u' }, client)).toBe(false)
  })
})

test('a permission is the union over the roles, and each that gives it is named', () => {
  const grants: Readonly<Record<string, readonly string[]>> = { Nurse: ['read'], Prescriber: ['read', 'write', 'read'] }
  const held = [{ code: 'Nurse' }, { code: 'Prescriber' }, { code: 'Nobody' }]
  const through = grantedThrough(held, (code) => grants[code] ?? [])
  expect([...through]).toEqual([
    ['read', [{ code: 'Nurse' }, { code: 'Prescriber' }]],
    ['write', [{ code: 'Prescriber' }]],
  ])
})

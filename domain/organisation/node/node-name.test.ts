import { expect, test } from 'vitest'
import { isUnitFormChanged, unitName } from './node-name.ts'

test.each([
  ['', false],
  ['  ', false],
  ['A', false],
  [' A ', false],
  ['AB', true],
  ['Å b', true],
])('the name "%s" of a care unit is taken: %s (A-5-02)', (typed, ok) => expect(unitName(typed).ok).toBe(ok))

test('a name is saved with single spaces and none around it', () =>
  expect(unitName('  Hemsjukvård   Norr ')).toEqual({ ok: true, value: 'Hemsjukvård Norr' }))

test.each([
  ['Norr', 'Norr', false],
  ['Norr', 'Norra', true],
  ['Norr', '', false],
  ['Norr', '  ', false],
  ['', '', false],
  ['', 'N', true],
])('loaded "%s", typed "%s": changed is %s (A-2.8-04)', (loaded, typed, changed) =>
  expect(isUnitFormChanged({ loaded, typed })).toBe(changed),
)

import { expect, test } from 'vitest'
import { type AreaSettings, checkAreas, unsetArea, usualNumber } from './area-settings.ts'

const area = (change: Partial<AreaSettings> = {}): AreaSettings => ({
  ...unsetArea,
  therapyArea: 'Ostomy',
  enabled: true,
  customerNumber: null,
  ...change,
})
const numbers = [
  { number: '702300', therapyAreas: [], isPrimary: true },
  { number: '702310', therapyAreas: ['Diabetes'], isPrimary: false },
]

test.each([
  [[area()], true],
  [[area({ customerNumber: '702310' })], true],
  [[area({ cutOptionAllowed: true })], true],
  [[area(), area({ therapyArea: 'Pca', enabled: false })], true],
  [[area(), area()], 'area-twice'],
  [[area({ enabled: false })], 'no-area-enabled'],
  [[], 'no-area-enabled'],
  [[area({ planningEnabled: true })], 'not-of-area'],
  [[area({ therapyArea: 'Catheter', cutOptionAllowed: true })], 'not-of-area'],
  [[area({ customerNumber: '1' })], 'customer-number-unknown'],
] as const)('%o of a client: %s', (areas, judged) => {
  const outcome = checkAreas(areas, { numbers })
  expect(outcome.ok ? true : outcome.refusal).toBe(judged)
})

test('an area that is on needs a number that is open to it', () => {
  const only = { numbers: [{ number: '702310', therapyAreas: ['Diabetes'], isPrimary: true }] }
  expect(checkAreas([area({ therapyArea: 'Diabetes' })], only).ok).toBe(true)
  expect(checkAreas([area({ therapyArea: 'Diabetes' }), area()], only)).toMatchObject({
    refusal: 'customer-number-missing',
    at: 'areas[1].customerNumber',
  })
  expect(checkAreas([area({ therapyArea: 'Diabetes' }), area({ enabled: false })], only).ok).toBe(true)
})

test('the usual number of an area is the primary one that is open to it', () => {
  expect(usualNumber(numbers, 'Diabetes')).toBe('702300')
  expect(usualNumber(numbers.slice(1), 'Diabetes')).toBe('702310')
  expect(usualNumber(numbers.slice(1), 'Ostomy')).toBeNull()
})

test('a number that stands in an area may stay, and an area may be the last to go where another is on', () => {
  expect(checkAreas([area({ customerNumber: '1' })], { numbers: [], kept: ['1'] }).ok).toBe(true)
  expect(checkAreas([area({ enabled: false })], { numbers, othersAreOn: true }).ok).toBe(true)
})

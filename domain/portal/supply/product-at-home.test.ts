import { describe, expect, test } from 'vitest'
import { unavailabilityCode } from '../../orders/placing/unavailability-code.ts'
import { lineBlockOf, supplyStateOf } from './product-at-home.ts'

describe('a product at home', () => {
  test.each([
    ['out', 'time-to-order', 0],
    ['out', 'time-to-order', -3],
    ['due', 'time-to-order', 4],
    ['due', 'soon', 10],
    ['due', 'time-to-order', null],
    ['lasts', 'recently-ordered', 60],
    ['unknown', 'consumption-missing', null],
  ] as const)('is %s where it is %s with %s days left', (state, word, daysLeft) => {
    expect(supplyStateOf({ word, daysLeft })).toBe(state)
  })

  test('can be ordered where something is allowed and nothing is in the way', () => {
    const able = { unavailability: null, allowed: 3, usedUp: false }
    expect(lineBlockOf(able)).toBeNull()
    expect(lineBlockOf({ ...able, unavailability: unavailabilityCode.tooEarly })).toBe('too-early')
    expect(lineBlockOf({ ...able, unavailability: unavailabilityCode.prescriptionEnded })).toBe('used-up')
    expect(lineBlockOf({ ...able, usedUp: true })).toBe('used-up')
    expect(lineBlockOf({ ...able, allowed: 0 })).toBe('used-up')
    expect(lineBlockOf({ ...able, unavailability: unavailabilityCode.gone })).toBe('unavailable')
  })
})

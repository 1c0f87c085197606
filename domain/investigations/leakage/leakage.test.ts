import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLeakageSum } from './leakage.ts'

const volume = fc.integer({ min: 0, max: 9_999 })

describe('day, evening and night', () => {
  test('add up to the day exactly (O-5-18)', () =>
    fc.assert(
      fc.property(volume, volume, volume, fc.integer({ min: -3, max: 3 }), (day, evening, night, off) => {
        const judged = checkLeakageSum({ day, evening, night }, day + evening + night + off)
        expect(judged.ok).toBe(off === 0)
      }),
    ))
  test('say at the sum that it differs', () =>
    expect(checkLeakageSum({ day: 480, evening: 230, night: 510 }, 1_200)).toEqual({
      ok: false,
      refusal: 'sum-differs',
      at: 'dailyTotal',
    }))
})

import { describe, expect, test } from 'vitest'
import { ceil, dividedBy, floor, fraction, minus, plus, readDecimal, times } from './fraction.ts'

describe('an exact fraction', () => {
  test('rounds down and up once, also below zero', () => {
    expect([floor(fraction(7, 2)), ceil(fraction(7, 2))]).toEqual([3, 4])
    expect([floor(fraction(-7, 2)), ceil(fraction(-7, 2))]).toEqual([-4, -3])
    expect([floor(fraction(6, 2)), ceil(fraction(6, 2))]).toEqual([3, 3])
  })

  test('keeps what binary floats lose: 7 per month for 3 months is 21 and not 22', () => {
    const daily = dividedBy(fraction(7), fraction(365, 12))
    expect(ceil(times(times(daily, fraction(3)), fraction(365, 12)))).toBe(21)
  })

  test('stands in lowest terms', () => {
    expect(fraction(50_000, 70_000)).toEqual({ numerator: 5n, denominator: 7n })
    expect(fraction(6, -4)).toEqual({ numerator: -3n, denominator: 2n })
    expect(fraction(0, 9)).toEqual({ numerator: 0n, denominator: 1n })
  })

  test('adds and subtracts exactly', () => {
    expect(floor(times(plus(fraction(1, 10), fraction(2, 10)), fraction(10)))).toBe(3)
    expect(floor(minus(fraction(3, 10), fraction(3, 10)))).toBe(0)
  })

  test('has no denominator 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => dividedBy(fraction(1), fraction(0))).toThrow(RangeError)
  })
})

describe('a typed decimal', () => {
  test('is read exactly, with point or comma', () => {
    expect(readDecimal('0.5')).toEqual(fraction(5, 10))
    expect(readDecimal(' 2,25 ')).toEqual(fraction(225, 100))
    expect(readDecimal('4')).toEqual(fraction(4))
  })

  test.each(['', 'four', '-1', '1.', '.5', '1e3', '1.2345678', '1 000'])('is not "%s"', (text) => {
    expect(readDecimal(text)).toBeNull()
  })
})

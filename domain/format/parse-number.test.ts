import { describe, expect, test } from 'vitest'
import { readDecimal, readMinor, readNumber } from './parse-number.ts'

describe('a typed number is understood as a person means it', () => {
  test.each([
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['\u22121234,5', -1234.5],
    ['-12', -12],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['0.5', 0.5],
    [',5', 0.5],
    ['007', 7],
    ['1.234.567', 1_234_567],
  ])('%s', (typed, number) => {
    expect(readNumber(typed, 'sv-SE')).toBe(number)
  })

  test.each(['', ' ', '-', 'x', '1,2,3', '12 st', '1-2', '1e3', '12,', '1.23.456,7'])('"%s" is no number', (typed) => {
    expect(readNumber(typed, 'sv-SE')).toBeNull()
  })

  test('one sign before three digits is a thousand only where the locale groups so', () => {
    expect(readNumber('1.234', 'da-DK')).toBe(1234)
    expect(readNumber('1,234', 'da-DK')).toBe(1.234)
    expect(readNumber('1,234', 'en-US')).toBe(1234)
    expect(readNumber('1.234', 'en-US')).toBe(1.234)
    expect(readNumber('1,234', 'sv-SE')).toBe(1.234)
    expect(readNumber('0.500', 'da-DK')).toBe(0.5)
  })

  test('the decimal text keeps every digit', () => {
    expect(readDecimal('0,10', 'sv-SE')).toBe('0.10')
    expect(readDecimal('00,5', 'sv-SE')).toBe('0.5')
  })

  test('amounts are read exactly, or not at all', () => {
    expect(readMinor('0,29', 'sv-SE')).toBe(29)
    expect(readMinor('\u22120,05', 'sv-SE')).toBe(-5)
    expect(readMinor('1,500', 'sv-SE')).toBe(150)
    expect(readMinor('1,505', 'sv-SE')).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { storedPhone } from './stored-phone.ts'

describe('a phone number', () => {
  test.each([
    ['070-174 06 18', 'SE', '+46701740618'],
    ['0046 70 174 06 18', 'SE', '+46701740618'],
    ['+46 70-174 06 18', 'FI', '+46701740618'],
    ['040 123 4567', 'FI', '+358401234567'],
    ['40 61 20 34', 'NO', '+4740612034'],
    ['32 12 34 56', 'DK', '+4532123456'],
  ] as const)('written %s in %s is stored as %s', (written, country, stored) => {
    expect(storedPhone(written, country)).toBe(stored)
  })

  test.each(['0000-01-01', '00', '+0701740618', '1234567890123456'])('cannot be %s', (written) => {
    expect(storedPhone(written, 'SE')).toBeNull()
  })
})

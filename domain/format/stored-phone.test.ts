import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { isPhone, storedPhone } from './stored-phone.ts'

describe('a phone number', () => {
  test.each([
    ['070-174 06 18', 'SE', '+46701740618'],
    ['0046 70 174 06 18', 'SE', '+46701740618'],
    ['+46 70-174 06 18', 'FI', '+46701740618'],
    ['040 123 4567', 'FI', '+358401234567'],
    ['40 61 20 34', 'NO', '+4740612034'],
    ['32 12 34 56', 'DK', '+4532123456'],
    ['+49 30 123456', 'SE', '+4930123456'],
  ] as const)('written %s in %s is stored as %s', (written, country, stored) => {
    expect(storedPhone(written, country)).toBe(stored)
  })

  test.each([
    ['0000-01-01', 'SE'],
    ['00', 'SE'],
    ['+0701740618', 'SE'],
    ['1234567890123456', 'SE'],
    ['12345', 'SE'],
    ['070-174 06', 'SE'],
    ['070-174 06 18 1', 'SE'],
    ['40 61 20 3', 'NO'],
    ['12 12 34 56', 'DK'],
  ] as const)('cannot be %s in %s', (written, country) => {
    expect(storedPhone(written, country)).toBeNull()
  })

  test('that is stored already may stay, though no country has it', () => {
    expect(storedPhone('12345', 'SE', ['+4612345'])).toBe('+4612345')
    expect(storedPhone('12346', 'SE', ['+4612345'])).toBeNull()
  })

  test('of the four countries is taken whenever the library of the world knows it', { timeout: 60_000 }, () => {
    let valid = 0
    const national = fc.tuple(fc.integer({ min: 4, max: 11 }), fc.bigInt({ min: 0n, max: 10n ** 11n - 1n }))
    fc.assert(
      fc.property(fc.constantFrom('46', '358', '47', '45'), national, (code, [length, digits]) => {
        const phone = `+${code}${String(digits).padStart(11, '0').slice(0, length)}`
        const known = parsePhoneNumberFromString(phone)
        if (!known?.isValid() || known.number !== phone) return
        valid += 1
        expect(storedPhone(phone, 'SE')).toBe(phone)
      }),
      { numRuns: 40_000 },
    )
    expect(valid).toBeGreaterThan(1_000)
  })
})

test.each([
  ['070-174 06 05', 'SE', true],
  ['070-174\u00a006\u00a005', 'SE', true],
  ['+46 70 174 06 05', 'DK', true],
  ['(070) 174 06 05', 'SE', false],
  ['070/1740605', 'SE', false],
  ['12345', 'SE', false],
  ['02345', 'NO', true],
  ['+4670', 'SE', false],
  ['1234567890123456', 'SE', false],
  ['', 'SE', false],
] as const)('"%s" in %s is a phone number: %s', (written, country, isOne) => {
  expect(isPhone(written, country)).toBe(isOne)
})

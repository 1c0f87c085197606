import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasCheckDigit, lotIn, readPackageCode } from './gs1.ts'

const gs = '\u001d'

describe('a code on a package', () => {
  test('says its item, lot and last day, in whichever order they stand', () => {
    const wanted = { gtin: '09506000134352', lot: 'K4471-B', expiresOn: '2027-03-31', serial: null }
    expect(readPackageCode(`]C101095060001343521727030010K4471-B`)).toEqual(wanted)
    expect(readPackageCode(`${gs}10K4471-B${gs}01095060001343521727033121`)).toBeNull()
    expect(readPackageCode(`]d210K4471-B${gs}010950600013435217270331`)).toEqual(wanted)
    expect(readPackageCode('(01)09506000134352(17)270331(10)K4471-B')).toEqual(wanted)
  })

  test('ends an element of variable length only at its separator', () => {
    expect(readPackageCode(`10AB17270331`)?.lot).toBe('AB17270331')
    expect(readPackageCode(`10AB${gs}17270331`)).toMatchObject({ lot: 'AB', expiresOn: '2027-03-31' })
    expect(readPackageCode(`21S-1${gs}10AB`)).toMatchObject({ serial: 'S-1', lot: 'AB' })
  })

  test('steps over what a claim does not ask for, such as a logistic unit, a count and a weight', () => {
    expect(readPackageCode(`001061414123456789083724${gs}310300250010AB`)?.lot ?? null).toBe('AB')
    expect(readPackageCode(`240X-1${gs}10AB`)?.lot).toBe('AB')
  })

  test('counts for nothing with a wrong check digit, a half element or a day that does not exist', () => {
    expect(readPackageCode('010950600013435310AB')).toBeNull()
    expect(readPackageCode('0109506000')).toBeNull()
    expect(readPackageCode('1727023010')).toBeNull()
    expect(readPackageCode(`17270230${gs}10AB`)?.expiresOn).toBeNull()
  })

  test('has the check digits of the standard', () => {
    expect(['106141412345678908', '09506000134352'].every(hasCheckDigit)).toBe(true)
    expect(hasCheckDigit('09506000134353')).toBe(false)
  })

  test('gives back every lot that it may hold, between two other elements', () => {
    const characters = [...`!"%&'*+,-./0123456789:;<=>?ABCXYZ_abcxyz`]
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 }), (lot) => {
        expect(readPackageCode(`010950600013435210${lot}${gs}17270331`)?.lot).toBe(lot)
      }),
    )
  })
})

describe('the lot of what was read', () => {
  test('is that of a GS1 code, or a short text by itself', () => {
    expect(lotIn('(10)K4471-B')).toBe('K4471-B')
    expect(lotIn(' K4471-B ')).toBe('K4471-B')
  })

  test('is none where an item number of the trade, an address or a GS1 code without a lot was read', () => {
    expect(lotIn('7310790001235')).toBeNull()
    expect(lotIn('https://example.org/a-long-address')).toBeNull()
    expect(lotIn('0109506000134352')).toBeNull()
  })
})

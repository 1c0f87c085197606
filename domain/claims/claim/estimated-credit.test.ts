import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimatedCredit } from './estimated-credit.ts'

const padded = { packages: 1, pricePerPackage: 9_120, ownErrorRate: 7_000, wantedOutcome: 'money-back' } as const

describe('the estimated credit (rules 3.8)', () => {
  test('of a fault of the supplier’s is the whole price without VAT', () =>
    expect(estimatedCredit({ ...padded, type: 'claim' })).toBe(9_120))

  test('of a return by own error is the share of the setting, rounded once', () => {
    expect(estimatedCredit({ ...padded, type: 'return' })).toBe(6_384)
    expect(estimatedCredit({ ...padded, type: 'return', pricePerPackage: 1_005, packages: 3 })).toBe(2_111)
    expect(estimatedCredit({ ...padded, type: 'return', pricePerPackage: 9_995, packages: 3 })).toBe(20_990)
  })

  test('is nothing for who wants new goods or only reports, and unknown without a price', () => {
    expect(estimatedCredit({ ...padded, type: 'claim', wantedOutcome: 'new-delivery' })).toBe(0)
    expect(estimatedCredit({ ...padded, type: 'claim', wantedOutcome: 'report-only' })).toBe(0)
    expect(estimatedCredit({ ...padded, type: 'claim', pricePerPackage: null })).toBeNull()
  })

  test('is never more than the goods cost', () =>
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(9_999),
        fc.nat(10_000),
        fc.constantFrom('claim' as const, 'return' as const),
        (pricePerPackage, packages, ownErrorRate, type) => {
          const credit = estimatedCredit({ type, packages, pricePerPackage, ownErrorRate, wantedOutcome: null }) ?? -1
          expect(credit).toBeGreaterThanOrEqual(0)
          expect(credit).toBeLessThanOrEqual(pricePerPackage * packages)
        },
      ),
    ))
})

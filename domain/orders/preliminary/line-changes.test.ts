import { describe, expect, test } from 'vitest'
import { unavailabilityCode } from '../placing/unavailability-code.ts'
import { changesOf, packagesToday, sumsOf, type LineToday } from './line-changes.ts'

const line = (given: Partial<LineToday> = {}): LineToday => ({
  quantity: 4,
  isHere: true,
  unavailability: null,
  allowed: null,
  isDelayed: false,
  price: 8_400,
  priceBefore: 8_400,
  ...given,
})

describe('what has changed of a line since it was last sent', () => {
  test('is nothing while item, price and what may be drawn are as they were', () => {
    expect(changesOf(line())).toEqual([])
    expect(changesOf(line({ allowed: 4 }))).toEqual([])
  })

  test('is that a resident is here no more, before anything of the item', () => {
    expect(changesOf(line({ isHere: false, unavailability: unavailabilityCode.gone }))).toEqual(['moved'])
  })

  test.each([
    ['gone', 'gone'],
    ['notSold', 'gone'],
    ['outsideAgreement', 'gone'],
    ['beingReplaced', 'being-replaced'],
    ['mayNotOrderInArea', 'not-your-area'],
    ['outsideUserAvailability', 'not-your-area'],
    ['noWithdrawalsRemain', 'not-allowed'],
    ['notPrescribed', 'not-allowed'],
  ] as const)('is by the code of an item that is %s: %s', (name, change) => {
    expect(changesOf(line({ unavailability: unavailabilityCode[name] }))).toEqual([change])
  })

  test('is that less may be drawn than it holds, that it comes later and costs another price', () => {
    expect(changesOf(line({ allowed: 3, isDelayed: true, price: 8_900 }))).toEqual(['not-allowed', 'delayed', 'price'])
  })

  test('is no price where the former one is not known', () => {
    expect(changesOf(line({ priceBefore: null, price: 8_900 }))).toEqual([])
  })
})

describe('what would be sent today', () => {
  test('is what may be drawn, and nothing of an item that cannot go', () => {
    expect(packagesToday(line({ allowed: 3 }))).toBe(3)
    expect(packagesToday(line({ unavailability: unavailabilityCode.gone }))).toBe(0)
    expect(packagesToday(line({ isHere: false }))).toBe(0)
  })

  test('is summed at the prices of today and of then, without the lines that cannot go', () => {
    const gone = line({ unavailability: unavailabilityCode.gone })
    expect(sumsOf([line({ price: 8_900 }), gone])).toEqual({ now: 35_600, before: 33_600 })
    expect(sumsOf([gone])).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { numbersMeantBy } from './identity-number-search.ts'

const today = Temporal.PlainDate.from('2026-03-25')

describe('a search term that reads as a full identity number', () => {
  test('means the stored number, with and without the separator that people write', () => {
    expect(numbersMeantBy('19391010-8020', 10, today)).toEqual(['193910108020'])
    expect(numbersMeantBy(' 193910108020 ', 10, today)).toEqual(['193910108020'])
    expect(numbersMeantBy('010190 12345', 40, today)).toEqual(['01019012345'])
    expect(numbersMeantBy('010190-1234', 80, today)).toEqual(['0101901234'])
  })

  test('leaves the century open in Sweden when it is not written, and no year lies ahead', () => {
    expect(numbersMeantBy('391010-8020', 10, today)).toEqual(['183910108020', '193910108020'])
    expect(numbersMeantBy('120101+1234', 10, today)).toEqual(['181201011234', '191201011234', '201201011234'])
  })

  test('keeps the sign of a Finnish number, because it tells the century', () => {
    expect(numbersMeantBy('131052-308t', 30, today)).toEqual(['131052-308T'])
    expect(numbersMeantBy('131052308T', 30, today)).toEqual([])
  })

  test('is no name and no part of a number', () => {
    expect(numbersMeantBy('Andersson', 10, today)).toEqual([])
    expect(numbersMeantBy('391010', 10, today)).toEqual([])
  })
})

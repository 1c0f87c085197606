import { describe, expect, test } from 'vitest'
import { holdsPart, numberPartIn } from './number-part.ts'

const today = Temporal.PlainDate.from('2026-03-25')
const part = (term: string, market: 10 | 30 | 40 | 80 = 10) => numberPartIn(term, market, today)

describe('the part of a number in a search term', () => {
  test('is a birth date, with and without its century and its separators', () => {
    const born = { words: '', born: ['1945-01-10'], isBirthDate: true }
    expect(part('19450110')).toEqual({ ...born, signs: '19450110' })
    expect(part('1945-01-10')).toEqual({ ...born, signs: '19450110' })
    expect(part('450110')).toEqual({ ...born, signs: '450110' })
    expect(part('450110-')).toEqual({ ...born, signs: '450110' })
  })

  test('leaves the century open where both have been', () => {
    expect(part('100110')?.born).toEqual(['1910-01-10', '2010-01-10'])
  })

  test('is a birth date with what has been typed of the rest', () => {
    expect(part('19450110-23')).toEqual({ words: '', signs: '1945011023', born: ['1945-01-10'], isBirthDate: false })
  })

  test('begins with the day outside Sweden', () => {
    for (const market of [30, 40, 80] as const) {
      expect(part('100145', market)?.born).toEqual(['1945-01-10'])
      expect(part('10011945', market)?.born).toEqual(['1945-01-10'])
      expect(part('1945-01-10', market)?.born).toEqual(['1945-01-10'])
    }
  })

  test('is the last signs, with the words beside them', () => {
    expect(part('8020')).toEqual({ words: '', signs: '8020', born: [], isBirthDate: false })
    expect(part('Norrbäck 8020 Astrid')?.words).toBe('Norrbäck Astrid')
    expect(part('308t', 30)?.signs).toBe('308T')
  })

  test('is no day that has not been, and no name', () => {
    expect(part('19451310')?.born).toEqual([])
    expect(part('20270110')?.born).toEqual([])
    expect(part('19450230')?.born).toEqual([])
    expect(part('Norrbäck')).toBeNull()
    expect(part('R-4711')).toBeNull()
  })
})

describe('a stored number', () => {
  test('holds the part it begins with, its century written or not', () => {
    for (const signs of ['1939', '391010', '19391010', '39101080']) {
      expect([signs, holdsPart('193910108020', signs, 10)]).toEqual([signs, true])
    }
    expect(holdsPart('193910108020', '101080', 10)).toBe(false)
  })

  test('holds its last signs, and none in its middle', () => {
    expect(holdsPart('193910108020', '8020', 10)).toBe(true)
    expect(holdsPart('193910108020', '1010', 10)).toBe(false)
    expect(holdsPart('131052-308T', '308T', 30)).toBe(true)
    expect(holdsPart('131052-308T', '131052308', 30)).toBe(true)
    expect(holdsPart('01019012345', '12345', 40)).toBe(true)
    expect(holdsPart('0101901234', '1234', 80)).toBe(true)
  })
})

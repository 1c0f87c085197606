import { describe, expect, test } from 'vitest'
import { dayInWords, dayOf, dayShort, timeInWords } from './in-words.ts'

const today = '2026-11-20'

describe('a day is said in words', () => {
  test.each([
    ['en', 'Tuesday 24 November', 'Tuesday 24 November'],
    ['sv', 'tisdag 24 november', 'tisdag 24 november'],
    ['fi', 'tiistai 24. marraskuuta', 'tiistaina 24. marraskuuta'],
    ['dk', 'tirsdag den 24. november', 'tirsdag den 24. november'],
  ] as const)('in %s', (language, plain, on) => {
    expect(dayInWords('2026-11-24', today, language)).toEqual({ plain, on })
  })

  test.each([
    ['2026-01-02', 'fredag 2 januari'],
    ['2027-03-05', 'fredag 5 mars'],
    ['2027-12-11', 'lördag 11 december 2027'],
    ['2025-12-11', 'torsdag 11 december 2025'],
  ])('with its year where it is neither this one nor soon: %s', (day, plain) => {
    expect(dayInWords(day, today, 'sv').plain).toBe(plain)
  })

  test('in Finnish with a year as without one', () => {
    expect(dayInWords('2027-12-11', today, 'fi')).toEqual({
      plain: 'lauantai 11. joulukuuta 2027',
      on: 'lauantaina 11. joulukuuta 2027',
    })
  })

  test('shortly, without its weekday', () => {
    expect(dayShort('2027-01-04', today, 'sv')).toBe('4 januari')
    expect(dayShort('2027-01-04', today, 'fi')).toBe('4. tammikuuta')
    expect(dayShort('2028-01-04', today, 'sv')).toBe('4 januari 2028')
  })
})

describe('a time is said by the clock of the place', () => {
  test.each([
    ['en', '9:00', '10:47'],
    ['sv', '9', '10.47'],
    ['fi', '9', '10.47'],
    ['dk', '9', '10.47'],
  ] as const)('in %s', (language, whole, other) => {
    expect(timeInWords('2026-11-20T08:00:00Z', 'Europe/Stockholm', language)).toMatch(new RegExp(`^0?${whole}$`))
    expect(timeInWords('2026-11-20T09:47:00Z', 'Europe/Stockholm', language)).toBe(other)
  })

  test('and so is its day', () => {
    expect(dayOf('2026-11-20T23:30:00Z', 'Europe/Stockholm')).toBe('2026-11-21')
    expect(dayOf('2026-11-20T22:30:00Z', 'Europe/Stockholm')).toBe('2026-11-20')
    expect(dayOf('2026-11-20T22:30:00Z', 'Europe/Helsinki')).toBe('2026-11-21')
  })
})

import fnr from '@navikt/fnrvalidator'
import fc from 'fast-check'
import Personnummer from 'personnummer'
import { expect, test } from 'vitest'
import { readIdentityNumber } from './identity-number.ts'

/** The types of the library speak of a default inside the default that Node does not make. */
const validByLibrary: (text: string) => boolean = Reflect.get(Personnummer, 'valid')

const today = Temporal.PlainDate.from('2026-11-20')
const [SE, FI, NO, DK] = [10, 30, 40, 80] as const

/** Tens of thousands of numbers are judged: a busy machine takes its time. */
const patience = { timeout: 60_000 }

test('a Swedish number is judged as the library personnummer judges it, whatever the digits', patience, () => {
  let valid = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2026 }),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 1, max: 94 }),
      fc.integer({ min: 0, max: 9999 }),
      (year, month, day, serial) => {
        const text = `${year}${two(month)}${two(day)}-${String(serial).padStart(4, '0')}`
        const read = readIdentityNumber(text, SE, today)
        const ahead = !read.ok && read.refusal === 'birth-date-ahead'
        // The library knows no number whose birth is open, and lets a birth lie ahead.
        const open = read.ok && read.value.birthDate === null
        const byLibrary = validByLibrary(text)
        if (byLibrary) valid += 1
        if (!open && !ahead) expect([text, read.ok]).toEqual([text, byLibrary])
      },
    ),
    { numRuns: 20_000 },
  )
  expect(valid).toBeGreaterThan(500)
})

test('a Norwegian number is judged as the validator of NAV judges it, whatever the digits', patience, () => {
  let valid = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 71 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(0, 40, 80),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 9 }),
      (day, month, added, year, individual, first) => {
        const nine = two(day) + two(month + added) + two(year) + String(individual).padStart(3, '0')
        for (let second = 0; second < 10; second += 1) {
          const text = `${nine}${first}${second}`
          const read = readIdentityNumber(text, NO, today)
          const byLibrary =
            fnr.fnr(text).status === 'valid' || fnr.dnr(text).status === 'valid' || fnr.idnr(text).status === 'valid'
          if (byLibrary) valid += 1
          // The library does not ask whether year and individual number fit, nor whether the birth lies ahead.
          if (!read.ok && ['never-issued', 'birth-date-ahead', 'impossible-date'].includes(read.refusal)) continue
          expect([text, read.ok]).toEqual([text, byLibrary])
        }
      },
    ),
    { numRuns: 5_000 },
  )
  expect(valid).toBeGreaterThan(500)
})

test('whatever is typed, it is read or refused, and never fails', patience, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(SE, FI, NO, DK), (text, market) => {
      expect(typeof readIdentityNumber(text, market, today).ok).toBe('boolean')
    }),
  )
})

function two(number: number): string {
  return String(number).padStart(2, '0')
}

import { describe, expect, test } from 'vitest'
import type { MarketCode } from '../../market.ts'
import {
  isRefusedInProduction,
  mayBeExchanged,
  type IdentityNumber,
  type IdentityNumberKind,
} from './identity-number-kinds.ts'
import { readIdentityNumber } from './identity-number.ts'
import { danishTestNumbers, swedishTestNumbers } from './test-identity-numbers.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const [SE, FI, NO, DK] = [10, 30, 40, 80] as const

function told(text: string, market: MarketCode): IdentityNumber {
  const read = readIdentityNumber(text, market, today)
  if (!read.ok) throw new Error(`${text} was refused: ${read.refusal}`)
  return read.value
}

const refusalOf = (text: string, market: MarketCode) => {
  const read = readIdentityNumber(text, market, today)
  return read.ok ? null : read.refusal
}

describe('a Swedish number', () => {
  test.each([
    ['19391010-8020', '193910108020', '1939-10-10', 'female'],
    ['193910108020', '193910108020', '1939-10-10', 'female'],
    ['391010-8020', '193910108020', '1939-10-10', 'female'],
    ['090527+1474', '190905271474', '1909-05-27', 'male'],
    ['0905271474', '200905271474', '2009-05-27', 'male'],
    [' 1939 1010 8020 ', '193910108020', '1939-10-10', 'female'],
    ['19391010–8020', '193910108020', '1939-10-10', 'female'],
  ])('written %s is stored as %s, born %s, %s', (text, normalized, born, sex) => {
    const number = told(text, SE)
    expect([number.normalized, number.birthDate?.toString(), number.sex]).toEqual([normalized, born, sex])
  })

  test.each<[string, IdentityNumberKind, string | null, string | null]>([
    ['701063-2391', 'samordningsnummer', '1970-10-03', 'male'],
    ['19701063-2391', 'samordningsnummer', '1970-10-03', 'male'],
    ['19700703T123', 'interim-number', '1970-07-03', null],
    ['19800115SF12', 'reserve-varmland', '1980-01-15', null],
  ])('%s is a %s, born %s, %s', (text, kind, born, sex) => {
    const number = told(text, SE)
    expect([number.kind, number.birthDate?.toString() ?? null, number.sex]).toEqual([kind, born, sex])
  })

  test('of a person whose birth is not known has a day 60 or a month 00, and tells no birth date', () => {
    // 1970-00-60, serial 239, check by Luhn over 700060239.
    const open = Array.from({ length: 10 }, (_, digit) => `19700060239${digit}`).filter(
      (text) => refusalOf(text, SE) === null,
    )
    expect(open).toHaveLength(1)
    expect(told(open[0] ?? '', SE)).toMatchObject({ kind: 'samordningsnummer', birthDate: null, sex: 'male' })
  })

  test.each([
    ['857209-0606', 'organisation-number'],
    ['150916-0006', 'never-issued'],
    ['19391010-8021', 'wrong-check-digit'],
    ['19390230-8020', 'impossible-date'],
    ['20391010-8020', 'birth-date-ahead'],
    ['193910108', 'not-a-number'],
    ['Åsa Berg', 'not-a-number'],
    ['', 'not-a-number'],
    ['1'.repeat(1000), 'not-a-number'],
  ])('is not %s: %s', (text, refusal) => {
    expect(refusalOf(text, SE)).toBe(refusal)
  })

  test('of the published test series is known as one, each of them', () => {
    const read = swedishTestNumbers.map((text) => told(text, SE))
    expect(read.length).toBeGreaterThan(390)
    expect(read.every(({ testSeries, kind }) => testSeries && kind === 'personnummer')).toBe(true)
  })
})

describe('a Swedish reserve number', () => {
  test.each<[string, string, IdentityNumberKind, string | null, 'male' | 'female' | null]>([
    ['of the country', '22390101AB3C', 'reserve-national', '1939-01-01', 'male'],
    ['of the country, in its second series', '26100101AB4C', 'reserve-national', '2010-01-01', 'female'],
    ['of the country, without a known birth', '00122045AB4C', 'reserve-national', null, 'female'],
  ])('%s, %s, is a %s born %s, %s', (_of, text, kind, born, sex) => {
    const number = told(text, SE)
    expect([number.kind, number.birthDate?.toString() ?? null, number.sex, number.temporary]).toEqual([
      kind,
      born,
      sex,
      true,
    ])
  })

  test.each<[string, (check: number) => string, IdentityNumberKind, string | null, 'male' | 'female' | null]>([
    ['of Region Stockholm', (check) => `99193912345${check}`, 'reserve-stockholm', null, null],
    ['of Västra Götaland', (check) => `19390101K06${check}`, 'reserve-vastra-gotaland', '1939-01-01', 'female'],
    ['of Inera', (check) => `19390132123${check}`, 'reserve-inera', null, 'male'],
  ])('%s has one check digit of ten', (_of, of, kind, born, sex) => {
    const accepted = Array.from({ length: 10 }, (_, check) => of(check)).filter((text) => {
      const read = readIdentityNumber(text, SE, today)
      return read.ok && read.value.kind === kind
    })
    expect(accepted).toHaveLength(1)
    const number = told(accepted[0] ?? '', SE)
    expect([number.birthDate?.toString() ?? null, number.sex]).toEqual([born, sex])
  })
})

describe('a Finnish number', () => {
  test.each([
    ['131052-308T', '131052-308T', '1952-10-13', 'female'],
    ['131052-308t', '131052-308T', '1952-10-13', 'female'],
    ['010101+0101', '010101+0101', '1801-01-01', 'female'],
  ])('%s is %s, born %s, %s', (text, normalized, born, sex) => {
    const number = told(text, FI)
    expect([number.normalized, number.birthDate?.toString(), number.sex]).toEqual([normalized, born, sex])
  })

  test('keeps its sign: the same digits with another sign of the century are another person', () => {
    const [old, since2023] = [told('010190-999W', FI), told('010190Y999W', FI)]
    expect([old.normalized, since2023.normalized]).toEqual(['010190-999W', '010190Y999W'])
    expect([old.birthDate?.toString(), since2023.birthDate?.toString()]).toEqual(['1990-01-01', '1990-01-01'])
  })

  test.each([...'+-YXWVUABCDEF'])('may carry the sign %s', (sign) => {
    const text = `010101${sign}100`
    const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number('010101100') % 31]
    expect(told(text + check, FI).birthDate?.year).toBe(sign === '+' ? 1801 : '-YXWVU'.includes(sign) ? 1901 : 2001)
  })

  test('from 900 on is artificial: for tests, and for care until the person has one', () => {
    expect(told('010190-999W', FI)).toMatchObject({
      kind: 'artificial-henkilotunnus',
      temporary: true,
      testSeries: true,
    })
  })

  test.each([
    ['131052-308U', 'wrong-check-digit'],
    ['320152-308T', 'impossible-date'],
    ['131052308T', 'not-a-number'],
    ['131052G308T', 'not-a-number'],
  ])('is not %s: %s', (text, refusal) => {
    expect(refusalOf(text, FI)).toBe(refusal)
  })

  test('is never given below 002, and none is born ahead', () => {
    const checked = (nine: string, sign: string) =>
      `${nine.slice(0, 6)}${sign}${nine.slice(6)}${'0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(nine) % 31]}`
    expect(refusalOf(checked('010190001', '-'), FI)).toBe('never-issued')
    expect(refusalOf(checked('010127200', 'A'), FI)).toBe('birth-date-ahead')
  })
})

describe('a Norwegian number', () => {
  test('by the rule of 2032 is valid, and tells no sex', () => {
    expect(told('30108299939', NO)).toMatchObject({ kind: 'fodselsnummer', sex: null })
  })

  test.each<[string, number, number, IdentityNumberKind, boolean, boolean]>([
    ['a birth number', 0, 0, 'fodselsnummer', false, false],
    ['a D-number', 40, 0, 'd-number', false, false],
    ['an H-number', 0, 40, 'h-number', true, false],
    ['a synthetic number', 0, 80, 'fodselsnummer', false, true],
    ['a synthetic D-number', 40, 80, 'd-number', false, true],
  ])('%s has day plus %i, month plus %i', (_of, day, month, kind, temporary, testSeries) => {
    const men = [101, 103, 105, 107, 109].map((individual) => `${two(15 + day)}${two(6 + month)}50${individual}`)
    const numbers = men.flatMap(withChecks)
    expect(numbers.length).toBeGreaterThan(0)
    for (const text of numbers) expect(told(text, NO)).toMatchObject({ kind, temporary, testSeries, sex: 'male' })
    expect(told(numbers[0] ?? '', NO).birthDate?.toString()).toBe('1950-06-15')
  })

  test('of a hospital begins with 8 or 9 and tells neither birth nor sex', () => {
    const [text = ''] = withChecks('812345678')
    expect(told(text, NO)).toMatchObject({ kind: 'fh-number', birthDate: null, sex: null, temporary: true })
  })

  test('is not a number with a series that its year never had', () => {
    const [text = ''] = withChecks('010160800')
    expect(refusalOf(text, NO)).toBe('never-issued')
  })
})

describe('a Danish number', () => {
  test.each([
    ['010190-1234', '0101901234', '1990-01-01', 'female'],
    ['0101904235', '0101904235', '1990-01-01', 'male'],
    ['0101364235', '0101364235', null, null],
    ['010120-4235', '0101204235', '2020-01-01', 'male'],
    ['010107-5123', '0101075123', '2007-01-01', 'male'],
    ['010160-5123', '0101605123', '1860-01-01', 'male'],
  ])('%s is %s, born %s, %s', (text, normalized, born, sex) => {
    if (born === null) expect(refusalOf(text, DK)).toBe('birth-date-ahead')
    else {
      const number = told(text, DK)
      expect([number.normalized, number.birthDate?.toString(), number.sex]).toEqual([normalized, born, sex])
    }
  })

  test('is never refused for the check by 11, which numbers since 2007 need not pass', () => {
    const read = danishTestNumbers.map((text) => told(text, DK))
    expect(read.every(({ testSeries, kind }) => testSeries && kind === 'cpr')).toBe(true)
  })

  test.each<[string, IdentityNumberKind, string, string]>([
    ['0203291WQ3', 'x-ecpr', '1929-03-02', 'male'],
    ['1308781OS6', 'x-ecpr', '1978-08-13', 'female'],
    ['3101057JC9', 'x-ecpr', '2005-01-31', 'male'],
    ['0203290WQ3', 'd-ecpr', '1929-03-02', 'male'],
    ['610190-1234', 'replacement-cpr', '1990-01-01', 'female'],
  ])('of care, %s, is a %s, born %s, %s', (text, kind, born, sex) => {
    const number = told(text, DK)
    expect([number.kind, number.birthDate?.toString(), number.sex, number.temporary]).toEqual([kind, born, sex, true])
  })

  test.each([
    ['310290-1234', 'impossible-date'],
    ['010190-123', 'not-a-number'],
  ])('is not %s: %s', (text, refusal) => {
    expect(refusalOf(text, DK)).toBe(refusal)
  })
})

describe('in production', () => {
  const given = { temporary: false, testSeries: false }
  test('a number of a test series belongs to nobody, but an artificial Finnish one is given by care', () => {
    expect(isRefusedInProduction({ temporary: false, testSeries: true })).toBe(true)
    expect(isRefusedInProduction({ temporary: true, testSeries: true })).toBe(false)
    expect(isRefusedInProduction(given)).toBe(false)
  })

  test('a temporary number may be exchanged; elsewhere one of a test series stands for a real one', () => {
    expect(mayBeExchanged({ temporary: true, testSeries: true }, true)).toBe(true)
    expect(mayBeExchanged({ temporary: true, testSeries: true }, false)).toBe(false)
    expect(mayBeExchanged(given, true)).toBe(false)
  })
})

/** The numbers of nine digits with both check digits, by the former rule; none where the digits allow none. */
function withChecks(nine: string): string[] {
  const dot = (digits: string, weights: readonly number[]) =>
    weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)
  const first = (11 - (dot(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
  const second = (11 - (dot(`${nine}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return first > 9 || second > 9 ? [] : [`${nine}${first}${second}`]
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

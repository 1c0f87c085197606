import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { locales } from '@omsorg/domain/format/locale.ts'
import { expect, test } from 'vitest'
import { cultureOf, htmlLanguageOf, languages, readLanguage } from './language.ts'
import { plural } from './plural.ts'

const hard = '\u00a0'

test.each([
  ['en-US', 'en'],
  ['sv-SE', 'sv'],
  ['fi-FI', 'fi'],
  ['sv', 'sv'],
  ['da-DK', 'dk'],
  ['dk', 'dk'],
  ['FI', 'fi'],
  ['fr-FR', 'en'],
  ['fr', 'en'],
  ['sv, en;q=0.5', 'sv'],
  ['en;q=0.5, da-DK', 'dk'],
  ['nb, sv;q=0.8, en;q=0.3', 'sv'],
  ['sv;q=0, fr', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
] as const)('the language %s is read as %s (A-4.9-02, A-5-05, A-5-06, A-9-12)', (text, language) => {
  expect(readLanguage(text)).toBe(language)
})

test('the four languages have their cultures, which numbers and days of the week follow (A-1-02, A-1-03, A-3-47)', () => {
  expect(languages.map((language) => [language, cultureOf(language)])).toEqual([
    ['en', 'en-US'],
    ['sv', 'sv-SE'],
    ['fi', 'fi-FI'],
    ['dk', 'da-DK'],
  ])
  const written = languages.map((language) => {
    const { number, money, weekday, date } = formatsFor({ market: 80, locale: cultureOf(language) })
    return [number(1234.5), money(123_450), weekday('2026-11-24'), date('2026-11-24')].join('; ').replaceAll(hard, ' ')
  })
  expect(written).toEqual([
    '1,234.5; DKK 1,234.50; Tuesday; 2026-11-24',
    '1 234,5; 1 234,50 Dkr; tisdag; 2026-11-24',
    '1 234,5; 1 234,50 DKK; tiistai; 2026-11-24',
    '1.234,5; 1.234,50 kr.; tirsdag; 2026-11-24',
  ])
})

test('Intl knows every locale by name', () => {
  expect(Intl.PluralRules.supportedLocalesOf(locales)).toEqual(locales)
})

test('a Danish page is marked da, never dk', () => {
  expect(languages.map(htmlLanguageOf)).toEqual(['en', 'sv', 'fi', 'da'])
})

test('the languages know the plural categories one and other, and no third', () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(cultureOf(language)).resolvedOptions()
    expect(pluralCategories.toSorted()).toEqual(['one', 'other'])
  }
})

test('a plural writes the number as the language does', () => {
  const forms = { zero: 'none', one: '# line', other: '# lines' }
  expect([0, 1, 2, 21].map((count) => plural('en', count, forms))).toEqual(['none', '1 line', '2 lines', '21 lines'])
  expect(plural('dk', 3218, forms)).toBe('3.218 lines')
  expect(plural('sv', 3218, forms)).toBe('3\u00a0218 lines')
})

test.each(languages)('counts in %s read as the language has them, small ones too', (language) => {
  const culture = cultureOf(language)
  const [rules, numbers] = [new Intl.PluralRules(culture), new Intl.NumberFormat(culture)]
  for (const count of [0, 1, 2, 3, 11, 21, 100, 101, 999, 1000, 1001, 2_000_001, 0.5, 1.5]) {
    const expected = rules.select(count) === 'one' ? `${numbers.format(count)} line` : `${numbers.format(count)} lines`
    expect(plural(language, count, { one: '# line', other: '# lines' })).toBe(expected)
  }
})

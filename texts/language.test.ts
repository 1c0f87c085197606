import { locales } from '@omsorg/domain/format/locale.ts'
import { expect, test } from 'vitest'
import { cultureOf, htmlLanguageOf, languages, readLanguage } from './language.ts'
import { plural } from './plural.ts'

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

import { expect, test } from 'vitest'
import { type NewsLanguage, type NewsText, textFor } from './text-for.ts'

const text = (language: NewsLanguage, more: Partial<NewsText> = {}): NewsText => ({
  language,
  header: language,
  text: '',
  ready: true,
  ...more,
})

test.each([
  ['the own language', [text('en'), text('fi'), text('sv')], 'fi', 'fi'],
  ['English where the own is missing', [text('sv'), text('en')], 'fi', 'en'],
  ['English where the own is only begun', [text('fi', { ready: false }), text('en')], 'fi', 'en'],
  ['Swedish where there is no English either', [text('dk'), text('sv')], 'fi', 'sv'],
  ['whatever there is rather than nothing', [text('dk')], 'fi', 'dk'],
  ['nothing without a finished language', [text('fi', { ready: false })], 'fi', null],
  ['nothing of a language without a header', [text('fi', { header: ' ' })], 'fi', null],
] as const)('a reader is shown %s', (_what, texts, language, shown) => {
  expect(textFor(texts, language)?.language ?? null).toBe(shown)
})

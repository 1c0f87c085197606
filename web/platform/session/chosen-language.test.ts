import { expect, test } from 'vitest'
import { chosenLanguage } from './chosen-language.ts'

test.each([
  ['what the browser has stored, before the cookie', 'fi', 'guide-lang=dk', ['sv-SE'], 'fi'],
  ['the cookie, before what the browser wishes for', null, 'a=1; guide-lang=dk', ['sv-SE'], 'dk'],
  ['what the browser wishes for', null, 'a=1', ['sv-SE', 'fi'], 'sv'],
  ['English where nothing is known', null, '', [], 'en'],
  ['English for one that is not spoken', 'nb', '', ['sv-SE'], 'en'],
] as const)('the language is %s (A-1-20, A-4.9-02, A-C11)', (_what, stored, cookies, wished, language) => {
  expect(chosenLanguage(stored, cookies, wished)).toBe(language)
})

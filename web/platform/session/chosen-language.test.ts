import { expect, test } from 'vitest'
import { chosenLanguage } from './chosen-language.ts'

test.each([
  ['what is stored', 'fi', 'guide-lang=dk', ['sv-SE'], 'fi'],
  ['the cookie', null, 'a=b; guide-lang=dk', ['sv-SE'], 'dk'],
  ['what the browser wishes for', null, '', ['sv-SE', 'en'], 'sv'],
  ['English', null, '', [], 'en'],
  ['English where a language is stored that there is not', 'fr', 'guide-lang=dk', ['sv-SE'], 'en'],
] as const)('the page speaks %s (A-4.9-02, A-C11)', (_, stored, cookies, wished, spoken) =>
  expect(chosenLanguage(stored, cookies, wished)).toBe(spoken),
)

import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { facetTitle, optionText } from './facet-text.ts'

const words = { t: textsOf('sv'), format: formatsFor({ locale: 'sv-SE', market: 10 }) }
const option = { value: '', name: null, from: null, to: null }

test.each([
  ['category', 'Typ'],
  ['size', 'Storlek'],
  ['agreementType', 'Avtal'],
  ['latexFree', 'Innehåll'],
  ['absorption', 'Absorption'],
] as const)('the facet %s is called %s', (key, title) => {
  expect(facetTitle(key, words.t)).toBe(title)
})

test.each([
  [{ key: 'category', kind: 'choice' }, { ...option, value: '4', name: 'Inlägg' }, 'Inlägg'],
  [{ key: 'absorption', kind: 'range' }, { ...option, to: 500 }, 'Upp till 500\u00a0ml'],
  [{ key: 'absorption', kind: 'range' }, { ...option, from: 501, to: 1500 }, '501–1\u00a0500\u00a0ml'],
  [{ key: 'absorption', kind: 'range' }, { ...option, from: 3001 }, '3\u00a0001\u00a0ml eller mer'],
  [{ key: 'agreementType', kind: 'choice' }, { ...option, value: '155' }, 'L, hela sortimentet'],
  [{ key: 'stockStatus', kind: 'choice' }, { ...option, value: 'few-in-stock' }, 'Få i lager'],
  [{ key: 'flavor', kind: 'choice' }, { ...option, value: 'vanilla' }, 'Vanilj'],
  [{ key: 'latexFree', kind: 'choice' }, { ...option, value: 'true' }, 'Latexfri'],
  [{ key: 'brand', kind: 'choice' }, { ...option, value: 'Norrdun' }, 'Norrdun'],
] as const)('%j %j is called %s', (facet, each, text) => {
  expect(optionText(facet, each, { area: 'Incontinence', ...words })).toBe(text)
})

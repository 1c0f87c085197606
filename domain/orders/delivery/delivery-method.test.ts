import { expect, test } from 'vitest'
import { checkMethodTexts, type MethodTextGiven } from './delivery-method.ts'

const text = (language: string, more: Partial<MethodTextGiven> = {}): MethodTextGiven => ({
  language,
  name: 'Home',
  description: '',
  ...more,
})

test('texts in English, Swedish and Finnish are kept, and those without a name are left out', () => {
  const given = [text('en'), text('sv', { name: 'Hem', code: 'HOME' }), text('fi', { name: '  ' })]
  expect(checkMethodTexts('HOME', given)).toMatchObject({
    ok: true,
    value: [
      { language: 'en', name: 'Home' },
      { language: 'sv', name: 'Hem' },
    ],
  })
})

test.each([
  ['a Danish text', [text('en'), text('dk')], 'language-not-supported', 'texts[1].language'],
  ['a text of another method', [text('en'), text('sv', { code: 'WARD' })], 'codes-differ', 'texts[1].code'],
  ['the same language twice', [text('fi'), text('fi')], 'language-twice', 'texts[1].language'],
  ['no text', [], 'name-missing', 'texts'],
  ['texts without a name', [text('en', { name: '' })], 'name-missing', 'texts'],
])('%s is refused (O-8-60 to O-8-63)', (_, given, refusal, at) => {
  expect(checkMethodTexts('HOME', given)).toMatchObject({ ok: false, refusal, at })
})

import { expect, test } from 'vitest'
import { openedAfter } from './LanguageChoice.tsx'

test('two languages stand beside each other, and a third takes the place of one that is not changed', () => {
  expect(openedAfter(['sv'], 'fi', [], false)).toEqual(['sv', 'fi'])
  expect(openedAfter(['sv', 'fi'], 'dk', [], false)).toEqual(['dk', 'fi'])
  expect(openedAfter(['sv', 'fi'], 'dk', ['sv'], false)).toEqual(['sv', 'dk'])
})

test('one that is open closes when it is pressed, unless it is alone', () => {
  expect(openedAfter(['sv', 'fi'], 'sv', [], false)).toEqual(['fi'])
  expect(openedAfter(['sv'], 'sv', [], false)).toEqual(['sv'])
})

test('on a phone one language is open', () => {
  expect(openedAfter(['sv'], 'fi', ['sv'], true)).toEqual(['fi'])
})

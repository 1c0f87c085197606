import { describe, expect, test } from 'vitest'
import { enteredIn, shownText, typedValue, yesOrNo } from './setting-fields.ts'

test.each([
  [{ is: 'number' }, '14', 14],
  [{ is: 'number' }, ' ', null],
  [{ is: 'number' }, '1.5', '1.5'],
  [{ is: 'text' }, 'Region', 'Region'],
  [{ is: 'text' }, '', null],
  [{ is: 'lines' }, 'a@x.se, b@x.se\n\n', ['a@x.se', 'b@x.se']],
] as const)('%o typed as "%s" is %o', (kind, typed, value) => expect(typedValue(kind, typed)).toEqual(value))

test.each([
  [14, '14'],
  [null, ''],
  [['a', 'b'], 'a\nb'],
])('%o is shown as "%s"', (value, shown) => expect(shownText(value)).toBe(shown))

describe('what was entered', () => {
  const section = (...names: string[]) => [{ name: 'all', fields: names.map((name) => ({ name, kind: yesOrNo })) }]
  const namesIn = (...given: Parameters<typeof enteredIn>) =>
    enteredIn(...given).flatMap(({ fields }) => fields.map(({ name }) => name))

  test.each([
    ['a value of its own, also one that says no', { one: false, two: 12 }, [], ['one', 'two']],
    ['not what is inherited, or empty', { one: null, two: [] }, [], []],
    ['of what nobody is inherited from, what is on', { one: true, two: 'off' }, ['one', 'two'], ['one']],
  ])('is %s', (_what, own, onlyHere, entered) => {
    expect(namesIn(section('one', 'two'), own, onlyHere)).toEqual(entered)
  })

  test('is nothing of a way to sign in that is off', () => {
    const names = ['Siths.enabled', 'Siths.smsCodeAllowed', 'Vrk.enabled', 'Vrk.smsCodeAllowed']
    const own = Object.fromEntries(names.map((name) => [name, name !== 'Siths.enabled']))
    expect(namesIn(section(...names), own, names)).toEqual(['Vrk.enabled', 'Vrk.smsCodeAllowed'])
    expect(enteredIn(section('one'), {}, [])).toEqual([])
  })
})

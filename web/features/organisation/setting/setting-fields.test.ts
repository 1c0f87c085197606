import { expect, test } from 'vitest'
import { shownText, typedValue } from './setting-fields.ts'

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

import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

test.each([
  [
    ['Norrdun Komfort M', 'Norrdun Komfort L', 'Norrdun Komfort XL'],
    ['M', 'L', 'XL'],
  ],
  [
    ['Glidra Nelaton 40 cm, 8 Ch', 'Glidra Nelaton 40 cm, 10 Ch'],
    ['8 Ch', '10 Ch'],
  ],
  [
    ['Norrdun Lätt', 'Norrdun Lätt Mini'],
    ['Norrdun Lätt', 'Mini'],
  ],
  [['Alone'], ['Alone']],
  [
    ['One', 'Other'],
    ['One', 'Other'],
  ],
])('%j are told apart by %j', (names, short) => {
  expect(shortNames(names)).toEqual(short)
})

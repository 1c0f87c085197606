import { expect, test } from 'vitest'
import { compareSizes, shortNames } from './short-names.ts'

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

test('sizes grow, whatever the alphabet says', () => {
  const sizes = ['Komfort XL', 'Komfort M', 'Komfort S', 'Komfort L']
  expect(sizes.toSorted(compareSizes)).toEqual(['Komfort S', 'Komfort M', 'Komfort L', 'Komfort XL'])
  const measures = ['40 cm, 12 Ch', '20 cm, 14 Ch', '40 cm, 8 Ch', '20 cm, 8 Ch']
  expect(measures.toSorted(compareSizes)).toEqual(['20 cm, 8 Ch', '20 cm, 14 Ch', '40 cm, 8 Ch', '40 cm, 12 Ch'])
})

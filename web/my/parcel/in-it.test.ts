import { loadAllPortalTexts } from '@omsorg/texts/portal.ts'
import { expect, test } from 'vitest'
import { inIt } from './in-it.ts'

test.each([
  ['sv', '15 paket, Mocka 10, Vanilj 5'],
  ['en', '15 packages, Mocha 10, Vanilla 5'],
] as const)('what is in a parcel is told with its flavours in the words of %s', async (language, told) => {
  const flavors = [
    { name: 'mocha', packages: 10 },
    { name: 'vanilla', packages: 5 },
  ]
  expect(inIt(await loadAllPortalTexts(language), { packages: 15, flavors })).toBe(told)
})

test('a flavour without a word is told as it is stored', async () => {
  const line = { packages: 1, flavors: [{ name: 'Quince', packages: 1 }] }
  expect(inIt(await loadAllPortalTexts('en'), line)).toBe('1 package, Quince 1')
})

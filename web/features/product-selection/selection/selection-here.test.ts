import { expect, test } from 'vitest'
import { patternOf } from '../../../platform/routing/paths.ts'
import { readParameters } from '../../../platform/routing/route-parameters.ts'
import { inputOf, usualView } from '../finding/search-view.ts'
import { choosesPca } from './selection-here.ts'

type Address = Parameters<typeof choosesPca>[0]

/** What the search asks for at an address of choosing. */
function asked(therapyArea: string, isPcaSelection?: string): boolean | undefined {
  const pattern = patternOf('ProductSelectionDirect')
  const address = readParameters(pattern, { careRecipientId: '7', therapyArea, isPcaSelection })
  return inputOf(usualView, choosesPca(address as unknown as Address)).isPca
}

test('the flag of the address asks for the PCA assortment, and without it the area is shown (O-2-18)', () => {
  expect([asked('Incontinence', 'true'), asked('Incontinence', 'false'), asked('Incontinence')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the area of the own choice is its assortment, whatever the flag says', () => {
  expect([asked('Pca'), asked('Pca', 'false')]).toEqual([true, true])
})

import { expect, test } from 'vitest'
import type { TherapyArea } from '../../therapy-area.ts'
import { propertiesOfArea } from './properties.ts'

test.each<[TherapyArea, readonly string[]]>([
  ['Incontinence', ['size', 'absorption']],
  ['Catheter', ['charriere', 'length']],
  ['Ostomy', ['startHole', 'maxHole', 'diameter']],
  ['Nutrition', ['energy', 'protein', 'fat']],
  ['WoundCare', ['size']],
  ['Other', ['size']],
])('the details of %s hold what is asked for there', (area, keys) => {
  expect(propertiesOfArea[area].map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]))
})

test.each<[TherapyArea, readonly string[]]>([
  ['Incontinence', ['absorption', 'hip']],
  ['Catheter', ['charriere', 'length']],
  ['Ostomy', ['diameter']],
])('a search of %s is narrowed by %j (O-3-51, O-3-52, O-3-53, O-3-54)', (area, keys) => {
  const facets = propertiesOfArea[area].filter(({ facet }) => facet !== null).map(({ key }) => key)
  expect(facets).toEqual(expect.arrayContaining([...keys]))
})

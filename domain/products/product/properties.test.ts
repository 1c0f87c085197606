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

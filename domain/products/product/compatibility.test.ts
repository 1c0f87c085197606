import { describe, expect, test } from 'vitest'
import { type Part, doFit, jointOfArea, unfittingOf } from './compatibility.ts'
import { propertiesOfArea } from './properties.ts'

const plate = (joint: string | null, brand = 'Stomarö'): Part => ({ productType: 'plate', brand, joint })
const bag = (joint: string | null, brand = 'Stomarö'): Part => ({ productType: 'two-piece-bag', brand, joint })

describe('parts that join', () => {
  test('fit by the same measure of the same maker', () => {
    expect(unfittingOf('Ostomy', bag('50'), [plate('50')])).toEqual([])
    expect(unfittingOf('Ostomy', bag('50'), [plate('60')])).toEqual([plate('60')])
    expect(unfittingOf('Ostomy', bag('50'), [plate('50', 'Vindskär')])).toEqual([plate('50', 'Vindskär')])
  })

  test('fit in whatever they are held by, whoever makes it', () => {
    const pad = { productType: 'pad', brand: 'Norrdun', joint: 'net' }
    const pants = { productType: 'net-pants', brand: 'Tallmo', joint: 'net' }
    expect(unfittingOf('Incontinence', pad, [pants])).toEqual([])
    expect(unfittingOf('Incontinence', pad, [{ ...pants, joint: 'close' }])).toHaveLength(1)
  })

  test('say nothing where one of several fits, where the counterpart is still missing, or where nothing is known', () => {
    expect(unfittingOf('Ostomy', bag('50'), [plate('60'), plate('50')])).toEqual([])
    expect(unfittingOf('Ostomy', bag('50'), [bag('60'), plate(null)])).toEqual([])
    expect(unfittingOf('Ostomy', bag(null), [plate('60')])).toEqual([])
    expect(unfittingOf('Catheter', bag('50'), [plate('60')])).toEqual([])
  })

  test('are counterparts where one holds the other: two that are worn are none', () => {
    const shield = { productType: 'male-shield', brand: 'Norrdun', joint: 'own-briefs' }
    const pad = { productType: 'pad', brand: 'Norrdun', joint: 'net-pants' }
    expect(doFit('Incontinence', shield, pad)).toBeNull()
    expect(unfittingOf('Incontinence', shield, [pad])).toEqual([])
    expect(doFit('Ostomy', bag('50'), plate('50'))).toBe(true)
    expect(doFit('Ostomy', plate('50'), bag('60'))).toBe(false)
  })

  test('join by what their area knows of its products', () => {
    const areas = Object.entries(jointOfArea) as [keyof typeof jointOfArea, { property: string }][]
    expect(areas.length).toBeGreaterThan(0)
    for (const [area, { property }] of areas) {
      expect(propertiesOfArea[area].map(({ key }) => key)).toContain(property)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { type Part, doFit, jointOfArea, unfittingOf } from './compatibility.ts'
import { propertiesOfArea } from './properties.ts'

const plate = (joint: string | null, brand = 'Stomarö'): Part => ({ productType: 'plate', brand, joint, size: null })
const bag = (joint: string | null, brand = 'Stomarö'): Part => ({
  productType: 'two-piece-bag',
  brand,
  joint,
  size: null,
})

describe('parts that join', () => {
  test('fit by the same measure of the same maker', () => {
    expect(unfittingOf('Ostomy', bag('50'), [plate('50')])).toEqual([])
    expect(unfittingOf('Ostomy', bag('50'), [plate('60')])).toEqual([plate('60')])
    expect(unfittingOf('Ostomy', bag('50'), [plate('50', 'Vindskär')])).toEqual([plate('50', 'Vindskär')])
  })

  test('fit in whatever they are held by, whoever makes it', () => {
    const pad = { productType: 'pad', brand: 'Norrdun', joint: 'net', size: null }
    const pants = { productType: 'net-pants', brand: 'Tallmo', joint: 'net', size: null }
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
    const shield = { productType: 'male-shield', brand: 'Norrdun', joint: 'own-briefs', size: null }
    const pad = { productType: 'pad', brand: 'Norrdun', joint: 'net-pants', size: null }
    expect(doFit('Incontinence', shield, pad)).toBeNull()
    expect(unfittingOf('Incontinence', shield, [pad])).toEqual([])
    expect(doFit('Ostomy', bag('50'), plate('50'))).toBe(true)
    expect(doFit('Ostomy', plate('50'), bag('60'))).toBe(false)
  })

  test('fit in whatever somebody could wear together, by the hips and not by the letter', () => {
    const pad = (size: string | null) => ({ productType: 'pad', brand: 'Norrdun', joint: 'net-pants', size })
    const pants = (size: string | null) => ({ productType: 'net-pants', brand: 'Tallmo', joint: 'net-pants', size })
    const fit = (one: string | null, other: string | null) => doFit('Incontinence', pad(one), pants(other))
    expect(fit('70–110', '70–110')).toBe(true)
    expect(fit('70–110', '100 - 150')).toBe(true)
    expect(fit('60–90', '90–120')).toBe(true)
    expect(fit('60–90', '100–150')).toBe(false)
    expect([fit(null, '100–150'), fit('60–90', 'M')]).toEqual([true, true])
    expect(unfittingOf('Incontinence', pad('60–90'), [pants('100–150'), pants('120–160')])).toHaveLength(2)
    expect(unfittingOf('Incontinence', pad('60–90'), [pants('100–150'), pants('60–90')])).toEqual([])
  })

  test('do not ask for a size where the parts have none', () => {
    expect(doFit('Ostomy', { ...bag('50'), size: '60–90' }, { ...plate('50'), size: '100–150' })).toBe(true)
  })

  test('join by what their area knows of its products', () => {
    const areas = Object.entries(jointOfArea) as [keyof typeof jointOfArea, { property: string }][]
    expect(areas.length).toBeGreaterThan(0)
    for (const [area, { property }] of areas) {
      expect(propertiesOfArea[area].map(({ key }) => key)).toContain(property)
    }
  })
})

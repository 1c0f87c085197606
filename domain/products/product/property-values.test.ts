import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { therapyAreas } from '../../therapy-area.ts'
import { propertiesOfArea } from './properties.ts'
import { choiceOf, fits, overlaps, readProperties, stepsOf } from './property-values.ts'

const read = (area: (typeof therapyAreas)[number], raw: Record<string, unknown>) =>
  readProperties(area, raw).map(({ key, from, to, word, flag }) => [key, word ?? flag ?? [from, to]])

describe('the properties of a product', () => {
  test('come in the order of the area, whatever the order of the catalogue', () => {
    expect(read('Incontinence', { hip: '70–110', absorption: 1100, size: 'M' })).toEqual([
      ['size', 'M'],
      ['absorption', [1100, 1100]],
      ['hip', [70, 110]],
    ])
  })

  test.each([
    ['60–90', [60, 90]],
    ['60 - 90 cm', [60, 90]],
    ['90-60', [60, 90]],
    [75, [75, 75]],
    ['12,5', [12.5, 12.5]],
  ])('read a range written as %s', (written, expected) => {
    expect(read('Incontinence', { hip: written })).toEqual([['hip', expected]])
  })

  test.each([null, {}, [], '', 'large', Number.NaN, true])('leave out a number that is %s', (written) => {
    expect(read('Catheter', { charriere: written })).toEqual([])
  })

  test('are never read from what an object inherits', () => {
    expect(readProperties('Other', Object.create({ size: 'M' }) as Record<string, unknown>)).toEqual([])
  })

  test('are read from anything without failing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...therapyAreas), fc.dictionary(fc.string(), fc.anything()), (area, raw) => {
        const keys = propertiesOfArea[area].map(({ key }) => key)
        expect(readProperties(area, raw).filter(({ key }) => !keys.includes(key))).toEqual([])
      }),
    )
  })
})

describe('a filter', () => {
  const hip = readProperties('Incontinence', { hip: '70–110' })[0] ?? null

  test.each([
    [{ from: 104, to: 104 }, true],
    [{ from: 110, to: null }, true],
    [{ from: null, to: 69 }, false],
    [{ from: 111, to: 200 }, false],
  ])('of %j finds a hip of 70 to 110 cm: %s', (range, found) => {
    expect(fits(hip, { values: [], ranges: [range] })).toBe(found)
  })

  test('of several values finds any of them', () => {
    const charriere = readProperties('Catheter', { charriere: 12 })[0] ?? null
    expect(charriere && choiceOf(charriere)).toBe('12')
    expect(fits(charriere, { values: ['10', '12'], ranges: [] })).toBe(true)
    expect(fits(charriere, { values: ['10'], ranges: [] })).toBe(false)
  })

  test('finds nothing of which the property is not known, unless it asks for nothing', () => {
    expect(fits(null, { values: ['12'], ranges: [] })).toBe(false)
    expect(fits(null, { values: [], ranges: [] })).toBe(true)
  })

  test('holds alike from both sides', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null })
    const range = fc.record({ from: bound, to: bound })
    fc.assert(
      fc.property(range, range, (one, other) => {
        expect(overlaps(one, other)).toBe(overlaps(other, one))
      }),
    )
  })
})

describe('the steps of a range', () => {
  test('leave no whole number out and count none twice', () => {
    const absorption = propertiesOfArea.Incontinence.find(({ key }) => key === 'absorption')
    const steps = absorption ? stepsOf(absorption) : []
    expect(steps).toEqual([
      { from: null, to: 500 },
      { from: 501, to: 1500 },
      { from: 1501, to: 3000 },
      { from: 3001, to: null },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (ml) => {
        return steps.filter((step) => overlaps(step, { from: ml, to: ml })).length === 1
      }),
    )
  })

  test('of grams go by tenths', () => {
    const protein = propertiesOfArea.Nutrition.find(({ key }) => key === 'protein')
    expect(protein && stepsOf(protein)[1]).toEqual({ from: 6.1, to: 10 })
  })
})

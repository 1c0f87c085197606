import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { priceAgreementType } from '@omsorg/contract/products/product/offered-product.ts'
import { productShapes } from '@omsorg/contract/products/product/product-view.ts'
import { agreementTypes, letterOf } from '@omsorg/domain/products/product/visibility.ts'
import { propertiesOfArea } from '@omsorg/domain/products/product/properties.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { stockStatuses } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { describe, expect, test } from 'vitest'
import { shapes } from '@omsorg/texts/pictures/product-shapes.ts'
import { packagePrice, piecePrice } from './price-text.ts'
import { propertyText } from '@omsorg/texts/papers/property-text.ts'
import { decisiveOf, dropsOf } from './property-text.ts'
import { isStockStatus, stockWord, takesLonger, unavailableText } from './stock-text.ts'

const t = textsOf('sv')
const format = formatsFor({ locale: 'sv-SE', market: 10 })
const empty = { from: null, to: null, word: null, flag: null }

describe('a property says what it means, with its unit (O-3-51, O-3-52, O-3-53, O-3-54, O-3-55)', () => {
  test.each([
    ['Incontinence', { ...empty, key: 'absorption', from: 1100, to: 1100 }, '1\u00a0100\u00a0ml'],
    ['Incontinence', { ...empty, key: 'hip', from: 70, to: 110 }, '70–110\u00a0cm'],
    ['Catheter', { ...empty, key: 'charriere', from: 12, to: 12 }, '12\u00a0Ch'],
    ['Catheter', { ...empty, key: 'length', from: 400, to: 400 }, '400\u00a0mm'],
    ['Catheter', { ...empty, key: 'material', word: 'silicone' }, 'Silikon'],
    ['Diabetes', { ...empty, key: 'gauge', from: 32, to: 32 }, '32\u00a0G'],
    ['Diabetes', { ...empty, key: 'days', from: 14, to: 14 }, '14 dagar'],
    ['Nutrition', { ...empty, key: 'energy', from: 150, to: 150 }, '150\u00a0kcal på 100\u00a0ml'],
    ['Nutrition', { ...empty, key: 'fat', from: 5.8, to: 5.8 }, '5,8\u00a0g på 100\u00a0ml'],
    ['Ostomy', { ...empty, key: 'diameter', from: 60, to: 60 }, '60\u00a0mm'],
    ['Nutrition', { ...empty, key: 'protein', from: 14.4, to: 14.4 }, '14,4\u00a0g på 100\u00a0ml'],
    ['Ostomy', { ...empty, key: 'cutToFit', flag: true }, 'Ja'],
    ['WoundCare', { ...empty, key: 'size', word: '7,5 × 7,5' }, '7,5\u00a0×\u00a07,5\u00a0cm'],
    ['Incontinence', { ...empty, key: 'size', word: 'XL' }, 'XL'],
  ] as const)('%s %j', (area, property, text) => {
    expect(propertyText(property, area, { t, format })).toBe(text)
  })
})

test('the decisive properties come first, as many as there is room for', () => {
  const properties = (['size', 'hip', 'absorption'] as const).map((key) => ({ ...empty, key }))
  expect(decisiveOf(properties, 'Incontinence', 2).map(({ key }) => key)).toEqual(['absorption', 'hip'])
})

test.each([
  [150, 1],
  [700, 2],
  [950, 3],
  [1450, 4],
  [3600, 5],
])('%i ml fills %i drops', (absorption, drops) => {
  expect(dropsOf(absorption)).toBe(drops)
})

test('every property of every area has its words', () => {
  for (const area of therapyAreas) {
    for (const { key } of propertiesOfArea[area]) expect(t.assortment.properties).toHaveProperty(key)
  }
})

test('every shape that a product may have is drawn, and no other', () => {
  expect(Object.keys(shapes).toSorted()).toEqual([...productShapes].toSorted())
})

describe('a price', () => {
  const priced = { price: 8400, currency: 'EUR', itemsPerPackage: 28 } as const
  test('is in the currency of its client, written as the reader writes', () => {
    expect(packagePrice(priced, 'sv')).toBe('84,00\u00a0€')
    expect(piecePrice(priced, 'sv')).toBe('3,00\u00a0€')
  })
  test('is not said of one piece where the package holds one, or nobody knows how many', () => {
    expect(piecePrice({ ...priced, itemsPerPackage: 1 }, 'sv')).toBeNull()
    expect(piecePrice({ ...priced, itemsPerPackage: 0 }, 'sv')).toBeNull()
    expect(packagePrice({ ...priced, price: null }, 'sv')).toBeNull()
  })
})

test.each(languages)('each way in which a price came about has a word of its own in %s (O-3-47)', (language) => {
  const { priceAgreement } = textsOf(language).assortment
  expect(Object.keys(priceAgreement).toSorted()).toEqual(priceAgreementType.options.toSorted())
  expect(new Set(Object.values(priceAgreement)).size).toBe(priceAgreementType.options.length)
})

test('no withdrawals, no active prescription and all other codes have one text each (O-4-31, O-4-32, O-4-33)', () => {
  for (const { unavailability } of languages.map(textsOf)) {
    const { 2: usedUp, 3: none, 4: ended, ...others } = unavailability.reasons
    const [other, ...more] = new Set(Object.values(others).map(({ text }) => text))
    expect([ended.text, more]).toEqual([none.text, []])
    expect(new Set([usedUp.text, none.text, other]).size).toBe(3)
    const codes = Object.values(unavailabilityCode).map(String)
    expect(Object.keys(unavailability.reasons).toSorted()).toEqual(codes.toSorted())
  }
})

test('what cannot be ordered says why; an unknown code says whom to ask', () => {
  expect(unavailableText({ unavailabilityCode: null }, t)).toBeNull()
  expect(unavailableText({ unavailabilityCode: 7 }, t)).toEqual(t.unavailability.reasons[7])
  expect(unavailableText({ unavailabilityCode: 99 }, t)).toEqual(t.unavailability.reasons[0])
})

test.each(languages)('each of the seven stock statuses has a word of its own in %s (O-4-27)', (language) => {
  const words = stockStatuses.map((status) => stockWord(status, textsOf(language)))
  expect(words).toHaveLength(7)
  expect(new Set(words).size).toBe(7)
  expect(stockStatuses.every(isStockStatus)).toBe(true)
})

test.each(languages)(
  'a client is offered five kinds of agreement, each in words and as a letter, in %s (O-4-45, O-4-46)',
  (language) => {
    const { organisationClients, statuses } = textsOf(language)
    const options: Readonly<Record<string, string>> = organisationClients.availability.options
    const offered = agreementTypes.map((type) => options[String(type)])
    expect([offered.length, new Set(offered).size, offered.includes(undefined)]).toEqual([5, 5, false])
    expect(agreementTypes.map(letterOf)).toEqual(['A', 'C', 'D', 'S', 'L'])
    expect(Object.keys(statuses.agreement).toSorted()).toEqual(['A', 'C', 'D', 'L', 'S'])
  },
)

test.each(languages)(
  'what is ordered on demand says how long it takes, by the days of the client, in %s (O-9-10)',
  (language) => {
    expect(stockStatuses.filter(takesLonger)).toEqual(['not-in-stock', 'on-order'])
    const { leadTime } = textsOf(language).productSelection.details
    expect([leadTime({ count: 10 }), leadTime({ count: 14 })]).toEqual([
      expect.stringContaining('10'),
      expect.stringContaining('14'),
    ])
    // The check step says the day itself.
    const checked = textsOf(language).orders.line.leadTime({ date: '2026-12-04' })
    expect(checked).toContain('2026-12-04')
  },
)

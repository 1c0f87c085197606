import { cartWarnings } from '@omsorg/domain/product-selection/cart/cart-warnings.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { cultureOf, languages } from '@omsorg/texts/language.ts'
import { canDoHarm } from '@omsorg/domain/products/product/warnings.ts'
import { describe, expect, test } from 'vitest'
import { deliveredText, warningText } from './warning-text.ts'

const item = {
  product: {
    itemNumber: '1',
    name: 'A',
    shape: 'catheter',
    therapyArea: 'Catheter',
    itemsPerPackage: 30,
    unit: 'piece',
  },
  charriere: 14,
  length: 200,
  alike: [
    { itemNumber: '2', name: 'Kvar 12 Ch' },
    { itemNumber: '3', name: 'Kvar 16 Ch' },
  ],
  unfitting: [{ itemNumber: '5', name: 'Platta 60 mm' }],
  delivered: { amount: 2.5, period: 'day' },
  consumption: 6,
  consumptionPeriod: 'day',
  replaces: { cartItemId: 1, itemNumber: '4', name: 'Nelaton', isPrescribed: true },
} as const satisfies Parameters<typeof warningText>[1]

const byTheField = ['check-consumption', 'consumption-missing', 'flavors-missing']

describe.each(languages)('in %s', (language) => {
  const t = textsOf(language)
  const format = formatsFor({ locale: cultureOf(language), market: 10 })
  const say = (warning: (typeof cartWarnings)[number]) =>
    warningText(warning, { ...item, alike: [...item.alike], unfitting: [...item.unfitting] }, t, format)

  test('every warning is a sentence, or stands at its field', () => {
    const said = cartWarnings.filter((warning) => say(warning) !== null)
    expect(cartWarnings.filter((warning) => !said.includes(warning))).toEqual(byTheField)
    for (const warning of said) expect(say(warning)).toMatch(/^[\p{Lu}\d].+[.?]$/u)
  })

  test('numbers and names stand in it', () => {
    expect(say('charriere-for-adults')).toContain(format.quantity(14, 'Ch'))
    expect(say('short-catheter')).toContain(format.quantity(200, 'mm'))
    expect(say('alike-selected')).toContain('Kvar 12 Ch, Kvar 16 Ch')
    expect(say('does-not-fit')).toContain('Platta 60 mm')
    expect(say('far-from-delivered')).toContain(deliveredText(item, t))
    expect(say('old-item-prescribed')).toContain('Nelaton')
  })
})

test('what the person does not tolerate can do harm, the rest is worth a look', () => {
  expect(cartWarnings.filter(canDoHarm)).toEqual(['latex-sensitivity', 'pvc-sensitivity'])
})

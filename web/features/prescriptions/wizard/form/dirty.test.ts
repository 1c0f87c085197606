import { expect, test } from 'vitest'
import { beginAnew, beginFrom } from './beginning.ts'
import { isUnsaved } from './dirty.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import { keptUseOf } from './kept-use.ts'
import { basis, item, stored, vanillaAndMocha } from './testing.ts'

const begun = beginAnew(basis(), 'sv-SE')

function withRow(fields: PrescriptionFields, changed: Partial<RowFields>): PrescriptionFields {
  return { ...fields, rows: fields.rows.map((row) => ({ ...row, ...changed })) }
}

test('a consumption that the cart keeps is not lost by leaving', () => {
  expect(isUnsaved(withRow(begun, { amount: '5', unit: 'week', flavors: { V: '5' } }), begun)).toBe(false)
})

test.each([{ withdrawals: '6' }, { packages: '2' }, { note: 'x' }, { cutSize: '20' }])(
  '%o would be lost',
  (changed) => {
    expect(isUnsaved(withRow(begun, changed), begun)).toBe(true)
  },
)

test('what is filled in for the whole prescription would be lost', () => {
  expect(isUnsaved({ ...begun, note: 'x' }, begun)).toBe(true)
})

test('a product that is taken out stays selected', () => {
  expect(isUnsaved({ ...begun, rows: [] }, begun)).toBe(false)
})

test('a consumption that is changed in a prescription is not in the cart', () => {
  const standing = beginFrom(basis(), stored(), 'sv-SE')
  expect(isUnsaved(withRow(standing, { amount: '5' }), standing)).toBe(true)
})

test('the cart gets the shares of the flavours when they add up, and the consumption alone before', () => {
  const [row] = withRow(begun, { amount: '0,3', flavors: { V: '0,1', M: '0,2' } }).rows
  const product = item({ flavorsToChoose: vanillaAndMocha })
  expect(keptUseOf(row!, product, 'sv-SE')).toEqual({
    consumption: 0.3,
    consumptionPeriod: 'day',
    flavors: [
      { itemNumber: 'V', consumption: 0.1 },
      { itemNumber: 'M', consumption: 0.2 },
    ],
  })
  expect(keptUseOf({ ...row!, flavors: { V: '0,1' } }, product, 'sv-SE')).toEqual({
    consumption: 0.3,
    consumptionPeriod: 'day',
  })
})

test('a blank consumption is kept as none', () => {
  const [row] = withRow(begun, { amount: '' }).rows
  expect(keptUseOf(row!, item(), 'sv-SE')).toEqual({ consumption: null, consumptionPeriod: null })
})

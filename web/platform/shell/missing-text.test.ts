import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { missingText, rightSentences } from './missing-text.ts'

const lacking = (permissions: readonly string[], oneIsEnough = false) =>
  ({ missing: 'permission', permissions, oneIsEnough }) as const

test('whoever may not order, and whoever may not purchase, reads so in a sentence of its own (O-5-45, O-5-46)', () => {
  for (const t of languages.map(textsOf)) {
    const { OrderWrite, CarePlacePurchaseRead } = t.pages.accessDenied.rights
    expect(missingText(lacking(['OrderWrite']), t)).toBe(OrderWrite)
    expect(missingText(lacking(['CarePlacePurchaseRead']), t)).toBe(CarePlacePurchaseRead)
    expect(new Set(Object.values(t.pages.accessDenied.rights)).size).toBe(
      Object.keys(t.pages.accessDenied.rights).length,
    )
  }
})

test('whoever may not see prescriptions, and whoever may not prescribe, reads which right is missing (O-5-44)', () => {
  for (const t of languages.map(textsOf)) {
    const { ProductPrescriptionRead, ProductPrescriptionWrite } = t.pages.accessDenied.rights
    expect(missingText(lacking(['ProductPrescriptionRead']), t)).toBe(ProductPrescriptionRead)
    expect(missingText(lacking(['ProductPrescriptionWrite']), t)).toBe(ProductPrescriptionWrite)
  }
})

test('of several rights each has its sentence, and where one is enough that is said', () => {
  const t = textsOf('sv')
  const { rights, oneIsEnough } = t.pages.accessDenied
  const both = ['OrderRead', 'CarePlacePurchaseRead']
  expect(rightSentences(lacking(both), t)).toEqual([rights.OrderRead, rights.CarePlacePurchaseRead])
  expect(missingText(lacking(both, true), t)).toContain(oneIsEnough)
  expect(missingText(lacking(both), t)).not.toContain(oneIsEnough)
})

test('a right without words says nothing of its own', () => {
  expect(missingText(lacking(['NoSuchRight']), textsOf('en'))).toBeNull()
})

import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { rowText } from './order-words.ts'

const t = textsOf('en')
const row = (organizationUnitName: string) => ({
  orderType: 'home-delivery-from-prescription' as const,
  source: 'CRP' as const,
  isExpress: false,
  isPreorder: false,
  organizationUnitName,
})
const { orderType, orderSource } = t.statuses

test('a row of the history of a person says where it was ordered; in the history of a place every row is of the place', () => {
  expect(rowText(row('Solgläntan'), false, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}, Solgläntan`)
  expect(rowText(row('Solgläntan'), true, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}`)
})

test('a place out of reach is left out of its row', () => {
  expect(rowText(row(''), false, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}`)
})

import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { kindLine, rowText } from './order-words.ts'

const t = textsOf('en')
const row = (organizationUnitName: string) => ({
  orderType: 'home-delivery-from-prescription' as const,
  source: 'CRP' as const,
  isExpress: false,
  isPreorder: false,
  organizationUnitName,
})
const { orderType, orderSource } = t.statuses

test('an order says its type, one of four, and beside it that it is for a later day or goes express (O-3-62, O-4-25, O-4-26)', () => {
  const types = ['home-delivery', 'group', 'individual', 'home-delivery-from-prescription'] as const
  const order = { source: 'Guide', isExpress: false, isPreorder: false } as const
  const lines = types.map((type) => kindLine({ ...order, orderType: type }, t))
  expect(lines).toEqual([orderType.homeDelivery, orderType.group, orderType.individual, orderType.withdrawal])
  expect(new Set(lines).size).toBe(4)
  const { preorder, express } = t.statuses.orderKind
  const marked = kindLine({ ...order, orderType: 'group', isPreorder: true, isExpress: true }, t)
  expect(marked).toBe(`${orderType.group}, ${preorder}, ${express}`)
})

test('a row of the history of a person says where it was ordered; in the history of a place every row is of the place (O-3-58, O-3-63)', () => {
  expect(rowText(row('Solgläntan'), false, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}, Solgläntan`)
  expect(rowText(row('Solgläntan'), true, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}`)
})

test('a place out of reach is left out of its row', () => {
  expect(rowText(row(''), false, t)).toBe(`${orderType.withdrawal}, ${orderSource.crp}`)
})

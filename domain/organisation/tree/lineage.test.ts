import { expect, test } from 'vitest'
import { isOneLine, isWithin, type Lineage } from './lineage.ts'

const node = (
  clientId: string | null,
  careUnitId: string | null = null,
  carePlaceId: string | null = null,
): Lineage => ({
  clientId,
  careUnitId,
  carePlaceId,
})

test('a node stands within itself, within all above it, and within what names nothing', () => {
  const place = node('c', 'u', 'p')
  for (const above of [place, node('c', 'u'), node('c'), node(null, 'u'), node(null, null, 'p'), node(null)])
    expect(isWithin(place, above)).toBe(true)
  for (const other of [node('d'), node('c', 'v'), node('c', 'u', 'q'), node('d', 'u')])
    expect(isWithin(place, other)).toBe(false)
  expect(isWithin(node('c'), place)).toBe(false)
})

test('two nodes are one line where one stands above the other, and sisters are none', () => {
  expect(isOneLine(node('c'), node('c', 'u', 'p'))).toBe(true)
  expect(isOneLine(node('c', 'u', 'p'), node('c'))).toBe(true)
  expect(isOneLine(node('c', 'u', 'p'), node('c', 'u', 'q'))).toBe(false)
})

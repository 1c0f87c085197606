import { describe, expect, test } from 'vitest'
import { splitOrder } from './split.ts'

const soon = Temporal.PlainDate.from('2026-11-24')
const later = Temporal.PlainDate.from('2026-12-04')
const lines = (...dates: Temporal.PlainDate[]) => dates.map((deliveryDate, id) => ({ id, deliveryDate }))
const idsOf = (parts: { id: number }[][]) => parts.map((part) => part.map((line) => line.id))

describe('a customer order', () => {
  test('of up to 40 lines for one day is one order', () => {
    expect(splitOrder(lines(...Array.from({ length: 40 }, () => soon)), 40)).toHaveLength(1)
  })

  test('of more lines makes more orders, and the lines keep their order', () => {
    const parts = splitOrder(lines(...Array.from({ length: 85 }, () => soon)), 40)
    expect(parts.map((part) => part.length)).toEqual([40, 40, 5])
    expect(idsOf(parts).flat()).toEqual(Array.from({ length: 85 }, (_, id) => id))
  })

  test('is parted by delivery date, the part with the first line first', () => {
    expect(idsOf(splitOrder(lines(soon, later, soon, later), 40))).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(idsOf(splitOrder(lines(later, soon), 40))).toEqual([[0], [1]])
  })

  test('without lines has no parts', () => {
    expect(splitOrder([], 40)).toEqual([])
  })
})

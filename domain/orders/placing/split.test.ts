import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitOrder } from './split.ts'

const soon = Temporal.PlainDate.from('2026-11-24')
const later = Temporal.PlainDate.from('2026-12-04')
const lines = (...dates: Temporal.PlainDate[]) =>
  dates.map((deliveryDate, id) => ({ id, parcel: null, customerNumber: '1001', deliveryDate }))
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

  test('for several residents is a parcel for each, and each is parted by its dates', () => {
    const line = (id: number, parcel: number, deliveryDate: Temporal.PlainDate) => ({
      id,
      parcel,
      customerNumber: '1001',
      deliveryDate,
    })
    const parts = splitOrder([line(0, 7, soon), line(1, 8, soon), line(2, 7, later), line(3, 7, soon)], 40)
    expect(idsOf(parts)).toEqual([[0, 3], [1], [2]])
  })

  test('over therapy areas with customer numbers of their own is a part for each number', () => {
    const line = (id: number, customerNumber: string | null) => ({
      id,
      parcel: null,
      customerNumber,
      deliveryDate: soon,
    })
    expect(idsOf(splitOrder([line(0, '1001'), line(1, '2002'), line(2, '1001'), line(3, null)], 40))).toEqual([
      [0, 2],
      [1],
      [3],
    ])
  })

  test('without lines has no parts', () => {
    expect(splitOrder([], 40)).toEqual([])
  })
})

test('whatever the lines, each stands once, in its order, with those of its date alone, and no part could be filled further', () => {
  const start = Temporal.PlainDate.from('2026-01-01')
  const many = fc.array(fc.nat(3), { maxLength: 60 })
  fc.assert(
    fc.property(many, fc.integer({ min: 1, max: 12 }), (days, most) => {
      const lines = days.map((each, id) => ({
        id,
        parcel: null,
        customerNumber: '1001',
        deliveryDate: start.add({ days: each }),
      }))
      const parts = splitOrder(lines, most)
      const ids = parts.flat().map(({ id }) => id)
      expect(ids.toSorted((one, other) => one - other)).toEqual(lines.map(({ id }) => id))
      for (const part of parts) {
        expect(new Set(part.map(({ deliveryDate }) => deliveryDate.toString())).size).toBe(1)
        expect(part.map(({ id }) => id)).toEqual(part.map(({ id }) => id).toSorted((one, other) => one - other))
        expect(part.length).toBeLessThanOrEqual(most)
      }
      for (const day of [0, 1, 2, 3]) {
        const ofDay = parts.filter((part) => part[0]?.deliveryDate.equals(start.add({ days: day })))
        expect(ofDay.slice(0, -1).every((part) => part.length === most)).toBe(true)
      }
    }),
  )
})

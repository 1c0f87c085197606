import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stockStatuses, type StockStatus } from './item-status.ts'
import { canBeHurried, earliestFor, type ItemToDeliver, latestOf, usualLeadDays, wishedDate } from './delivery-date.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const item = (more: Partial<ItemToDeliver>): ItemToDeliver => ({
  itemStatus: 'sellable',
  stockStatus: 'in-stock',
  delayedUntil: null,
  ...more,
})
const facts = { today: day('2026-11-20'), isExpress: false, leadDays: usualLeadDays, holidays: new Set<string>() }

describe('the earliest delivery (O-3-65)', () => {
  test.each<[string, StockStatus, boolean, string]>([
    ['in stock', 'in-stock', false, '2026-11-24'],
    ['in stock, express', 'in-stock', true, '2026-11-23'],
    ['not in stock', 'not-in-stock', false, '2026-12-04'],
    ['not in stock, express', 'not-in-stock', true, '2026-12-04'],
    ['on order with stock', 'on-order-in-stock', false, '2026-11-24'],
    ['of unknown stock', 'undefined', false, '2026-12-04'],
  ])('of a line %s is "%s", express %s: %s', (_, stock, isExpress, earliest) => {
    expect(earliestFor(item({ stockStatus: stock }), { ...facts, isExpress }).toString()).toBe(earliest)
  })

  test.each([
    ['the day on which it is expected', '2026-12-16', '2026-12-16'],
    ['the first working day after a weekend', '2026-12-19', '2026-12-21'],
    ['the usual day where it was expected before', '2026-11-02', '2026-11-24'],
    ['that of what is not in stock where no day is known', null, '2026-12-04'],
  ])('of a delayed item is %s', (_, expected, earliest) => {
    const delayedUntil = expected === null ? null : day(expected)
    const delayed = item({ itemStatus: 'delayed', stockStatus: 'in-stock', delayedUntil })
    expect(earliestFor(delayed, facts).toString()).toBe(earliest)
    expect(earliestFor(delayed, { ...facts, isExpress: true }).toString()).toBe(earliest)
    expect(canBeHurried(delayed)).toBe(false)
  })

  test('is hurried by express exactly where the goods are on the shelf', () => {
    for (const stockStatus of stockStatuses) {
      const hurried = earliestFor(item({ stockStatus }), { ...facts, isExpress: true })
      const usual = earliestFor(item({ stockStatus }), facts)
      expect(!hurried.equals(usual)).toBe(canBeHurried(item({ stockStatus })))
    }
  })

  test('of an order is the latest of its lines', () => {
    expect(latestOf([day('2026-11-24'), day('2026-12-04'), day('2026-11-23')])?.toString()).toBe('2026-12-04')
    expect(latestOf([])).toBeNull()
  })
})

describe('a wished day', () => {
  const today = day('2026-11-20')
  const earliest = day('2026-11-24')
  const wish = (wished: string, holidays: readonly string[] = []) =>
    wishedDate(day(wished), { today, earliest, holidays: new Set(holidays) })

  test('is not before the earliest and is a working day', () => {
    expect(wish('2026-11-23')).toMatchObject({ refusal: 'delivery-date-too-early' })
    expect(wish('2026-11-28')).toMatchObject({ refusal: 'delivery-date-not-a-working-day' })
    expect(wish('2026-11-25', ['2026-11-25'])).toMatchObject({ refusal: 'delivery-date-not-a-working-day' })
  })

  test('later than the earliest makes a preorder', () => {
    expect(wish('2026-11-24')).toEqual({ ok: true, value: { isPreorder: false } })
    expect(wish('2026-11-25')).toEqual({ ok: true, value: { isPreorder: true } })
  })

  test('lies at most a year ahead, unless the goods come later than that themselves', () => {
    expect(wish('2027-11-19')).toMatchObject({ ok: true })
    expect(wish('2027-11-22')).toMatchObject({ refusal: 'delivery-date-too-late' })
    const late = { today, earliest: day('2028-01-10'), holidays: new Set<string>() }
    expect(wishedDate(day('2028-01-10'), late)).toMatchObject({ ok: true })
    expect(wishedDate(day('2028-01-11'), late)).toMatchObject({ refusal: 'delivery-date-too-late' })
  })
})

test('a day may be wished for when it is a page of the calendar on which somebody works, and not before the earliest', () => {
  const days = fc.integer({ min: 0, max: 365 })
  fc.assert(
    fc.property(days, days, fc.array(days, { maxLength: 20 }), (earliest, wished, closed) => {
      const first = day('2026-11-20')
      const on = first.add({ days: wished })
      const holidays = new Set(closed.map((each) => first.add({ days: each }).toString()))
      const works = on.toLocaleString('en-GB', { weekday: 'short' }).charAt(0) !== 'S' && !holidays.has(on.toString())
      const checked = wishedDate(on, { today: first, earliest: first.add({ days: earliest }), holidays })
      const refusal = wished < earliest ? 'delivery-date-too-early' : works ? null : 'delivery-date-not-a-working-day'
      expect(checked.ok ? null : checked.refusal).toBe(refusal)
      expect(checked.ok && checked.value.isPreorder).toBe(checked.ok && wished > earliest)
      expect(latestOf([on, first.add({ days: earliest })])?.toString()).toBe(
        first.add({ days: Math.max(wished, earliest) }).toString(),
      )
    }),
  )
})

import { expect, test } from 'vitest'
import { usualOrderOf } from './usual-order.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const ordered = (on: string, packages: number) => ({ on: Temporal.PlainDate.from(on), packages })

test('what is usual is the middle of the orders of the last three months', () => {
  const orders = [ordered('2026-11-13', 6), ordered('2026-10-16', 40), ordered('2026-09-18', 5)]
  expect(usualOrderOf(orders, today)).toMatchObject({ packages: 6, lastPackages: 6 })
  expect(usualOrderOf(orders, today)?.lastOrderedOn.toString()).toBe('2026-11-13')
})

test('of two orders the larger one is suggested: the store does not run dry', () => {
  expect(usualOrderOf([ordered('2026-11-13', 4), ordered('2026-10-16', 6)], today)?.packages).toBe(6)
})

test('what was ordered earlier is no habit any more', () => {
  expect(usualOrderOf([ordered('2026-08-19', 9)], today)).toBeNull()
  expect(usualOrderOf([ordered('2026-08-20', 9)], today)?.packages).toBe(9)
})

test('what is used in a month is a third of what three months brought', () => {
  expect(usualOrderOf([ordered('2026-11-13', 4), ordered('2026-10-16', 6)], today)?.perMonth).toBe(3.3)
})

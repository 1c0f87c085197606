import { expect, test } from 'vitest'
import type { RefusedField } from './field-errors.ts'
import { stillRefused } from './still-refused.ts'

const all: readonly RefusedField[] = [
  { key: 'a', field: 'cutSize' },
  { key: 'b', field: 'item' },
  { key: null, field: 'endDate' },
  { key: null, field: 'note' },
]
const fieldsAfter = (action: Parameters<typeof stillRefused>[1]) => stillRefused(all, action).map(({ field }) => field)

test('a refusal goes when its row is changed, and stays while another is', () => {
  expect(fieldsAfter({ kind: 'fill-row', key: 'a', fields: { cutSize: '20' } })).toEqual(['item', 'endDate', 'note'])
})

test('a changed period takes along what hangs on it', () => {
  expect(fieldsAfter({ kind: 'set-end', text: '2027-01-01' })).toEqual(['cutSize', 'note'])
})

test('a changed field of the head takes its own along', () => {
  expect(fieldsAfter({ kind: 'fill', fields: { note: 'x' } })).toEqual(['cutSize', 'item', 'endDate'])
})

test('going to another step changes nothing', () => {
  expect(stillRefused(all, { kind: 'go', to: 'use' })).toBe(all)
})

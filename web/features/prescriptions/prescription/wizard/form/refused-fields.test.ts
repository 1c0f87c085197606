import { expect, test } from 'vitest'
import { type RefusedField, refusedFields, stillRefused } from './refused-fields.ts'

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

const refused = { ok: false, code: 'IPS001007', errors: {}, definite: true } as const

test('a product that may not be prescribed is marked with the reason', () => {
  const detail = {
    rows: [{ at: 'rows[1]', itemNumber: 'B', reason: 'needs-specialist', agreementLetter: 'S' }],
  } as const
  expect(
    refusedFields({ ...refused, reason: 'outside-agreement', detail: { rows: [...detail.rows] } }, ['a', 'b']),
  ).toEqual([{ key: 'b', field: 'item', name: 'outside-agreement', withheld: 'needs-specialist' }])
})

test('another refusal marks its field, and leaves the sentence to the message', () => {
  const errors = { 'rows[0].cutSize': 'IPS001019' }
  expect(refusedFields({ ...refused, code: 'IPS001019', errors, reason: 'cut-size-missing' }, ['a'])).toEqual([
    { key: 'a', field: 'cutSize' },
  ])
})

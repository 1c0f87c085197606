import { expect, test } from 'vitest'
import { writtenFor } from './written-for.ts'

const row = [
  { language: 'dk', id: 12, name: 'Bestille' },
  { language: 'sv', id: 10, name: 'Beställa' },
  { language: 'en', id: 11, name: 'Ordering' },
] as const

test('content is listed, and opened, in the language of whoever reads, else in English, else in Swedish (O-2-95)', () => {
  expect(writtenFor(row, 'sv')).toMatchObject({ id: 10, name: 'Beställa' })
  expect(writtenFor(row, 'dk')).toMatchObject({ id: 12, name: 'Bestille' })
  expect(writtenFor(row, 'fi')).toMatchObject({ id: 11, name: 'Ordering' })
  expect(writtenFor([row[0], row[1]], 'fi')).toMatchObject({ id: 10, name: 'Beställa' })
  expect(writtenFor([], 'sv')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { nameFor } from './name-for.ts'

const row = [
  { language: 'sv', name: 'Beställa' },
  { language: 'en', name: 'Ordering' },
  { language: 'fi', name: 'Tilaaminen' },
] as const

test('content is listed by its name in the language of whoever reads, else in English, else in Swedish (O-2-95)', () => {
  expect(nameFor(row, 'fi')).toBe('Tilaaminen')
  expect(nameFor(row, 'dk')).toBe('Ordering')
  expect(nameFor([row[0]], 'dk')).toBe('Beställa')
  expect(nameFor([], 'sv')).toBe('')
})

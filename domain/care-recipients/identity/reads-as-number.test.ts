import { expect, test } from 'vitest'
import { readsAsIdentityNumber } from './reads-as-number.ts'

const today = Temporal.PlainDate.from('2026-03-25')

test.each(['19391010-8020', '193910108020', '391010-8020', '131052-308T', '010190-1234'])(
  '%s is a whole identity number',
  (text) => {
    expect(readsAsIdentityNumber(text, today)).toBe(true)
  },
)

test.each(['', 'komfort', '410226', '204131', 'E-77', '391010-8021', '7350053850019'])('%j is none', (text) => {
  expect(readsAsIdentityNumber(text, today)).toBe(false)
})

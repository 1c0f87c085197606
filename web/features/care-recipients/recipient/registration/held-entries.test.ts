import { expect, test } from 'vitest'
import { emptyRecipient } from '../form/recipient-fields.ts'
import { createHeldEntries } from './held-entries.ts'

const entries = {
  values: { ...emptyRecipient('SE'), firstName: 'Astrid' },
  step: 'contact',
  interrupted: true,
} as const

test('what was interrupted comes back to the same person, once', () => {
  const held = createHeldEntries()
  held.hold('7 at ward', entries)
  expect(held.take('7 at ward')).toBe(entries)
  expect(held.take('7 at ward')).toBeNull()
})

test('nobody else sees it, and it is gone then', () => {
  const held = createHeldEntries()
  held.hold('7 at ward', entries)
  expect(held.take('8 at ward')).toBeNull()
  expect(held.take('7 at ward')).toBeNull()
})

test('it is forgotten as soon as somebody else signs in', () => {
  const held = createHeldEntries()
  held.hold('7 at ward', entries)
  held.keepOnlyOf('7 at ward')
  expect(held.isHolding()).toBe(true)
  held.keepOnlyOf('7 at another ward')
  expect(held.isHolding()).toBe(false)
})

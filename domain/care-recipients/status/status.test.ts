import { expect, test } from 'vitest'
import { closesPrescriptions, mayBeUpdated, recipientStatus, recipientStatusAfter } from './status.ts'

const { active, inactive, deceased } = recipientStatus

test('a care recipient goes between active and inactive', () => {
  expect(recipientStatusAfter(active, 'deactivate')).toBe(inactive)
  expect(recipientStatusAfter(inactive, 'activate')).toBe(active)
  expect(recipientStatusAfter(active, 'activate')).toBeNull()
})

test('a death is final, except that a wrong report can be corrected', () => {
  expect(recipientStatusAfter(active, 'report-death')).toBe(deceased)
  expect(recipientStatusAfter(inactive, 'report-death')).toBe(deceased)
  expect(recipientStatusAfter(deceased, 'activate')).toBeNull()
  expect(recipientStatusAfter(deceased, 'deactivate')).toBeNull()
  expect(recipientStatusAfter(deceased, 'correct-death')).toBe(inactive)
  expect(recipientStatusAfter(active, 'correct-death')).toBeNull()
})

test('only an active person is updated, and only a death closes prescriptions', () => {
  expect([active, inactive, deceased].map(mayBeUpdated)).toEqual([true, false, false])
  expect(closesPrescriptions('report-death')).toBe(true)
  expect(closesPrescriptions('deactivate')).toBe(false)
})

import { expect, test } from 'vitest'
import { rules } from '../form/testing.ts'
import { alreadyOf, numberToAsk } from './already-registered.ts'

const nobody = { exists: false, careRecipientId: null, initials: null, status: null, registeredElsewhere: false }

test('nobody with the number: the registration goes on', () => {
  expect(alreadyOf(nobody, '193910108020')).toBeNull()
})

test('who is here is named by initials, who is elsewhere by nothing', () => {
  const here = { ...nobody, exists: true, careRecipientId: 7, initials: 'AN' }
  expect(alreadyOf(here, '1')).toEqual({ at: 'here', number: '1', careRecipientId: 7, initials: 'AN' })
  expect(alreadyOf({ ...nobody, exists: true, registeredElsewhere: true }, '1')).toEqual({
    at: 'elsewhere',
    number: '1',
  })
})

test('only a number that can be read is asked about', () => {
  expect(numberToAsk({ numberKind: 'real', ssn: '391010-8020' }, rules)).toBe('193910108020')
  expect(numberToAsk({ numberKind: 'real', ssn: '391010-8021' }, rules)).toBeNull()
  expect(numberToAsk({ numberKind: 'temporary', ssn: '391010-8020' }, rules)).toBeNull()
})

import { expect, test } from 'vitest'
import { mayMailRequest } from './request-limits.ts'
import { suggestedUserName } from './suggested-user-name.ts'
import { suggestedRoles } from './wishes.ts'

test.each([
  ['Anna-Lena', 'Öberg', 'anna.lena.oberg'],
  ['Søren', 'Kjær', 'soren.kjaer'],
  ["Máire D'Arc", 'Ek', 'maire.d.arc.ek'],
])('a user name for %s %s is %s', (first, last, name) => {
  expect(suggestedUserName(first, last)).toBe(name)
})

test('what is wished suggests roles that the client uses, and no other', () => {
  const available = [
    { id: 1, code: 'Nurse' },
    { id: 2, code: 'Orderer' },
    { id: 3, code: 'OrdererCatheter' },
  ]
  expect(suggestedRoles(['order', 'prescribe'], available)).toEqual([2])
  expect(suggestedRoles(['follow', 'order'], available)).toEqual([1, 2])
})

test('a fourth request for one address within a day is not mailed, and none when there are too many of all', () => {
  expect(mayMailRequest({ ofAddress: 2, all: 0 })).toBe(true)
  expect(mayMailRequest({ ofAddress: 3, all: 0 })).toBe(false)
  expect(mayMailRequest({ ofAddress: 0, all: 500 })).toBe(false)
})

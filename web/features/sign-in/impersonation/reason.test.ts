import { expect, test } from 'vitest'
import { withBeginning } from './reason.ts'

const words = { call: 'I samtal nu', follow: 'Följer upp ett ärende', other: 'Annat' }

test.each([
  ['', 'call', 'I samtal nu: '],
  ['Order 204 nekades', 'call', 'I samtal nu: Order 204 nekades'],
  ['I samtal nu: Order 204 nekades', 'follow', 'Följer upp ett ärende: Order 204 nekades'],
  ['Följer upp ett ärende: Order 204 nekades', 'other', 'Order 204 nekades'],
] as const)('what is written (%j) stays behind the beginning %s', (text, chosen, next) => {
  expect(withBeginning(text, words, chosen)).toBe(next)
})

test('a beginning makes no reason longer than the server takes', () => {
  expect(withBeginning('x'.repeat(500), words, 'call')).toHaveLength(500)
})

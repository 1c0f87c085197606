import { expect, test } from 'vitest'
import { ownLocation } from './use-address-view.ts'

const list = { pathname: '/CareRecipient', searchStr: '?page=2' }
const searched = { pathname: '/CareRecipient', searchStr: '?page=2&search=an' }
const person = { pathname: '/CareRecipient/7', searchStr: '' }

test('while the next page is on its way, the one that still stands keeps its own address', () => {
  const leaving = { location: person, resolvedLocation: list, matches: [{ pathname: '/' }, list] }
  expect(ownLocation({ ...leaving, status: 'pending' })).toBe(list)
})

test.each([
  ['its query changes', { location: searched, resolvedLocation: list, matches: [list] }, searched],
  ['the next one stands already', { location: person, resolvedLocation: list, matches: [person] }, person],
  ['nothing stood before', { location: person, resolvedLocation: undefined, matches: [] }, person],
])('a page has the newest address when %s', (_, states, expected) => {
  expect(ownLocation({ status: 'pending', ...states })).toBe(expected)
})

test('a page that stands has the address of the bar', () => {
  expect(ownLocation({ status: 'idle', location: person, resolvedLocation: list, matches: [list] })).toBe(person)
})

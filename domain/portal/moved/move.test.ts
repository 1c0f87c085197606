import { expect, test } from 'vitest'
import { checkMove, moveStateOf, type Move } from './move.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const move: Move = {
  careOf: null,
  street: 'Storgatan 4',
  zip: '871 40',
  city: 'Härnösand',
  entryCode: null,
  from: null,
}

test('a move is kept with the postal code as it is stored', () => {
  expect(checkMove(move, 'SE', today)).toMatchObject({ ok: true, value: { zip: '87140', street: 'Storgatan 4' } })
  expect(checkMove({ ...move, zip: '2100' }, 'DK', today)).toMatchObject({ ok: true, value: { zip: '2100' } })
})

test('a postal code that is none of the country is refused at its field', () => {
  expect(checkMove({ ...move, zip: '8714' }, 'SE', today)).toMatchObject({
    ok: false,
    refusal: 'zip-not-valid',
    at: 'zip',
  })
})

test('a day more than a year away is a slip', () => {
  const on = (from: string) => checkMove({ ...move, from }, 'SE', today).ok
  expect(on('2025-11-20')).toBe(true)
  expect(on('2025-11-19')).toBe(false)
  expect(on('2027-11-20')).toBe(true)
  expect(on('2027-11-21')).toBe(false)
})

test('a move waits, is worked on, and is answered', () => {
  expect(moveStateOf({ state: 'open', outcome: null })).toBe('waiting')
  expect(moveStateOf({ state: 'taken', outcome: null })).toBe('taken-on')
  expect(moveStateOf({ state: 'done', outcome: 'address-changed' })).toBe('changed')
  expect(moveStateOf({ state: 'done', outcome: 'rejected' })).toBe('rejected')
  expect(moveStateOf({ state: 'done', outcome: null })).toBe('seen-to')
})

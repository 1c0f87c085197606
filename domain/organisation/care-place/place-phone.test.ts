import { expect, test } from 'vitest'
import { placePhone } from './place-phone.ts'

test.each([
  ['070-174 06 18', { ok: true, value: '+46701740618' }],
  ['', { ok: true, value: '' }],
  [null, { ok: true, value: '' }],
  ['0980-1234567890', { ok: false, refusal: 'phone-not-valid' }],
  ['växel 3', { ok: false, refusal: 'phone-not-valid' }],
])('"%s" is kept as %o in Sweden', (written, outcome) => expect(placePhone(written, 10)).toMatchObject(outcome))

test('a phone that was kept by an older rule may stay', () =>
  expect(placePhone('växel 3', 10, 'växel 3')).toMatchObject({ ok: true }))

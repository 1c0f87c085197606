import { expect, test } from 'vitest'
import { accountFor, isSameEmail, type KnownAccount } from './contact.ts'

const known = (more: Partial<KnownAccount>): KnownAccount => ({
  id: 1,
  sameEmail: false,
  sameMobile: false,
  isForeign: false,
  ...more,
})

test('an e-mail and a mobile number that nobody has make a new account', () => {
  expect(accountFor([])).toEqual({ ok: true, value: null })
})

test('both of one account let it stand for one person more (O-5-59)', () => {
  const both = known({ sameEmail: true, sameMobile: true })
  expect(accountFor([both])).toEqual({ ok: true, value: both })
  expect(accountFor([{ ...both, isForeign: true }])).toMatchObject({ refusal: 'contact-mismatch' })
})

test('a mobile number that somebody has is refused at its field, and an e-mail at its own (O-5-57)', () => {
  expect(accountFor([known({ sameMobile: true })])).toMatchObject({ refusal: 'phone-taken', at: 'mobile' })
  expect(accountFor([known({ sameEmail: true })])).toMatchObject({ refusal: 'contact-mismatch', at: 'email' })
  expect(accountFor([known({ sameEmail: true }), known({ id: 2, sameMobile: true })])).toMatchObject({
    refusal: 'contact-mismatch',
  })
})

test('an e-mail is typed twice alike, capitals aside', () => {
  expect(isSameEmail('Lars@post.example', ' lars@post.example')).toBe(true)
  expect(isSameEmail('lars@post.example', 'lars@mail.example')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { isPowerful, mayGuess, mayRemove, secondsToNextCode, secondStepOf, type FactorFacts } from './second-step.ts'

const nothing: FactorFacts = {
  enabled: false,
  enforced: false,
  clientRule: 'optional',
  hasPasskey: false,
  hasApp: false,
  recoveryCodesLeft: 0,
  phone: '+46701740631',
  smsCode: { enabled: false, allowed: true },
  email: 'maja@fjallviken.example',
  emailCode: { enabled: false, allowed: true },
  isPowerful: false,
}
const stepOf = (facts: Partial<FactorFacts>) => secondStepOf({ ...nothing, ...facts })
const everything: Partial<FactorFacts> = {
  enabled: true,
  hasPasskey: true,
  hasApp: true,
  recoveryCodesLeft: 3,
  smsCode: { enabled: true, allowed: true },
  emailCode: { enabled: true, allowed: true },
}
const kindsOf = (facts: Partial<FactorFacts>) => stepOf({ ...everything, ...facts })?.kinds

describe('a second step is owed', () => {
  test.each<[string, Partial<FactorFacts>, boolean]>([
    ['by whoever has turned it on and has an app', { enabled: true, hasApp: true }, true],
    ['not by whoever has an app and has turned it off', { hasApp: true }, false],
    ['not where the client wants none', { enabled: true, hasApp: true, clientRule: 'off' }, false],
    ['by one from whom it is demanded, whatever the client wants', { enforced: true, clientRule: 'off' }, true],
    ['by everybody of a client that demands it', { clientRule: 'enforced' }, true],
    ['not by whoever has turned it on and has nothing left to show', { enabled: true }, false],
    ['not by whoever has turned it on and has only codes left', { enabled: true, recoveryCodesLeft: 2 }, false],
  ])('%s', (_who, facts, owed) => {
    expect(stepOf(facts) !== null).toBe(owed)
  })
})

describe('what may be shown', () => {
  test('stands with the safest first', () => {
    expect(kindsOf({})).toEqual(['passkey', 'totp', 'sms', 'email', 'recovery'])
  })

  test.each<[string, Partial<FactorFacts>, string]>([
    ['a text message that the client does not allow', { smsCode: { enabled: true, allowed: false } }, 'sms'],
    ['a text message without a number', { phone: null }, 'sms'],
    ['mail that the client does not allow', { emailCode: { enabled: true, allowed: false } }, 'email'],
    ['mail without an address', { email: null }, 'email'],
    ['mail to whoever gives others their rights', { isPowerful: true }, 'email'],
    ['codes that are used up', { recoveryCodesLeft: 0 }, 'recovery'],
  ])('is not %s', (_what, facts, kind) => {
    expect(kindsOf(facts)).not.toContain(kind)
    expect(kindsOf(facts)).toHaveLength(4)
  })
})

describe('whoever has nothing to show, and from whom it is demanded', () => {
  test('gets a code by mail where that may be, also when it was not turned on', () => {
    expect(stepOf({ enforced: true })).toEqual({ kinds: ['email'], enrolling: false })
  })

  test.each<[string, Partial<FactorFacts>]>([
    ['mail is not allowed', { emailCode: { enabled: false, allowed: false } }],
    ['there is no address', { email: null }],
    ['they give others their rights', { isPowerful: true }],
  ])('begins with an app where %s', (_why, facts) => {
    expect(stepOf({ enforced: true, ...facts })).toEqual({ kinds: [], enrolling: true })
  })

  test('never begins with an app when there is something to show', () => {
    expect(stepOf({ enforced: true, hasApp: true, isPowerful: true })?.enrolling).toBe(false)
  })
})

test('the last factor stays with whom it is demanded from, and any other goes', () => {
  const app = { ...nothing, hasApp: true }
  const without = { hasApp: false, hasPasskey: false }
  expect(mayRemove({ ...app, enforced: true }, without)).toBe(false)
  expect(mayRemove({ ...app, clientRule: 'enforced' }, without)).toBe(false)
  expect(mayRemove(app, without)).toBe(true)
  expect(mayRemove({ ...app, enforced: true, hasPasskey: true }, { hasApp: false, hasPasskey: true })).toBe(true)
  expect(mayRemove({ ...app, enforced: true, smsCode: { enabled: true, allowed: true } }, without)).toBe(true)
})

test('codes are guessed no more after twenty in an hour, on a known device after forty', () => {
  expect([mayGuess(19, false), mayGuess(20, false), mayGuess(39, true), mayGuess(40, true)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('the next code is sent half a minute after the last', () => {
  const at = Temporal.Instant.from('2026-11-20T08:00:00Z')
  expect([0, 12, 30, 60].map((seconds) => secondsToNextCode(at, at.add({ seconds })))).toEqual([30, 18, 0, 0])
  expect(secondsToNextCode(null, at)).toBe(0)
})

test('administrators and who acts as others are powerful, and nobody else', () => {
  expect(isPowerful('PRINCIPAL', [])).toBe(true)
  expect(isPowerful('CSP', ['ImpersonationWrite'])).toBe(true)
  expect(isPowerful('CSP', ['OrderWrite'])).toBe(false)
  expect(isPowerful('GUIDE', ['OrderWrite', 'CareUnitUserWrite'])).toBe(false)
})

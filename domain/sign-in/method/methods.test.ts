import { describe, expect, test } from 'vitest'
import { changedMethods, checkMethods, endsSessions, type MethodFacts } from './methods.ts'

const alone: MethodFacts = {
  userName: 'maja',
  userNamePasswordEnabled: true,
  sithsEnabled: false,
  sithsNumber: null,
  vrkEnabled: false,
  vrkNumber: null,
  adEnabled: false,
  adUserName: null,
  smsCodeEnabled: false,
  phoneNumber: null,
  emailCodeEnabled: false,
  email: null,
  twoFactorEnabled: false,
  twoFactorEnforced: false,
  hasOwnFactor: false,
}
const card = { sithsEnabled: true, sithsNumber: 'SE2120009990-1' }

describe('the ways in of somebody', () => {
  test.each<[string, Partial<MethodFacts>, string | null]>([
    ['a password alone is enough', {}, null],
    ['a card alone is enough', { userNamePasswordEnabled: false, ...card }, null],
    ['one is left', { userNamePasswordEnabled: false }, 'no-method-left'],
    ['a card has its number', { sithsEnabled: true }, 'method-incomplete'],
    ['codes by text message need a phone', { smsCodeEnabled: true }, 'method-incomplete'],
    ['an enforced second factor can be shown', { twoFactorEnforced: true }, 'no-second-factor'],
    ['by an app', { twoFactorEnforced: true, hasOwnFactor: true }, null],
    ['or by mail', { twoFactorEnforced: true, emailCodeEnabled: true, email: 'a@b.se' }, null],
  ])('%s', (_what, change, refusal) => {
    const judged = checkMethods({ ...alone, ...change })
    expect(judged.ok ? null : judged.refusal).toBe(refusal)
  })

  test.each<[Partial<MethodFacts>, Partial<MethodFacts>, boolean]>([
    [{}, card, false],
    [card, { ...card, sithsNumber: 'SE2120009990-2' }, true],
    [card, {}, true],
    [{}, { phoneNumber: '+46701740605' }, false],
    [{}, { twoFactorEnforced: true }, true],
    [{}, { userName: 'maja.l' }, false],
  ])('from %o to %o end sessions: %s', (before, after, ends) => {
    expect(endsSessions({ ...alone, ...before }, { ...alone, ...after })).toBe(ends)
  })

  test('are told apart by their fields', () => {
    expect(changedMethods(alone, { ...alone, ...card })).toEqual(['sithsEnabled', 'sithsNumber'])
  })
})

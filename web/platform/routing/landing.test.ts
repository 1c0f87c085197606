import { describe, expect, test } from 'vitest'
import { type LandingFacts, askedAddress, isFirstToday, placeFor, screenFor } from './landing.ts'

const one = [{ id: 'a' }]
const two = [{ id: 'a' }, { id: 'b' }]

const user: LandingFacts = {
  application: 'GUIDE',
  parent: false,
  current: null,
  remembered: null,
  defaultCarePlaceId: null,
  clients: [],
  carePlaces: one,
}

function parentWith(carePlaces: readonly { id: string }[], defaultCarePlaceId: string | null): LandingFacts {
  return {
    ...user,
    parent: true,
    clients: [{ userId: 9, clientId: 'c', defaultCarePlaceId, carePlaces }],
    carePlaces: [],
  }
}

describe('where root leads', () => {
  test('PRINCIPAL lands on the organisations (A-4.4-01)', () =>
    expect(placeFor({ ...user, application: 'PRINCIPAL' })).toEqual({ kind: 'go', to: 'organizations' }))
  test('CSP lands on its care recipients (A-4.4-02)', () =>
    expect(placeFor({ ...user, application: 'CSP' })).toEqual({ kind: 'go', to: 'CSPCareRecipient' }))
  test('no client membership leads to AccessDenied (A-4.4-04)', () =>
    expect(placeFor({ ...user, parent: true })).toEqual({ kind: 'go', to: 'accessDenied' }))
  test('a token that stands for a care place keeps it', () =>
    expect(placeFor({ ...user, current: 'a', carePlaces: two })).toEqual({ kind: 'keep' }))
})

describe('a parent user', () => {
  test('with one place goes on there, on behalf of the child (A-4.4-05, A-4.4-08)', () =>
    expect(placeFor(parentWith(one, null))).toEqual({
      kind: 'choose',
      carePlaceId: 'a',
      childUserId: 9,
      saveAsDefault: false,
    }))
  test('with several goes to the default, which is saved again (A-4.4-06, A-4.4-07)', () =>
    expect(placeFor(parentWith(two, 'b'))).toEqual({
      kind: 'choose',
      carePlaceId: 'b',
      childUserId: 9,
      saveAsDefault: true,
    }))
  test.each([
    ['several places and no default', parentWith(two, null)],
    ['a default that is no longer its place', parentWith(two, 'gone')],
    ['no place', parentWith([], null)],
    [
      'two memberships',
      { ...parentWith(one, 'a'), clients: [...parentWith(one, 'a').clients, ...parentWith(one, 'a').clients] },
    ],
  ] as const)('with %s chooses client and place (A-4.4-11)', (_, facts) =>
    expect(placeFor(facts)).toEqual({ kind: 'go', to: 'selectClientCarePlace' }),
  )
  test('goes to MyPages first thing in the day (A-4.4-09)', () =>
    expect(screenFor({ parent: true, firstToday: true, permissions: [] })).toBe('MyPages'))
  test('then to the care recipients with CareRecipientRead (A-4.4-10)', () =>
    expect(screenFor({ parent: true, firstToday: false, permissions: ['CareRecipientRead'] })).toBe(
      'CareRecipientMain',
    ))
  test('without it chooses again, also as a purchaser (A-4.4-11)', () =>
    expect(screenFor({ parent: true, firstToday: false, permissions: ['CarePlacePurchaseRead'] })).toBe(
      'selectClientCarePlace',
    ))
})

describe('everybody else', () => {
  test('without care places is refused (A-4.4-12)', () =>
    expect(placeFor({ ...user, carePlaces: [] })).toEqual({ kind: 'go', to: 'accessDenied' }))
  test('gets the only place (A-4.4-13)', () =>
    expect(placeFor(user)).toMatchObject({ kind: 'choose', carePlaceId: 'a', childUserId: null, saveAsDefault: false }))
  test('gets the default among several (A-4.4-13)', () =>
    expect(placeFor({ ...user, carePlaces: two, defaultCarePlaceId: 'b' })).toMatchObject({ carePlaceId: 'b' }))
  test('gets the place chosen earlier in the session before the default (A-4.4-17)', () =>
    expect(placeFor({ ...user, carePlaces: two, remembered: 'a', defaultCarePlaceId: 'b' })).toMatchObject({
      carePlaceId: 'a',
    }))
  test('chooses when no place can be told (A-4.4-17)', () =>
    expect(placeFor({ ...user, carePlaces: two, defaultCarePlaceId: 'gone' })).toEqual({
      kind: 'go',
      to: 'selectCarePlace',
    }))
  test('goes to MyPages first thing in the day (A-4.4-14)', () =>
    expect(screenFor({ parent: false, firstToday: true, permissions: ['CareRecipientRead'] })).toBe('MyPages'))
  test('then to the care recipients (A-4.4-15, A-6-11)', () =>
    expect(screenFor({ parent: false, firstToday: false, permissions: ['CareRecipientRead'] })).toBe(
      'CareRecipientMain',
    ))
  test('or, as a purchaser, to the overview of the care place (A-4.4-16)', () =>
    expect(screenFor({ parent: false, firstToday: false, permissions: ['CarePlacePurchaseRead'] })).toBe(
      'careplace_overview',
    ))
  test('with neither stays on the root page (A-G33)', () =>
    expect(screenFor({ parent: false, firstToday: false, permissions: [] })).toBeNull())
})

test('a visit counts for its calendar day, and none at all is the first (A-4.2-25, A-4.2-26)', () => {
  expect(isFirstToday(null, '2026-11-20')).toBe(true)
  expect(isFirstToday('2026-11-19', '2026-11-20')).toBe(true)
  expect(isFirstToday('2026-11-20', '2026-11-20')).toBe(false)
})

test('only an address of ours is opened after signing in', () => {
  expect(askedAddress('/CareRecipient/12?tab=1')).toBe('/CareRecipient/12?tab=1')
  for (const other of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/',
    '/login',
    '/AccessDenied',
    null,
  ]) {
    expect(askedAddress(other)).toBeNull()
  }
})

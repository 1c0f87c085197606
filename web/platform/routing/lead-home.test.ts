import { describe, expect, test } from 'vitest'
import type { MembershipNode } from '../session/membership.ts'
import type { SignInOutcome } from '../session/token-reply.ts'
import { userOf } from '../session/session-user.ts'
import { fakeToken } from '../session/testing.ts'
import type { ClientEntry } from './landing.ts'
import { type LandingParts, leadHome } from './lead-home.ts'

type Claims = Parameters<typeof fakeToken>[0]

const work = ['CareRecipientRead']
const done: SignInOutcome = { ok: true, next: 'root' }

interface Given {
  readonly claims?: Claims
  /** Care places of the membership. */
  readonly places?: readonly string[]
  readonly clients?: readonly Partial<ClientEntry>[]
  readonly remembered?: string
  readonly visited?: string
  /** What the person may do once the token stands for a place. */
  readonly rights?: readonly string[]
  readonly changed?: SignInOutcome
  readonly fails?: 'membership' | 'clients' | 'default'
}

/** Leads somebody home, and writes down what was asked and done on the way. */
async function home({
  claims = {},
  places = ['a'],
  clients = [],
  remembered,
  visited = '2026-11-23',
  rights = work,
  changed = done,
  fails,
}: Given) {
  const way: string[] = []
  let carePlaceId: string | null = null
  function does<Result>(what: string, part: Given['fails'] | null, result: Result): Promise<Result> {
    way.push(what)
    return part === fails && part ? Promise.reject(new Error('no answer')) : Promise.resolve(result)
  }
  const parts: LandingParts = {
    user: () => {
      const user = userOf(fakeToken({ ...claims, permissions: carePlaceId === null ? [] : rights }))
      if (!user) throw new Error('no user')
      return { ...user, carePlaceId: carePlaceId ?? user.carePlaceId, permissions: [...rights] }
    },
    membershipOf: (userId) => does(`membership of ${userId}`, 'membership', places.map(placeNode)),
    clientsOf: (userId) =>
      does(
        `clients of ${userId}`,
        'clients',
        clients.map((each) => ({ ...someClient, ...each })),
      ),
    remembered: () => remembered ?? null,
    changeCarePlace: (place, child) => {
      carePlaceId = place
      return does(`work at ${place}${child === null ? '' : ` as ${child}`}`, null, changed)
    },
    saveDefault: (userId, place) => does(`default of ${userId} is ${place}`, 'default', null),
    askForSecondFactor: () => does('second factor', null, null),
    visits: { visitOf: () => visited, keepVisit: (userId, day) => void way.push(`visit of ${userId} on ${day}`) },
    today: () => '2026-11-23',
  }
  const { to, final } = await leadHome(parts)
  return { to, final, way }
}

const someClient: ClientEntry = { userId: 9, clientId: 'c', defaultCarePlaceId: null, carePlaces: [{ id: 'a' }] }
const placeNode = (id: string) => ({ id, label: 'CarePlace' }) as MembershipNode
const two = { carePlaces: [{ id: 'a' }, { id: 'b' }], defaultCarePlaceId: 'b' }
const parent = { is_parent: true }
const yesterday = '2026-11-22'

describe('where a sign-in leads, and what is asked on the way', () => {
  test.each<[string, Given, string | null, readonly string[]]>([
    ['PRINCIPAL (A-4.4-01)', { claims: { app: 'PRINCIPAL' } }, 'organizations', []],
    ['CSP (A-4.4-02)', { claims: { app: 'CSP' } }, 'CSPCareRecipient', []],
    ['nobody’s member (A-4.4-12)', { places: [] }, 'accessDenied', ['membership of 7']],
    ['one place (A-4.4-03, A-4.4-13, A-4.4-15)', {}, 'CareRecipientMain', ['membership of 7', 'work at a']],
    [
      'several places and a default (A-4.4-13)',
      { places: ['a', 'b'], claims: { dcp: 'b' } },
      'CareRecipientMain',
      ['membership of 7', 'work at b'],
    ],
    [
      'several, and one chosen earlier (A-4.4-17)',
      { places: ['a', 'b'], claims: { dcp: 'b' }, remembered: 'a' },
      'CareRecipientMain',
      ['membership of 7', 'work at a'],
    ],
    ['several and no default (A-4.4-17)', { places: ['a', 'b'] }, 'selectCarePlace', ['membership of 7']],
    [
      'a purchaser (A-4.4-16)',
      { rights: ['CarePlacePurchaseRead'] },
      'careplace_overview',
      ['membership of 7', 'work at a'],
    ],
    ['neither right (A-G33)', { rights: [] }, null, ['membership of 7', 'work at a']],
    ['a token for a place already', { claims: { cp: 'a' } }, 'CareRecipientMain', ['membership of 7']],
    [
      'the first visit of the day (A-4.4-14, A-4.2-26)',
      { visited: yesterday },
      'MyPages',
      ['membership of 7', 'work at a', 'visit of 7 on 2026-11-23'],
    ],
    ['a parent without clients (A-4.4-04)', { claims: parent }, 'accessDenied', ['clients of 7', 'membership of 7']],
    [
      'a parent with one place (A-4.4-05, A-4.4-08, A-4.4-10)',
      { claims: parent, clients: [{}] },
      'CareRecipientMain',
      ['clients of 7', 'membership of 7', 'work at a as 9'],
    ],
    [
      'a parent with a default, which is saved again (A-4.4-06, A-4.4-07)',
      { claims: parent, clients: [two] },
      'CareRecipientMain',
      ['clients of 7', 'membership of 7', 'default of 9 is b', 'work at b as 9'],
    ],
    [
      'a parent’s first visit of the day (A-4.4-09)',
      { claims: parent, clients: [{}], visited: yesterday },
      'MyPages',
      ['clients of 7', 'membership of 7', 'work at a as 9', 'visit of 7 on 2026-11-23'],
    ],
    [
      'a parent with two clients (A-4.4-11)',
      { claims: parent, clients: [{}, {}] },
      'selectClientCarePlace',
      ['clients of 7', 'membership of 7'],
    ],
    [
      'a parent without the right to persons (A-4.4-11)',
      { claims: parent, clients: [{}], rights: ['CarePlacePurchaseRead'] },
      'selectClientCarePlace',
      ['clients of 7', 'membership of 7', 'work at a as 9'],
    ],
    [
      'a child that is a parent too reads the clients of its parent (A-4.4-20)',
      { claims: { ...parent, parent_id: '3' }, clients: [{}] },
      'CareRecipientMain',
      ['clients of 3', 'membership of 7', 'work at a as 9'],
    ],
    [
      'somebody acted for, whose default stays untouched (A-4.2-23)',
      { claims: { ...parent, imp_sub: '44' }, clients: [two] },
      'CareRecipientMain',
      ['clients of 44', 'membership of 44', 'work at b as 9'],
    ],
  ])('%s', async (_who, given, to, way) => {
    const led = await home(given)
    expect([led.to, led.way]).toEqual([to, way])
  })
})

describe('the address that was asked for', () => {
  test.each<[string, Given, boolean]>([
    ['opens once one works at a place', {}, false],
    ['opens for an administrator', { claims: { app: 'PRINCIPAL' } }, false],
    ['gives way to My pages', { visited: yesterday }, true],
    ['gives way to the choice of a place', { places: ['a', 'b'] }, true],
    ['gives way where nothing may be opened', { places: [] }, true],
  ])('%s (session 12)', async (_what, given, final) => {
    expect((await home(given)).final).toBe(final)
  })
})

describe('what goes wrong on the way leaves the person on the root page, without a word (A-4.4-18)', () => {
  test.each<[string, Given]>([
    ['the membership does not come', { fails: 'membership' }],
    ['the clients do not come', { claims: parent, fails: 'clients' }],
    ['the default is not saved', { claims: parent, clients: [two], fails: 'default' }],
    ['the place is refused', { changed: { ok: false, code: 'ath0001' } }],
  ])('%s', async (_what, given) => {
    const { to, final } = await home(given)
    expect([to, final]).toEqual([null, true])
  })
})

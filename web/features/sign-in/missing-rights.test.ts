import { textsOf } from '@omsorg/texts/all.ts'
import { describe, expect, test } from 'vitest'
import { type GuardFacts, type HeldRole, guards } from '../../platform/routing/guards.ts'
import { routeNames } from '../../platform/routing/paths.ts'
import { lackingFor } from './missing-rights.ts'

const atPlace: HeldRole = { label: 'CarePlace', roles: [] }

function nurse(permissions: readonly string[], membership: readonly HeldRole[] | null = [atPlace]): GuardFacts {
  return { user: { application: 'GUIDE', permissions, carePlaceId: 'sun' }, challenged: false, membership }
}

const visitor: GuardFacts = { user: null, challenged: false, membership: null }

describe('why a page stays closed', () => {
  test('a visitor lacks nothing but a session', () => {
    expect(lackingFor(guards.selectCarePlace, visitor)).toBeNull()
  })

  test('whoever belongs to no care place is told so', () => {
    expect(lackingFor(guards.CareRecipientMain, nurse([], []))).toMatchObject({ missing: 'place' })
  })

  test('a page of another application is named as such', () => {
    expect(lackingFor(guards.OrganizationsClients, nurse(['OrderRead']))).toMatchObject({ missing: 'application' })
  })

  test('the right to see care recipients is missing', () => {
    expect(lackingFor(guards.CareRecipientMain, nurse(['OrderRead']))).toEqual({
      missing: 'permission',
      permissions: ['CareRecipientRead'],
      oneIsEnough: false,
    })
  })

  test('of several rights that are all needed, only those not held are named', () => {
    expect(lackingFor(guards.OrderWithdrawal, nurse(['OrderRead']))).toEqual({
      missing: 'permission',
      permissions: ['OrderWrite'],
      oneIsEnough: false,
    })
  })

  test('of several rights one may be enough', () => {
    expect(lackingFor(guards.careplace_overview, nurse([]))).toEqual({
      missing: 'permission',
      permissions: ['OrderRead', 'CarePlacePurchaseRead'],
      oneIsEnough: true,
    })
  })

  test('a role is named like a right', () => {
    expect(lackingFor(guards.GuideManageNews, nurse(['NewsRead']))).toEqual({
      missing: 'permission',
      permissions: ['NewsManager'],
      oneIsEnough: false,
    })
  })

  test('is unknown when the page that was wanted is unknown', () => {
    expect(lackingFor(null, nurse([]))).toBeNull()
  })
})

test('every right that a guard asks for has its words', () => {
  const words = Object.keys(textsOf('sv').pages.accessDenied.rights)
  const named = routeNames.flatMap((name) => {
    const application = guards[name].application ?? 'GUIDE'
    const user = { application, permissions: [], carePlaceId: 'sun' }
    return lackingFor(guards[name], { ...nurse([]), user })?.permissions ?? []
  })
  expect(named.length).toBeGreaterThan(40)
  expect([...new Set(named)].toSorted()).toEqual(words.toSorted())
})

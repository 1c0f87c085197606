import { textsOf } from '@omsorg/texts/all.ts'
import { describe, expect, test } from 'vitest'
import { type GuardFacts, type HeldRole, guards } from '../../platform/routing/guards.ts'
import { routeNames } from '../../platform/routing/paths.ts'
import { denialOf } from './missing-rights.ts'

const atPlace: HeldRole = { label: 'CarePlace', roles: [] }

function nurse(permissions: readonly string[], membership: readonly HeldRole[] | null = [atPlace]): GuardFacts {
  return { user: { application: 'GUIDE', permissions, carePlaceId: 'sun' }, challenged: false, membership }
}

const visitor: GuardFacts = { user: null, challenged: false, membership: null }

describe('why a page stays closed', () => {
  test('a visitor has to sign in first', () => {
    expect(denialOf(guards.selectCarePlace, visitor)).toEqual({ kind: 'visitor' })
  })

  test('whoever belongs to no care place is told so', () => {
    expect(denialOf(guards.CareRecipientMain, nurse([], []))).toEqual({ kind: 'no-place' })
  })

  test('a page of another application is named as such', () => {
    expect(denialOf(guards.OrganizationsClients, nurse(['OrderRead']))).toEqual({ kind: 'other-part' })
  })

  test('the right to see care recipients is missing', () => {
    expect(denialOf(guards.CareRecipientMain, nurse(['OrderRead']))).toEqual({
      kind: 'rights',
      missing: { names: ['CareRecipientRead'], oneIsEnough: false },
    })
  })

  test('of several rights that are all needed, only those not held are named', () => {
    expect(denialOf(guards.OrderWithdrawal, nurse(['OrderRead']))).toEqual({
      kind: 'rights',
      missing: { names: ['OrderWrite'], oneIsEnough: false },
    })
  })

  test('of several rights one may be enough', () => {
    expect(denialOf(guards.careplace_overview, nurse([]))).toEqual({
      kind: 'rights',
      missing: { names: ['OrderRead', 'CarePlacePurchaseRead'], oneIsEnough: true },
    })
  })

  test('a role is named like a right', () => {
    expect(denialOf(guards.GuideManageNews, nurse(['NewsRead']))).toEqual({
      kind: 'rights',
      missing: { names: ['NewsManager'], oneIsEnough: false },
    })
  })

  test('is unknown when the page that was wanted is unknown', () => {
    expect(denialOf(null, nurse([]))).toEqual({ kind: 'unknown' })
  })
})

test('every right that a guard asks for has its words', () => {
  const words = Object.keys(textsOf('sv').pages.accessDenied.rights)
  const named = routeNames.flatMap((name) => {
    const application = guards[name].application ?? 'GUIDE'
    const denial = denialOf(guards[name], { ...nurse([]), user: { application, permissions: [], carePlaceId: 'sun' } })
    return denial.kind === 'rights' ? denial.missing.names : []
  })
  expect(named.length).toBeGreaterThan(40)
  expect([...new Set(named)].toSorted()).toEqual(words.toSorted())
})

import { describe, expect, test } from 'vitest'
import { mayImpersonate, whyImpersonationEnds, type Target } from './may-impersonate.ts'

const helper = { id: 1, application: 'CSP', market: 10, mayImpersonate: true, isActing: false } as const
const nurse: Target = {
  id: 2,
  application: 'GUIDE',
  market: 10,
  mayImpersonate: false,
  status: 'active',
  clientRemoved: false,
  isMachine: false,
}

describe('acting as a user', () => {
  test('is for customer service with the right to, as active care staff of its market', () => {
    expect(mayImpersonate(helper, nurse)).toMatchObject({ ok: true })
  })

  test.each([
    ['without the right', { mayImpersonate: false }],
    ['as care staff', { application: 'GUIDE' }],
    ['as administrator', { application: 'PRINCIPAL' }],
    ['while acting already', { isActing: true }],
  ] as const)('is nothing %s', (_who, change) => {
    expect(mayImpersonate({ ...helper, ...change }, nurse)).toMatchObject({ refusal: 'may-not-impersonate' })
  })

  test.each([
    ['somebody unknown', null, 'user-out-of-reach'],
    ['another market', { market: 30 }, 'user-out-of-reach'],
    ['oneself', { id: 1 }, 'user-not-staff'],
    ['customer service', { application: 'CSP' }, 'user-not-staff'],
    ['an administrator', { application: 'PRINCIPAL' }, 'user-not-staff'],
    ['somebody who may act as users too', { mayImpersonate: true }, 'user-not-staff'],
    ['a machine', { isMachine: true }, 'user-not-staff'],
    ['somebody inactive', { status: 'inactive' }, 'user-not-active'],
    ['somebody locked', { status: 'locked' }, 'user-not-active'],
    ['somebody who never came', { status: 'pending' }, 'user-not-active'],
    ['staff of a removed client', { clientRemoved: true }, 'user-not-active'],
  ] as const)('is never as %s', (_whom, change, refusal) => {
    expect(mayImpersonate(helper, change && { ...nurse, ...change })).toMatchObject({ refusal })
  })
})

describe('an impersonation that runs', () => {
  const now = Temporal.Instant.from('2026-11-22T10:00:00Z')
  const later = now.add({ minutes: 1 })

  test('goes on while both are as they were', () => {
    expect(whyImpersonationEnds(helper, nurse, later, now)).toBeNull()
  })

  test.each([
    ['its time is up', helper, nurse, now, 'time-up'],
    ['the right is withdrawn', { ...helper, mayImpersonate: false }, nurse, later, 'right-withdrawn'],
    ['the user is locked', helper, { ...nurse, status: 'locked' }, later, 'user-changed'],
    ['the user has become customer service', helper, { ...nurse, application: 'CSP' }, later, 'user-changed'],
  ] as const)('ends when %s', (_when, who, whom, endsAt, reason) => {
    expect(whyImpersonationEnds(who, whom, endsAt, now)).toBe(reason)
  })
})

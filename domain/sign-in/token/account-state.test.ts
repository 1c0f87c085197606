import { describe, expect, test } from 'vitest'
import { maySignIn, type AccountState } from './account-state.ts'

const now = Temporal.Instant.from('2026-11-20T08:00:00Z')
const active: AccountState = { status: 'active', clientRemoved: false, lastSignIn: now.subtract({ hours: 24 * 180 }) }

describe('an account with the right password', () => {
  test('signs in while it is active and in use', () => {
    expect(maySignIn(active, now).ok).toBe(true)
    expect(maySignIn({ ...active, lastSignIn: null }, now).ok).toBe(true)
    const unused = { ...active, lastSignIn: now.subtract({ hours: 24 * 300 }) }
    expect(maySignIn({ ...unused, unlocked: now.subtract({ hours: 1 }) }, now).ok).toBe(true)
  })

  test.each<[string, Partial<AccountState>, string]>([
    ['that was deactivated', { status: 'inactive' }, 'account-deactivated'],
    ['of a client that was removed', { clientRemoved: true }, 'account-deactivated'],
    ['that was locked', { status: 'locked' }, 'account-locked'],
    ['unused for more than 180 days', { lastSignIn: now.subtract({ hours: 24 * 180 + 1 }) }, 'account-locked'],
    ['whose registration is not confirmed', { status: 'pending' }, 'registration-pending'],
  ])('%s is told so', (_which, change, refusal) => {
    expect(maySignIn({ ...active, ...change }, now)).toMatchObject({ ok: false, refusal })
  })
})

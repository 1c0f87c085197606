import { agree, refuse, type Outcome } from '../../outcome.ts'

/** Ends without renewal: whoever needs longer says again why. */
export const impersonationMinutes = 60

interface Party {
  readonly id: number
  readonly application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
  readonly market: number
  readonly mayImpersonate: boolean
}

export interface Target extends Party {
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly clientRemoved: boolean
  readonly isMachine: boolean
}

export type ImpersonationRefusal = 'may-not-impersonate' | 'user-out-of-reach' | 'user-not-staff' | 'user-not-active'

/**
 * Whether somebody may act as a user: customer service with that right, as active care staff of its own market. Never as
 * an operator or a machine, as somebody who may do the same, as oneself, or from within another impersonation.
 */
export function mayImpersonate(
  helper: Party & { readonly isActing: boolean },
  target: Target | null,
): Outcome<null, ImpersonationRefusal> {
  if (helper.application !== 'CSP' || !helper.mayImpersonate || helper.isActing) return refuse('may-not-impersonate')
  if (target === null || target.market !== helper.market) return refuse('user-out-of-reach')
  const isStaff = target.application === 'GUIDE' && !target.isMachine && !target.mayImpersonate
  if (target.id === helper.id || !isStaff) return refuse('user-not-staff')
  if (target.status !== 'active' || target.clientRemoved) return refuse('user-not-active')
  return agree(null)
}

export type ImpersonationEnd = 'time-up' | 'right-withdrawn' | 'user-changed'

/** Why an impersonation that runs goes on no longer, at a refresh of its session; null when it does. */
export function whyImpersonationEnds(
  helper: Party,
  target: Target | null,
  endsAt: Temporal.Instant,
  now: Temporal.Instant,
): ImpersonationEnd | null {
  if (Temporal.Instant.compare(endsAt, now) <= 0) return 'time-up'
  const allowed = mayImpersonate({ ...helper, isActing: false }, target)
  if (allowed.ok) return null
  return allowed.refusal === 'may-not-impersonate' ? 'right-withdrawn' : 'user-changed'
}

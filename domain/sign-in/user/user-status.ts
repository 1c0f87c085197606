import { agree, refuse, type Outcome } from '../../outcome.ts'

export type UserStatus = 'active' | 'inactive' | 'locked' | 'pending'

export interface StatusFacts {
  readonly status: UserStatus
  readonly isOwn: boolean
  /** A parent with children who are active. */
  readonly hasActiveChildren: boolean
  /** A child is entered by its parent, and chooses no password. */
  readonly isChild: boolean
  /** Administers, and no other active account does. */
  readonly isLastAdministrator: boolean
  /** Works, alone or through the group, where whoever asks administers nothing. */
  readonly worksElsewhere: boolean
}

const possible: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  active: ['inactive', 'locked'],
  inactive: ['active'],
  locked: ['active', 'inactive'],
  pending: ['inactive'],
}

/** Whether somebody may give an account another status. What it is already, it stays. */
export function checkStatus(
  { status, isOwn, hasActiveChildren, isChild, isLastAdministrator, worksElsewhere }: StatusFacts,
  next: UserStatus,
): Outcome<null, 'own-account' | 'in-group' | 'last-administrator' | 'registration-pending' | 'status-not-possible'> {
  if (isOwn) return refuse('own-account')
  if (status === next) return agree(null)
  if (worksElsewhere || (next === 'inactive' && hasActiveChildren)) return refuse('in-group')
  if (isLastAdministrator && next !== 'active') return refuse('last-administrator')
  if (status === 'pending' && next === 'active') return isChild ? agree(null) : refuse('registration-pending')
  return possible[status].includes(next) ? agree(null) : refuse('status-not-possible')
}

/** What decides whether an account reaches further than whoever looks after it. */
export interface ReachOfAccount {
  /** Where whoever looks after it works. */
  readonly application: 'PRINCIPAL' | 'CSP' | 'GUIDE' | 'CRP'
  /** Holds roles outside the care units of whoever administers some. */
  readonly holdsRolesOutside: boolean
  /** A parent enters its children: who holds one account of a group may hold the others, wherever they are. */
  readonly groupReachesOutside: boolean
}

/**
 * Whether somebody works where whoever looks after them administers nothing. What gives control of an account, such as its
 * address, its password and its status, is then not theirs. Administration looks after everybody.
 */
export function worksElsewhere({ application, holdsRolesOutside, groupReachesOutside }: ReachOfAccount): boolean {
  if (application === 'PRINCIPAL') return false
  return groupReachesOutside || (application === 'GUIDE' && holdsRolesOutside)
}

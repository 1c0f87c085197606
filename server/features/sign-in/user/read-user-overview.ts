import { readUserOverview as contract } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { isUnused as isUnusedSince } from '@omsorg/domain/sign-in/token/account-state.ts'
import { checkStatus } from '@omsorg/domain/sign-in/user/user-status.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isTheirs } from '../method/method-reach.ts'
import { methodView } from '../method/method-view.ts'
import { readUserMethods } from '../method/methods.sql.ts'
import { assignedRoleView } from '../role/role-views.ts'
import { readAssignedRoles } from '../role/roles.sql.ts'
import { readStandingTo, readUserRecord } from './user-record.sql.ts'
import { readRelated, readStanding } from './user-overview.sql.ts'

export const readUserOverview = handle(contract, async ({ params: { id }, actor, now, tx }) => {
  const isOfUnits = actor.application === 'GUIDE'
  const [user, reach, standing, methods, roles, related] = await Promise.all([
    readUserRecord(tx, id),
    readStandingTo(tx, id, actor),
    readStanding(tx, id),
    readUserMethods(tx, id),
    readAssignedRoles(tx, id),
    readRelated(tx, id),
  ])
  if (!user || !standing || (isOfUnits && !reach.inside)) return notFound()
  const isUnused =
    user.status === 'active' &&
    isUnusedSince({ lastSignIn: momentOf(standing.last_sign_in_at), unlocked: momentOf(standing.unlocked_at) }, now)
  const status = isUnused ? 'locked' : user.status
  const worksElsewhere = reach.elsewhere
  const isChild = user.parentUserId !== null
  const facts = {
    status: user.status,
    isOwn: actor.isOwn(id),
    hasActiveChildren: standing.has_active_children,
    isChild,
    // Users of the organisation do not administer it as a whole.
    isLastAdministrator: false,
    worksElsewhere,
  }
  const stopped = checkStatus(facts, 'inactive')
  const isKept = !stopped.ok && (stopped.refusal === 'own-account' || stopped.refusal === 'in-group')
  const deactivation = isKept ? stopped.refusal : null
  const mayReadMethods = methods && actor.may('AuthenticationMethodRead') && isTheirs(actor, methods)
  const kept = facts.isOwn ? 'own-account' : worksElsewhere ? 'works-elsewhere' : null
  const group = isOfUnits ? [] : related
  return agree({
    ...user,
    status,
    createdAt: standing.created_at,
    lockedReason: isUnused ? 'inactivity' : standing.locked_reason,
    statusChangedAt: standing.status_changed_at,
    statusChangedBy: authorNamed(standing.status_changed_by, null),
    lastSignInAt: standing.last_sign_in_at,
    failedAttempts: standing.failed_attempts,
    welcome:
      standing.welcome_sent_at && standing.welcome_expires_at
        ? {
            sentAt: standing.welcome_sent_at,
            expiresAt: standing.welcome_expires_at,
            usedAt: standing.welcome_used_at,
          }
        : null,
    disclaimer:
      standing.disclaimer_version !== null && standing.disclaimer_accepted_at
        ? { version: standing.disclaimer_version, acceptedOn: standing.disclaimer_accepted_at }
        : null,
    authenticationMethods: mayReadMethods ? methodView(methods) : null,
    // What somebody holds outside the own units is not theirs to see; the roles inside have a call of their own.
    roles: isOfUnits ? [] : roles.map(assignedRoleView),
    parent: group.find(({ isParent }) => isParent) ?? null,
    children: group.filter(({ isParent }) => !isParent),
    can: {
      change: { possible: kept === null, reason: kept },
      deactivate: { possible: deactivation === null, reason: deactivation },
      welcome: welcomeOf(),
    },
  })

  function welcomeOf() {
    if (worksElsewhere) return no('works-elsewhere')
    if (isChild) return no('entered-by-parent')
    if (user?.status === 'inactive' || standing?.client_removed) return no('account-deactivated')
    if (user?.status !== 'pending' && standing?.has_password) return no('already-registered')
    return user?.email === null ? no('no-address') : ({ possible: true, reason: null } as const)
  }
})

function no<Reason extends string>(reason: Reason) {
  return { possible: false, reason }
}

function momentOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text)
}

import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ListedUser } from './search-users.sql.ts'

type UserNode = AnswerOf<typeof searchUsers>['users'][number]

/** A user as lists show them. */
export function listedUser(user: ListedUser, actor: Actor): UserNode {
  return {
    nodeType: 'User',
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    userName: user.user_name,
    email: user.email,
    status: user.status,
    marketAreaCode: user.market,
    clientId: user.client_id,
    clientName: user.client_name,
    carePlaceName: user.belongs_to.carePlaceName,
    isParentUser: user.is_parent,
    parentUserId: user.parent_user_id,
    visible: user.visible,
    clientCount: user.belongs_to.clients,
    canBeHelped: canBeHelped(user, actor),
  }
}

type Reason = NonNullable<UserNode['canBeHelped']['reason']>

function canBeHelped(user: ListedUser, actor: Actor) {
  const reason = whyNot(user, actor)
  return { possible: reason === null, reason }
}

/** Whether somebody helps care staff by acting for them. */
export function mayHelp(actor: Actor): boolean {
  return actor.application === 'CSP' && actor.may('ImpersonationWrite')
}

/** The grant judges it again, with the rights of that moment. */
function whyNot(user: ListedUser, actor: Actor): Reason | null {
  if (!mayHelp(actor)) return 'right-missing'
  if (user.application !== 'GUIDE' || user.may_impersonate) return 'user-not-staff'
  return user.status !== 'active' || user.client_removed ? 'user-not-active' : null
}

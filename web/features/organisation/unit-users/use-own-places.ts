import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { actingId } from '../../../platform/session/session-user.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { ownPlaces } from './own-places.ts'

/** The care places at which whoever is signed in gives roles. */
export function useOwnPlaces() {
  const user = useSessionUser()
  const answer = useAnswer(readMembership, { params: { id: user ? actingId(user) : 0 } }, { enabled: user !== null })
  return { answer, places: answer.data && ownPlaces(answer.data.membershipNodes) }
}

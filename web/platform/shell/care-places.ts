import { type MembershipNode, carePlacesOf } from '../session/membership.ts'
import type { SessionUser } from '../session/session-user.ts'

export interface CarePlaces {
  readonly present: MembershipNode
  readonly client: string
  /** Where else this user may work; none where that is chosen together with the client. */
  readonly others: readonly MembershipNode[]
  readonly change: 'selectCarePlace' | 'selectClientCarePlace'
}

/** Where the user works now and could work; null without a care place. */
export function carePlacesFor(user: SessionUser, nodes: readonly MembershipNode[]): CarePlaces | null {
  const places = carePlacesOf(nodes)
  const present = places.find((place) => place.id === user.carePlaceId)
  if (!present) return null
  const child = user.parentUserId !== null || user.isParentUser
  return {
    present,
    client: nodes.find((node) => node.label === 'Client' && node.id === present.clientId)?.name ?? '',
    others: child ? [] : places.filter((place) => place !== present),
    change: child ? 'selectClientCarePlace' : 'selectCarePlace',
  }
}

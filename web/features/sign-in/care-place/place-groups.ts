import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { type MembershipNode, treeOf } from '../../../platform/session/membership.ts'

export interface Place {
  readonly id: string
  readonly name: string
  /** The user that belongs there, when it is a child of the one signed in; else null. */
  readonly childUserId: number | null
  readonly isDefault: boolean
}

/** What one client offers: its care units, each with its care places. */
export interface PlaceGroup {
  readonly key: string
  readonly client: string
  readonly units: readonly { readonly key: string; readonly name: string; readonly places: readonly Place[] }[]
}

type ClientEntries = AnswerOf<typeof readClientMembership>['users']

/** Where a user may work, in the order of the membership: client, care unit, care place. */
export function groupsOfMembership(
  nodes: readonly MembershipNode[],
  defaultCarePlaceId: string | null,
): readonly PlaceGroup[] {
  return filled(
    treeOf(nodes).map(({ node: client, children }) => ({
      key: client.id,
      client: client.name,
      units: children.map(({ node: unit, children: places }) => ({
        key: unit.id,
        name: unit.name,
        places: places.map(({ node: { id, name } }) => ({
          id,
          name,
          childUserId: null,
          isDefault: id === defaultCarePlaceId,
        })),
      })),
    })),
  )
}

/** Where a parent user may work: each client is reached through the child user that belongs to it. */
export function groupsOfClients(entries: ClientEntries): readonly PlaceGroup[] {
  return filled(
    entries.map(({ userId, clientId, clientName, defaultCarePlaceId, carePlaces }) => ({
      key: `${clientId} ${userId}`,
      client: clientName,
      units: [...Map.groupBy(carePlaces, ({ careUnitId }) => careUnitId)].map(([careUnitId, places]) => ({
        key: careUnitId,
        name: places[0]?.careUnitName ?? '',
        places: places.map(({ id, name }) => ({
          id,
          name,
          childUserId: userId,
          isDefault: id === defaultCarePlaceId,
        })),
      })),
    })),
  )
}

/** Every word must stand somewhere in the name of the care place, of its care unit or of its client. */
export function matching(groups: readonly PlaceGroup[], search: string): readonly PlaceGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...names: readonly string[]) => {
    const text = names.join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  return filled(
    groups.map((group) => ({
      ...group,
      units: group.units.map((unit) => ({
        ...unit,
        places: unit.places.filter((place) => fits(place.name, unit.name, group.client)),
      })),
    })),
  )
}

export function placesIn(groups: readonly PlaceGroup[]): readonly Place[] {
  return groups.flatMap(({ units }) => units.flatMap(({ places }) => places))
}

/** Without the care units and clients that offer nothing. */
function filled(groups: readonly PlaceGroup[]): readonly PlaceGroup[] {
  return groups
    .map((group) => ({ ...group, units: group.units.filter(({ places }) => places.length > 0) }))
    .filter(({ units }) => units.length > 0)
}

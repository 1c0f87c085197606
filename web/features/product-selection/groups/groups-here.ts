import { pathTo } from '../../../platform/routing/paths.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { type SelectionHere, useHere } from '../selection/selection-here.ts'

/** The groups of one area for one person: where the same is chosen one by one, and where the other areas are. */
export interface GroupsHere extends SelectionHere {
  readonly productsPath: string
  readonly pathOfGroups: (area: TherapyArea) => string
}

export function useGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea } = useParameters('ProductGroups')
  const here = useHere(careRecipientId, therapyArea, null)
  return {
    ...here,
    productsPath: here.pathOfArea(therapyArea),
    pathOfGroups: (area) => pathTo('ProductGroups', { careRecipientId, careRecipientGuid, therapyArea: area }),
  }
}

export function useCspGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea, clientId, carePlaceId, customerNumber } =
    useParameters('CSPProductGroups')
  const place = { clientId, carePlaceId }
  const here = useHere(careRecipientId, therapyArea, place)
  return {
    ...here,
    productsPath: here.pathOfArea(therapyArea),
    pathOfGroups: (area) =>
      pathTo('CSPProductGroups', { careRecipientId, careRecipientGuid, therapyArea: area, ...place, customerNumber }),
  }
}

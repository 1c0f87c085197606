import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { SelectionHere } from '../selection/selection-here.ts'

/** The groups of one area for one person: where the same is chosen one by one, and where the other areas are. */
export interface GroupsHere extends SelectionHere {
  readonly productsPath: string
  readonly pathOfGroups: (area: TherapyArea) => string
}

export function useGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea } = useParameters('ProductGroups')
  const carePlaceId = useSessionUser()?.carePlaceId ?? null
  const pathOfArea = (area: TherapyArea) => pathTo('ProductSelectionDirect', { careRecipientId, therapyArea: area })
  return {
    careRecipientId,
    area: therapyArea,
    isPca: therapyArea === 'Pca',
    carePlaceId,
    place: null,
    personPath: pathTo('CareRecipientHandleProducts', { careRecipientId }),
    pathOfArea,
    groupsPath: null,
    prescribePath: pathTo('PrescriptionWizard', { careRecipientId, therapyArea }),
    productsPath: pathOfArea(therapyArea),
    pathOfGroups: (area) => pathTo('ProductGroups', { careRecipientId, careRecipientGuid, therapyArea: area }),
  }
}

export function useCspGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea, clientId, carePlaceId, customerNumber } =
    useParameters('CSPProductGroups')
  const place = { clientId, carePlaceId }
  const pathOfArea = (area: TherapyArea) =>
    pathTo('CSPProductSelection', { careRecipientId, therapyArea: area, ...place, isCSP: true })
  return {
    careRecipientId,
    area: therapyArea,
    isPca: therapyArea === 'Pca',
    carePlaceId,
    place,
    personPath: pathTo('CSPRecipientHandleProducts', { careRecipientId, ...place }),
    pathOfArea,
    groupsPath: null,
    prescribePath: null,
    productsPath: pathOfArea(therapyArea),
    pathOfGroups: (area) =>
      pathTo('CSPProductGroups', { careRecipientId, careRecipientGuid, therapyArea: area, ...place, customerNumber }),
  }
}
